import type { CampaignAnalytics, CampaignGoods } from '@livres/api/contract';
import { FigureRow } from '../../shared/charts/figures/FigureRow';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { FigureDefinitions } from '../shared/FigureDefinitions';
import { shareText } from '../shared/share-text';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';

/** What it received, from whom, and the things beside the money. */
export function CampaignFigures({ answer: { campaign, definitions } }: { answer: CampaignAnalytics }) {
  const { gifts, recurring_gifts, average, median, donors, new_donors, new_share } = campaign;
  return (
    <div>
      <FigureRow
        label={texts.figures}
        figures={[
          {
            label: texts.gifts_made,
            value: gifts,
            note: gifts > 0 ? texts.recurring(recurring_gifts) : texts.no_gift,
          },
          {
            label: texts.average,
            value: average,
            kind: 'euros',
            note: median === null ? texts.no_gift : texts.median(euros(median)),
          },
          {
            label: texts.new_donors,
            value: new_donors,
            note: donors > 0 ? texts.of_donors(shareText(new_share), frenchNumber(donors)) : texts.no_donor,
          },
          { label: texts.books, value: campaign.books.received, note: goodsNote(campaign.books) },
          { label: texts.equipment, value: campaign.equipment.received, note: goodsNote(campaign.equipment) },
        ]}
      />
      <FigureDefinitions
        definitions={[
          [texts.raised, definitions.raised],
          [texts.pace, definitions.pace],
          [texts.median_gift, definitions.median],
          [texts.donors, definitions.donors],
          [texts.goods, definitions.goods],
          [texts.visits, definitions.visits],
        ]}
      />
    </div>
  );
}

function goodsNote({ expected, missing, received }: CampaignGoods): string {
  if (expected === null) return received > 0 ? '' : texts.not_asked;
  if (!missing) return texts.expected_reached(frenchNumber(expected));
  return received === 0
    ? texts.of_expected(frenchNumber(expected))
    : texts.of_expected_missing(frenchNumber(expected), frenchNumber(missing));
}
