import { describe, expect, it } from 'vitest';
import type { EventStatus } from './event-choices.contract.js';
import { EVENT_MESSAGES } from './event.contract.js';
import { eventFaults } from './event.rules.js';

const START = new Date('2027-03-06T09:00:00Z');
const END = new Date('2027-03-06T11:00:00Z');
const choiceOf = (...choices: string[]) => ({
  id: 'repas',
  label: 'Repas ?',
  kind: 'choice' as const,
  choices,
  required: false,
});
const event = (over: object = {}) => ({
  status: 'published' as EventStatus,
  start_date: START as Date | null,
  end_date: END as Date | null,
  is_online: false,
  online_url: '',
  is_free: false,
  price: 2000,
  early_bird_price: null as number | null,
  early_bird_deadline: null as Date | null,
  requires_registration: true,
  registration_opens_at: null as Date | null,
  registration_closes_at: null as Date | null,
  max_participants: null as number | null,
  offline_participants: 0,
  questions: [],
  ...over,
});

describe('an event', () => {
  it('that is whole may be published', () => expect(eventFaults(event())).toEqual({}));

  it.each([
    ['end_date', EVENT_MESSAGES.dates_order, { end_date: START }],
    ['start_date', EVENT_MESSAGES.start_required, { start_date: null }],
    ['early_bird_price', EVENT_MESSAGES.early_bird_lower, { early_bird_price: 2000 }],
    [
      'early_bird_deadline',
      EVENT_MESSAGES.early_bird_deadline,
      { early_bird_price: 1500, early_bird_deadline: END },
    ],
    [
      'registration_closes_at',
      EVENT_MESSAGES.registration_order,
      { registration_opens_at: START, registration_closes_at: START },
    ],
    [
      'registration_closes_at',
      EVENT_MESSAGES.registration_end,
      { registration_closes_at: new Date(END.getTime() + 1) },
    ],
    [
      'questions.1.choices',
      EVENT_MESSAGES.question_choices,
      { questions: [choiceOf('Oui', 'Non'), choiceOf('Oui')] },
    ],
    ['max_participants', EVENT_MESSAGES.capacity, { max_participants: 9, offline_participants: 10 }],
  ])('is refused for its %s: « %s »', (field, message, over) => {
    expect(eventFaults(event(over))).toEqual({ [field]: message });
    expect(eventFaults(event({ ...over, status: 'draft' }))).toEqual({ [field]: message });
  });

  it.each([
    { early_bird_price: 1999, early_bird_deadline: START },
    { registration_opens_at: START, registration_closes_at: END },
    { max_participants: 10, offline_participants: 10 },
    { start_date: null, end_date: null },
  ])('is accepted at the limit: %j', (over) => expect(eventFaults(event(over))).toEqual({}));

  it('may wait for its price and its address only while it is a draft', () => {
    const bare = { price: 0, is_online: true, requires_registration: false };
    expect(eventFaults(event({ ...bare, status: 'draft' }))).toEqual({});
    for (const status of ['published', 'cancelled'])
      expect(eventFaults(event({ ...bare, status }))).toEqual({
        price: EVENT_MESSAGES.price_required,
        online_url: EVENT_MESSAGES.online_url_required,
      });
    expect(eventFaults(event({ ...bare, is_free: true, requires_registration: true }))).toEqual({});
  });
});
