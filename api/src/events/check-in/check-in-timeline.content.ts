import { parisClock } from '../../platform/clock/paris-clock.contract.js';

/** « 14:02 », in Paris. */
const clock = (moment: Date) => parisClock(moment).toISOString().slice(11, 16);
const at = (moment: Date, door: string) => `${clock(moment)}${door ? `, ${door}` : ''}`;

export const checkInTimeline = {
  in: (position: number, moment: Date, door: string) => `Billet n° ${position} : entré à ${at(moment, door)}`,
  twice: (position: number, moment: Date, door: string) =>
    `Billet n° ${position} : présenté une seconde fois, sans réseau, à ${at(moment, door)}`,
  undone: (position: number) => `Billet n° ${position} : entrée annulée`,
};
