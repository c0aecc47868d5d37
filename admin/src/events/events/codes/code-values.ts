import type { EventCodeInput, EventCodeRecord } from '@livres/api/contract';
import { codes as texts } from './event-codes.fr';

type Values = Omit<
  EventCodeRecord,
  'id' | 'event_id' | 'used_seats' | 'unsure_seats' | 'created_at' | 'updated_at' | 'version'
>;
/** As a form holds it: what was emptied is null. */
type Typed = { [Field in keyof Values]?: Values[Field] | null };

/** What the form of a code starts from. */
export function codeValues(code: EventCodeRecord | null): Values {
  return {
    code: code?.code ?? '',
    label: code?.label ?? '',
    discount_percentage: code?.discount_percentage ?? null,
    discount_amount: code?.discount_amount ?? null,
    reserved_seats: code?.reserved_seats ?? null,
    max_seats: code?.max_seats ?? null,
    valid_until: code?.valid_until ?? null,
  };
}

/** What it sends: all of it, what was emptied as nothing. */
export function codeInput(event_id: number, typed: Typed): EventCodeInput {
  return {
    event_id,
    code: (typed.code ?? '').trim(),
    label: (typed.label ?? '').trim(),
    discount_percentage: typed.discount_percentage ?? null,
    discount_amount: typed.discount_amount ?? null,
    reserved_seats: typed.reserved_seats ?? null,
    max_seats: typed.max_seats ?? null,
    valid_until: typed.valid_until || null,
  };
}

/** « − 20 % · 5 places gardées · 2 places prises, dont 1 à confirmer, sur 10 : il en reste 8 ». */
export function codeLine(code: EventCodeRecord, currency: string): string {
  const { discount_percentage, discount_amount, reserved_seats, valid_until } = code;
  const parts = [
    discount_percentage && texts.share(discount_percentage),
    discount_amount && texts.off(discount_amount, currency),
    reserved_seats && texts.reserved(reserved_seats),
    texts.used(code),
    valid_until && texts.until(valid_until),
  ];
  return parts.filter(Boolean).join(' · ');
}
