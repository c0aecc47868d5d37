import { platformErrors } from '../../platform/errors/platform.errors.js';
import { sanitiseRichText } from '../../platform/http/rich-text.js';
import { type Currency, toMinorUnits } from '../../platform/money/money.contract.js';
import type { CampaignInput, SuggestedAmount } from './campaign.contract.js';
import type { CampaignRow } from './campaign.entity.js';

/** What a new campaign is where the form says nothing. */
export const NEW_CAMPAIGN = {
  slug: '',
  description: '',
  location: '',
  featured: false,
  featured_image_id: null,
  status: 'draft',
  start_date: null,
  end_date: null,
  currency: 'EUR',
  goal_amount: 0,
  goal_books: 0,
  goal_equipment: 0,
  opening_amount: 0,
  opening_books: 0,
  opening_equipment: 0,
  opening_donation_count: 0,
  suggested_amounts: [] as SuggestedAmount[],
} as const;

/** Where no value is meaningful, an emptied field goes back to what a new campaign has. */
const MAY_BE_NULL = new Set(['featured_image_id', 'start_date', 'end_date']);

/** A form's values as columns: amounts in minor units, dates as moments, rich text sanitised. */
export function columnsOf(input: Partial<CampaignInput>, currency: Currency): Partial<CampaignRow> {
  const columns: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined) continue;
    columns[field] =
      value === null && !MAY_BE_NULL.has(field)
        ? NEW_CAMPAIGN[field as keyof typeof NEW_CAMPAIGN]
        : columnOf(field, value, currency);
  }
  return columns;
}

function columnOf(field: string, value: unknown, currency: Currency): unknown {
  if (value === null) return null;
  if (field === 'goal_amount' || field === 'opening_amount') return amount(field, value as number, currency);
  if (field === 'start_date' || field === 'end_date') return new Date(value as string);
  if (field === 'suggested_amounts') return inCents(value as SuggestedAmount[]);
  if (field === 'description') return sanitiseRichText(value as string);
  return value;
}

/** The smallest first. */
function inCents(amounts: SuggestedAmount[]): SuggestedAmount[] {
  return amounts
    .map(({ amount, effect }) => ({ amount: toMinorUnits(amount, 'EUR') ?? 0, effect }))
    .toSorted((one, other) => one.amount - other.amount);
}

function amount(field: string, value: number, currency: Currency): number {
  const minor = toMinorUnits(value, currency);
  if (minor === null)
    throw platformErrors.invalid({ [field]: `Ce montant a trop de décimales pour la monnaie ${currency}.` });
  return minor;
}
