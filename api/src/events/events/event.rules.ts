import { EVENT_MESSAGES as MESSAGES } from './event.contract.js';
import type { EventRow } from './event.entity.js';

type Checked = Pick<
  EventRow,
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'is_online'
  | 'online_url'
  | 'is_free'
  | 'price'
  | 'early_bird_price'
  | 'early_bird_deadline'
  | 'requires_registration'
  | 'registration_opens_at'
  | 'registration_closes_at'
  | 'max_participants'
  | 'offline_participants'
  | 'questions'
>;

/** What keeps an event from being saved, or shown where it is published, by field; nothing where all is well. */
export function eventFaults(event: Checked): Record<string, string> {
  return {
    ...dateFaults(event),
    ...priceFaults(event),
    ...registrationFaults(event),
    ...questionFaults(event),
    ...(event.status === 'draft' ? {} : missingFor(event)),
  };
}

function dateFaults({ start_date, end_date }: Checked): Record<string, string> {
  if (end_date && !start_date) return { start_date: MESSAGES.start_required };
  return end_date && start_date && end_date <= start_date ? { end_date: MESSAGES.dates_order } : {};
}

function priceFaults(event: Checked): Record<string, string> {
  const { is_free, price, early_bird_price, early_bird_deadline, start_date } = event;
  if (is_free || early_bird_price === null) return {};
  // A draft may get its price later.
  if (price > 0 && early_bird_price >= price) return { early_bird_price: MESSAGES.early_bird_lower };
  const isLate = early_bird_deadline && start_date && early_bird_deadline > start_date;
  return isLate ? { early_bird_deadline: MESSAGES.early_bird_deadline } : {};
}

function registrationFaults(event: Checked): Record<string, string> {
  const { registration_opens_at: opens, registration_closes_at: closes, end_date } = event;
  const faults: Record<string, string> = {};
  if (opens && closes && closes <= opens) faults['registration_closes_at'] = MESSAGES.registration_order;
  else if (closes && end_date && closes > end_date)
    faults['registration_closes_at'] = MESSAGES.registration_end;
  if (event.max_participants !== null && event.offline_participants > event.max_participants)
    faults['max_participants'] = MESSAGES.capacity;
  return faults;
}

function questionFaults({ questions }: Checked): Record<string, string> {
  const wrong = questions.flatMap(({ kind, choices }, index) =>
    kind === 'choice' && choices.length < 2
      ? [[`questions.${index}.choices`, MESSAGES.question_choices]]
      : [],
  );
  return Object.fromEntries(wrong) as Record<string, string>;
}

function missingFor(event: Checked): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!event.is_free && event.price === 0) faults['price'] = MESSAGES.price_required;
  if (event.is_online && !event.requires_registration && !event.online_url)
    faults['online_url'] = MESSAGES.online_url_required;
  return faults;
}
