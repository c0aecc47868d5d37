import {
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_TYPES,
  NEW_CAMPAIGN,
  toMajorUnits,
  type Currency,
  type SuggestedAmount,
} from '@livres/api/contract';
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
    ...NEW_CAMPAIGN,
    title: '',
    short_description: '',
    category: CAMPAIGN_CATEGORIES[0],
    campaign_type: CAMPAIGN_TYPES[0],
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
