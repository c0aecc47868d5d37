import { Clock } from '@livres/api/dist/platform/clock/clock.js';
import { vi } from 'vitest';
import type { TestApi } from './api.ts';

/** Stops the api's clock at `moment`; `advance` moves it on. */
export function stopClock(api: TestApi, moment: Date = new Date()) {
  let now = moment;
  vi.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  return {
    advance(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    set(to: string | Date) {
      now = new Date(to);
    },
  };
}

export type StoppedClock = ReturnType<typeof stopClock>;
