import { describe, expect, it } from 'vitest';
import type { EventStatus } from './event-choices.contract.js';
import { earlyBird, eventEnd, eventLabel, isRegistrationOpen, registrationState } from './event.contract.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';

const INSTANT = '2026-11-21T10:00:00Z';
const NOW = new Date(INSTANT);
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();
const YESTERDAY = inDays(-1);
const TOMORROW = inDays(1);

const event = (over: object = {}) => ({
  status: 'published' as EventStatus,
  start_date: TOMORROW as string | null,
  end_date: null as string | null,
  requires_registration: true,
  registration_opens_at: null as string | null,
  registration_closes_at: null as string | null,
  available_seats: 10 as number | null,
  is_free: false,
  price: 40,
  early_bird_price: 30 as number | null,
  early_bird_deadline: null as string | null,
  ...over,
});

describe('the status that visitors read', () => {
  it.each([
    ['cancelled', 'Annulé'],
    ['draft', 'Brouillon'],
  ] as const)('is that of a %s event, whatever its dates', (status, label) => {
    for (const start_date of [YESTERDAY, INSTANT, TOMORROW, null])
      expect(eventLabel(event({ status, start_date }), NOW)).toEqual({ code: status, label });
  });

  it.each([
    ['Terminé', { start_date: YESTERDAY, end_date: '2026-11-21T09:59:59.999Z' }],
    ['Terminé', { start_date: YESTERDAY }],
    ['Terminé', { start_date: null, end_date: YESTERDAY }],
    ['En cours', { start_date: YESTERDAY, end_date: INSTANT }],
    ['En cours', { start_date: INSTANT, end_date: TOMORROW }],
    ['En cours', { start_date: '2026-11-21T05:00:00Z' }],
    ['À venir', { start_date: '2026-11-21T10:00:00.001Z' }],
    ['À venir', { start_date: TOMORROW }],
    ['Programmé', { start_date: null }],
    ['Programmé', { start_date: null, end_date: TOMORROW }],
  ])('is « %s » with %j', (label, dates) => {
    expect(eventLabel(event(dates), NOW).label).toBe(label);
  });
});

describe('an event without an end lasts until the midnight of Paris', () => {
  it.each([
    ['in winter', '2026-11-21T10:00:00Z', '2026-11-21T23:00:00.000Z'],
    ['in summer', '2027-07-14T10:00:00Z', '2027-07-14T22:00:00.000Z'],
    [
      'when it starts after midnight in Paris, not yet in Greenwich',
      '2026-11-21T23:30:00Z',
      '2026-11-22T23:00:00.000Z',
    ],
    ['on the day that has 23 hours', '2027-03-28T08:00:00Z', '2027-03-28T22:00:00.000Z'],
    ['on the eve of that day', '2027-03-27T08:00:00Z', '2027-03-27T23:00:00.000Z'],
    ['on the day that has 25 hours', '2027-10-31T08:00:00Z', '2027-10-31T23:00:00.000Z'],
    ['on the eve of that day', '2027-10-30T08:00:00Z', '2027-10-30T22:00:00.000Z'],
    ['on the last day of the year', '2026-12-31T20:00:00Z', '2026-12-31T23:00:00.000Z'],
    ['at midnight itself', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00.000Z'],
  ])('%s', (_, start_date, end) => {
    expect(eventEnd({ start_date, end_date: null })?.toISOString()).toBe(end);
  });
});

describe('registration', () => {
  it.each([
    ['not_required', { requires_registration: false, start_date: YESTERDAY }],
    ['over', { start_date: YESTERDAY, registration_closes_at: YESTERDAY, available_seats: 0 }],
    ['closed', { registration_closes_at: INSTANT, available_seats: 0 }],
    ['closed', { registration_opens_at: '2026-11-21T10:00:00.001Z' }],
    ['closed', { status: 'cancelled' }],
    ['closed', { status: 'draft' }],
    ['full', { available_seats: 0 }],
    ['full', { available_seats: -1 }],
    ['open', { available_seats: 1 }],
    ['open', { available_seats: null }],
    ['open', { registration_opens_at: INSTANT, registration_closes_at: '2026-11-21T10:00:00.001Z' }],
    ['open', { start_date: null }],
  ] as const)('is %s with %j', (state, over) => {
    expect(registrationState(event(over), NOW)).toBe(state);
  });

  it('stays open when it is full, for the waiting list', () => {
    expect(isRegistrationOpen(event({ available_seats: 0 }), NOW)).toBe(true);
    expect(isRegistrationOpen(event({ requires_registration: false }), NOW)).toBe(false);
  });
});

describe('the early-bird price', () => {
  it.each([
    [40, 30, 25],
    [30, 20, 33],
    [15, 10, 33],
    [0.3, 0.2, 33],
    [19.99, 9.99, 50],
    [650_000, 649_999, 0],
    [12, 0, 100],
  ])('of %d, at %d, takes %d %% off, rounded down', (price, early_bird_price, off) => {
    expect(earlyBird(event({ price, early_bird_price }), NOW)?.discount_percentage).toBe(off);
  });

  it.each([
    { is_free: true },
    { early_bird_price: null },
    { early_bird_price: 40 },
    { early_bird_price: 50 },
  ])('is none with %j', (over) => expect(earlyBird(event(over), NOW)).toBeNull());

  it.each([
    [true, { early_bird_deadline: INSTANT }],
    [false, { early_bird_deadline: '2026-11-21T09:59:59.999Z' }],
    [true, { start_date: TOMORROW }],
    [false, { start_date: YESTERDAY }],
    [true, { start_date: null }],
    [false, { status: 'cancelled' }],
    [false, { start_date: YESTERDAY, early_bird_deadline: TOMORROW }],
  ])('runs: %s with %j', (runs, over) => {
    expect(earlyBird(event(over), NOW)?.runs).toBe(runs);
  });
});
