import type { PickupTransaction, PickupCalendar } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { isMovable, isOverdue, pickupsOf, withPickup, withPlan } from './calendar-places';

const pickup = (values: Partial<PickupTransaction>) =>
  ({
    id: 'a',
    status: 'pickup_scheduled',
    pickup_date: '2026-11-24',
    pickup_slot: 'Matin (8h-12h)',
    ...values,
  }) as PickupTransaction;
const calendar = (values: Partial<PickupCalendar>): PickupCalendar => ({
  from: '2026-11-23',
  to: '2026-11-29',
  pickups: [],
  waiting: [],
  people: [],
  ...values,
});
const plan = {
  pickup_date: '2026-11-26',
  pickup_slot: 'Soirée (17h-20h)' as const,
  assigned_to: 'Paul ',
  notes: '',
};

it('a day lists its pick-ups from morning to evening', () => {
  const evening = pickup({ id: 'b', pickup_slot: 'Soirée (17h-20h)' });
  const other = pickup({ id: 'c', pickup_date: '2026-11-25' });
  const all = calendar({ pickups: [evening, other, pickup({})] });
  expect(pickupsOf(all, '2026-11-24').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(pickupsOf(all, '2026-11-24', 'Soirée (17h-20h)')).toEqual([evening]);
});

it('what waited for a day leaves the waiting list for its slot', () => {
  const waiting = pickup({ status: 'contacted', pickup_date: null, pickup_slot: null });
  const { pickups, waiting: left } = withPlan(calendar({ waiting: [waiting] }), waiting, plan);
  expect(left).toEqual([]);
  expect(pickups).toMatchObject([
    { id: 'a', status: 'pickup_scheduled', pickup_date: '2026-11-26', assigned_to: 'Paul' },
  ]);
});

it('what is moved to another week is no longer shown in this one', () => {
  const moved = pickup({ pickup_date: '2026-12-03' });
  expect(withPickup(calendar({ pickups: [pickup({})] }), moved).pickups).toEqual([]);
});

it('what was fetched is not moved', () => {
  expect(isMovable(pickup({}))).toBe(true);
  expect(isMovable(pickup({ status: 'contacted' }))).toBe(true);
  expect(isMovable(pickup({ status: 'completed' }))).toBe(false);
});

it('a scheduled pick-up is overdue from the day after', () => {
  expect(isOverdue(pickup({}), '2026-11-24')).toBe(false);
  expect(isOverdue(pickup({}), '2026-11-25')).toBe(true);
  expect(isOverdue(pickup({ status: 'completed' }), '2026-11-25')).toBe(false);
});
