import { CAMPAIGN_TYPES, type CampaignInput, type CampaignRecord } from '@livres/api/contract';

const TEXTS = ['slug', 'title', 'short_description', 'description', 'location'] as const;
const NUMBERS = [
  'goal_amount',
  'goal_books',
  'goal_equipment',
  'opening_amount',
  'opening_books',
  'opening_equipment',
  'opening_donation_count',
] as const;
const AS_THEY_ARE = [
  'category',
  'featured',
  'featured_image_id',
  'campaign_type',
  'status',
  'start_date',
  'end_date',
  'currency',
] as const;

type Form = Partial<CampaignRecord>;

/** What a new campaign's form sends: fields that staff may write, and nothing for an address left empty. */
export function campaignInput(form: Form): CampaignInput {
  const input = writable(form);
  if (input.slug === '') delete input.slug;
  return input;
}

/** What an edit sends: the fields that changed, and the version that they were changed from. */
export function campaignChanges(form: Form, before: Form): Partial<CampaignInput> & { version?: number } {
  const [now, then] = [writable(form), writable(before)];
  const changed = Object.entries(now).filter(
    ([field, value]) => value !== then[field as keyof CampaignInput],
  );
  return { ...Object.fromEntries(changed), ...(form.version === undefined ? {} : { version: form.version }) };
}

export const BLANK_CAMPAIGN = {
  campaign_type: CAMPAIGN_TYPES[0],
  status: 'draft',
  category: 'bibliotheque',
  currency: 'EUR',
  featured: false,
} satisfies Form;

function writable(form: Form): CampaignInput {
  const texts = TEXTS.map((field) => [field, form[field] ?? '']);
  const numbers = NUMBERS.map((field) => [field, Number(form[field]) || 0]);
  const others = AS_THEY_ARE.map((field) => [field, form[field] ?? DEFAULTS[field]]);
  return Object.fromEntries([...texts, ...numbers, ...others]) as CampaignInput;
}

const DEFAULTS: Record<(typeof AS_THEY_ARE)[number], unknown> = {
  ...BLANK_CAMPAIGN,
  featured_image_id: null,
  start_date: null,
  end_date: null,
};
