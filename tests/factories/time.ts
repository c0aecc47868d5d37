import { Clock } from '@livres/api/dist/platform/clock/clock.js';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { vi } from 'vitest';
import type { TestApi } from './api.ts';
import { running } from './running.ts';

/** Stops the api's clock at `moment`; `advance` moves it on. */
export function stopClock(api: TestApi, moment: Date = new Date()) {
  let now = moment;
  vi.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  return {
    now: () => new Date(now),
    advance(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    set(to: string | Date) {
      now = new Date(to);
    },
  };
}

/** The stopped clock of a spec file's api, which is yet to start. */
export function stoppedClock(api: TestApi, moment?: Date): StoppedClock {
  return running(() => stopClock(api, moment));
}

/** A moment as clocks in Paris show it: « 2027-03-06 10:00 ». */
export const inParis = (moment: string | null): string | null =>
  moment && new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).slice(0, 16);

/** In Paris, whose years are those of gifts and receipts. */
export const thisYear = (): number => Number(parisDay(new Date()).slice(0, 4));

export type StoppedClock = ReturnType<typeof stopClock>;
