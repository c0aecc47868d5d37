import {
  FREQUENCIES,
  GIVER_TYPES,
  toMinorUnits,
  type DonationCardInput,
  utmCodes,
  type DonationInput,
  type Frequency,
  type GiverType,
  type PaymentMethod,
} from '@livres/api/contract';
import { keyWith } from '../../shared/api/form-key';

/** What the form holds, by the name of its fields. */
export type GiftValues = Record<string, string>;

export const OTHER_AMOUNT = 'other';
export const DEFAULTS: GiftValues = {
  frequency: 'one-time',
  amount_choice: '50',
  donor_type: 'particulier',
};

/** As typed: of those that are offered, or the free one. */
export function amountTyped(values: GiftValues): string {
  const choice = values['amount_choice'] ?? '';
  return choice === OTHER_AMOUNT ? (values['free_amount'] ?? '').replace(/\s*€\s*$/, '') : choice;
}

/** Cents; null until an amount can be read. */
export function amountOf(values: GiftValues): number | null {
  const cents = toMinorUnits(amountTyped(values), 'EUR');
  return cents === null || cents === 0 ? null : cents;
}

export function frequencyOf(values: GiftValues): Frequency {
  return FREQUENCIES.find((one) => one === values['frequency']) ?? 'one-time';
}

export function giverOf(values: GiftValues): GiverType {
  return GIVER_TYPES.find((one) => one === values['donor_type']) ?? 'particulier';
}

const TEXTS = [
  'first_name',
  'last_name',
  'street_address',
  'postal_code',
  'city',
  'message',
  'dedication',
] as const;
/** Of the card by e-mail, as the api names them. */
export const CARD_FIELDS = ['recipient_name', 'recipient_email', 'words', 'signature', 'day'] as const;
const OF_ORGANIZATIONS = ['organization_name', 'siren', 'legal_form'] as const;

/** What is sent: a form that was corrected since is another gift, the same one again is the same. */
export function payloadOf(values: GiftValues): DonationInput {
  const giver = giverOf(values);
  const texts = giver === 'particulier' ? TEXTS : [...TEXTS, ...OF_ORGANIZATIONS];
  const content = {
    amount: amountTyped(values),
    frequency: frequencyOf(values),
    donor_type: giver,
    email: typed(values, 'email'),
    payment_method: typed(values, 'payment_method') as PaymentMethod,
    source: values['source'] === 'bouton' ? 'bouton' : 'site',
    ...given('campaign', typed(values, 'campaign')),
    ...Object.assign({}, ...texts.map((name) => given(name, typed(values, name)))),
    ...(typed(values, 'street_address') && given('country', typed(values, 'country'))),
    ...(values['payment_method'] === 'mobile_money' && given('phone', typed(values, 'phone'))),
    ...cardOf(values),
    ...(values['cover_costs'] && { cover_costs: true }),
    ...(values['campaign_news'] && values['campaign'] && { campaign_news: true }),
    ...(values['is_anonymous'] && { is_anonymous: true }),
  } satisfies Omit<DonationInput, 'form_key'>;
  // The codes come after the key: what brought the donor makes no other gift.
  const form_key = keyWith(values['form_key'] ?? '', content);
  return { ...content, ...utmCodes((field) => values[field]), form_key };
}

/** Sent where anything of it was written: a day alone is none. */
function cardOf(values: GiftValues): Pick<DonationInput, 'card'> {
  const written = [...CARD_FIELDS].filter((name) => typed(values, `card.${name}`) !== '');
  if (written.every((name) => name === 'day')) return {};
  const card = Object.fromEntries(written.map((name) => [name, typed(values, `card.${name}`)]));
  // The api reports missing values beside their fields.
  return { card: card as unknown as DonationCardInput };
}

function typed(values: GiftValues, name: string): string {
  return (values[name] ?? '').trim();
}

function given(name: string, value: string): Record<string, string> {
  return value ? { [name]: value } : {};
}
