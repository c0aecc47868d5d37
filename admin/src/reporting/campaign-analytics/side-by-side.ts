import type { CampaignFacts, CampaignsAligned } from '@livres/api/contract';
import { valueText } from '../../shared/charts/data/value-text';
import { frenchNumber } from '../../shared/format/french-number';
import { shareText } from '../shared/share-text';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';

const money = (sum: number | null): string => valueText(sum, { kind: 'euros' });
const count = (value: number | null): string => valueText(value, { kind: 'count' });

/** Rows of a name and two values; a fact that neither campaign has is left out. */
export function sideBySide(
  one: CampaignFacts,
  other: CampaignFacts,
  aligned: CampaignsAligned | null,
): string[][] {
  const both = (name: string, textOf: (campaign: CampaignFacts) => string) => [
    name,
    textOf(one),
    textOf(other),
  ];
  const hasBooks = one.books.received + other.books.received > 0;
  const hasEquipment = one.equipment.received + other.equipment.received > 0;
  return [
    both(texts.goal, ({ goal }) => money(goal)),
    both(texts.received, ({ raised }) => money(raised)),
    ...(aligned ? [alignedRow(aligned)] : []),
    both(texts.gifts_made, ({ gifts }) => count(gifts)),
    both(texts.average, ({ average }) => money(average)),
    both(texts.median_gift, ({ median }) => money(median)),
    both(texts.new_share, ({ new_share }) => shareText(new_share)),
    ...(hasBooks ? [both(texts.books_count, ({ books }) => count(books.received))] : []),
    ...(hasEquipment ? [both(texts.equipment, ({ equipment }) => count(equipment.received))] : []),
    both(texts.duration, ({ duration_days: days }) =>
      days === null ? texts.no_end : texts.duration_days(frenchNumber(days)),
    ),
    both(texts.per_visits, ({ gifts_per_100_visits }) =>
      valueText(gifts_per_100_visits, { kind: 'decimal' }),
    ),
  ];
}

function alignedRow({ index, share, other_share, total, other_total }: CampaignsAligned): string[] {
  const isShare = share !== null && other_share !== null;
  return [
    texts.on_same_day(index),
    isShare ? shareText(share) : money(total),
    isShare ? shareText(other_share) : money(other_total),
  ];
}
