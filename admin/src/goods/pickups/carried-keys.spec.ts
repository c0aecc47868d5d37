import { expect, it } from 'vitest';
import { placeAfterKey } from './carried-keys';

const TODAY = '2026-11-24';
const at = { day: '2026-11-30', slot: 'Après-midi (12h-17h)' } as const;

it('arrows move by a day over the end of a month, and Page by a week', () => {
  expect(placeAfterKey(at, 'ArrowRight', TODAY)).toEqual({ ...at, day: '2026-12-01' });
  expect(placeAfterKey(at, 'ArrowLeft', TODAY)).toEqual({ ...at, day: '2026-11-29' });
  expect(placeAfterKey(at, 'PageDown', TODAY)).toEqual({ ...at, day: '2026-12-07' });
});

it('arrows move by a slot, and stay at the ends of the day', () => {
  const morning = placeAfterKey(at, 'ArrowUp', TODAY);
  expect(morning).toEqual({ ...at, slot: 'Matin (8h-12h)' });
  expect(placeAfterKey({ ...at, slot: 'Matin (8h-12h)' }, 'ArrowUp', TODAY)).toEqual(morning);
  expect(placeAfterKey(at, 'ArrowDown', TODAY)).toEqual({ ...at, slot: 'Soirée (17h-20h)' });
});

it('the past is not reached', () => {
  expect(placeAfterKey({ ...at, day: TODAY }, 'ArrowLeft', TODAY)).toBe('past');
  expect(placeAfterKey(at, 'PageUp', TODAY)).toBe('past');
});

it('other keys move nothing', () => {
  expect(placeAfterKey(at, 'a', TODAY)).toBeNull();
});
