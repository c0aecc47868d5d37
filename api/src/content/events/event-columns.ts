import { platformErrors } from '../../platform/errors/platform.errors.js';
import { sanitiseRichText } from '../../platform/http/rich-text.js';
import { type Currency, toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import type { EventInput } from './event.contract.js';
import type { EventRow } from './event.entity.js';

/** What the public may read of the events `e`. */
export const IS_PUBLIC = "e.status <> 'draft' AND e.archived_at IS NULL AND e.deleted_at IS NULL";

/** What a new event is where the form says nothing. */
export const NEW_EVENT = {
  slug: '',
  description: '',
  status: 'draft',
  cancellation_reason: '',
  featured: false,
  featured_image_id: null,
  language: 'fr',
  tag_ids: [],
  start_date: null,
  end_date: null,
  is_online: false,
  online_url: '',
  location: '',
  address: '',
  city: '',
  country: '',
  latitude: null,
  longitude: null,
  is_free: true,
  price: 0,
  currency: 'EUR',
  early_bird_price: null,
  early_bird_deadline: null,
  payment_methods: [],
  requires_registration: false,
  registration_opens_at: null,
  registration_closes_at: null,
  max_participants: null,
  offline_participants: 0,
  organizer_first_name: '',
  organizer_last_name: '',
  accessibility_info: '',
  parking_info: '',
  public_transport_info: '',
  food_provided: false,
  wifi_available: false,
  recording_url: '',
  contact_email: '',
  contact_phone: '',
  contact_website: '',
} satisfies Partial<EventRow>;

export const EVENT_MOMENTS = [
  'start_date',
  'end_date',
  'early_bird_deadline',
  'registration_opens_at',
  'registration_closes_at',
] as const;

const MOMENTS = new Set<string>(EVENT_MOMENTS);
const AMOUNTS = ['price', 'early_bird_price'] as const;
type Amount = (typeof AMOUNTS)[number];
const isAmount = (field: string): field is Amount => AMOUNTS.some((amount) => amount === field);

type Priced = Pick<EventRow, 'is_free' | 'currency' | Amount>;

/** A form's values as columns over `row`: prices in minor units, dates as moments, rich text sanitised. */
export function columnsOf(input: Partial<EventInput>, row: Priced = NEW_EVENT): Partial<EventRow> {
  const currency = input.currency ?? row.currency;
  const columns: Record<string, unknown> = currency === row.currency ? {} : pricesIn(currency, row);
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined) continue;
    columns[field] =
      value === null ? NEW_EVENT[field as keyof typeof NEW_EVENT] : columnOf(field, value, currency);
  }
  const isFree = (columns['is_free'] as boolean | undefined) ?? row.is_free;
  return isFree ? { ...columns, ...NO_PRICE } : columns;
}

const NO_PRICE = { price: 0, early_bird_price: null, early_bird_deadline: null };

function columnOf(field: string, value: unknown, currency: Currency): unknown {
  if (isAmount(field)) return minorUnits(field, value as number, currency);
  if (MOMENTS.has(field)) return new Date(value as string);
  if (field === 'description') return sanitiseRichText(value as string);
  if (field === 'tag_ids' || field === 'payment_methods') return [...new Set(value as unknown[])];
  return value;
}

function minorUnits(field: string, value: number, currency: Currency): number {
  const minor = toMinorUnits(value, currency);
  if (minor === null)
    throw platformErrors.invalid({ [field]: `Ce montant a trop de décimales pour la monnaie ${currency}.` });
  return minor;
}

/** The prices keep what they say in major units when the currency changes. */
function pricesIn(currency: Currency, row: Priced): Partial<Record<Amount, number>> {
  const kept = AMOUNTS.map((field) => [field, row[field]] as const).filter(([, minor]) => minor !== null);
  return Object.fromEntries(
    kept.map(([field, minor]) => [
      field,
      toMinorUnits(Math.round(toMajorUnits(minor!, row.currency)), currency)!,
    ]),
  );
}
