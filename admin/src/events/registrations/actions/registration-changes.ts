import { TEXTS } from '../entry-input';
import type { EventRegistrationRecord } from '@livres/api/contract';

type Person = Pick<EventRegistrationRecord, (typeof TEXTS)[number] | 'seats'>;
/** As a form holds it: what was emptied is null. */
type Typed = { [Field in keyof Person]?: Person[Field] | null };

/** What staff may correct of a registration. */
export function personOf(registration: Person): Person {
  const { first_name, last_name, email, phone, organization, special_needs, seats } = registration;
  return { first_name, last_name, email, phone, organization, special_needs, seats };
}

/** The fields that were changed; what was emptied is an empty text. */
export function registrationChanges(typed: Typed, before: Person): Partial<Person> {
  const changed = TEXTS.map((field) => [field, (typed[field] ?? '').trim()] as const).filter(
    ([field, text]) => text !== before[field],
  );
  const seats = typed.seats ?? before.seats;
  return { ...Object.fromEntries(changed), ...(seats !== before.seats && { seats }) };
}
