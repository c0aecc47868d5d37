import { CAMPAIGN_TYPES, toMajorUnits, type Currency, type SuggestedAmount } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';
import type { ContentKind, ContentRecord } from '../../shared/records/content-kind';
import { campaignLabels } from './campaign.fr';

export const campaignKind: ContentKind = {
  resource: 'campaigns',
  words: campaignLabels,
  title: 'title',
  publicPath: (slug) => `/campagnes/${slug}`,
  holds_changes: false,
  shown: { goal_amount: amount, opening_amount: amount, suggested_amounts: suggested },
  readable: { suggested_amounts: suggested },
  references: { featured_image_id: 'media' },
  blank: {
    slug: '',
    title: '',
    short_description: '',
    description: '',
    location: '',
    category: 'bibliotheque',
    campaign_type: CAMPAIGN_TYPES[0],
    status: 'draft',
    currency: 'EUR',
    featured: false,
    featured_image_id: null,
    start_date: null,
    end_date: null,
    goal_amount: 0,
    goal_books: 0,
    goal_equipment: 0,
    opening_amount: 0,
    opening_books: 0,
    opening_equipment: 0,
    opening_donation_count: 0,
    suggested_amounts: [],
  },
};

/** « 20 € : 4 livres pour enfants », a line an amount, from what revisions and the history keep. */
function suggested(value: unknown): string {
  return ((value ?? []) as SuggestedAmount[])
    .map(({ amount: cents, effect }) => `${frenchMoney(toMajorUnits(cents, 'EUR'), 'EUR')} : ${effect}`)
    .join('\n');
}

function amount(value: unknown, record: ContentRecord): string {
  const currency = record['currency'] as Currency;
  return frenchMoney(toMajorUnits(Number(value), currency), currency);
}
