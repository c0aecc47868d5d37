import type { PickupAvailability } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { againstWishes, nextWishedDay } from './wishes';

const wishes: PickupAvailability = {
  preferred_days: ['Mardi', 'Jeudi'],
  time_slots: ['Matin (8h-12h)'],
};

it('a day and a slot that the donor wished raise nothing', () => {
  expect(againstWishes(wishes, '2026-11-24', 'Matin (8h-12h)')).toEqual([]);
  expect(againstWishes(wishes, '2026-11-26', null)).toEqual([]);
});

it('another day and another slot are pointed out, each with what was wished', () => {
  expect(againstWishes(wishes, '2026-11-25', 'Soirée (17h-20h)')).toEqual([
    'Le donateur n’a pas proposé le mercredi, mais\u00a0: mardi, jeudi.',
    'Le donateur n’a pas proposé «\u00a0Soirée (17h-20h)\u00a0», mais\u00a0: Matin (8h-12h).',
  ]);
});

it('nothing wished suits every day', () => {
  const any = { preferred_days: [], time_slots: [] };
  expect(againstWishes(any, '2026-11-29', 'Soirée (17h-20h)')).toEqual([]);
});

it('the next day that suits is looked for from the day given, over the end of a week', () => {
  expect(nextWishedDay(wishes, '2026-11-24')).toBe('2026-11-24');
  expect(nextWishedDay(wishes, '2026-11-27')).toBe('2026-12-01');
});
