import type { PickupAvailability } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { sharedWishes } from './shared-wishes';

const one: PickupAvailability = {
  preferred_days: ['Mardi', 'Samedi'],
  time_slots: ['Matin (8h-12h)', 'Soirée (17h-20h)'],
};
const other: PickupAvailability = {
  preferred_days: ['Samedi', 'Dimanche'],
  time_slots: ['Matin (8h-12h)'],
};

it('what suits all donors is what each of them wished', () => {
  expect(sharedWishes([one, other])).toEqual({
    preferred_days: ['Samedi'],
    time_slots: ['Matin (8h-12h)'],
  });
});

it('who wished nothing narrows nothing', () => {
  expect(sharedWishes([one, { preferred_days: [], time_slots: [] }])).toEqual(one);
});
