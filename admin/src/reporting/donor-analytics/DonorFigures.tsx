import type { DonorAnalytics, Figure } from '@livres/api/contract';
import { FigureRow } from '../../shared/charts/figures/FigureRow';
import { valueText } from '../../shared/charts/data/value-text';
import { frenchNumber } from '../../shared/format/french-number';
import { FigureDefinitions } from '../shared/FigureDefinitions';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';

/** How many give, how many again, and what comes in by itself. */
export function DonorFigures({ figures, definitions }: Pick<DonorAnalytics, 'figures' | 'definitions'>) {
  const { donors, new_donors, repeat_rate, recurring_monthly, recurring_gifts } = figures;
  const { median_gift, average_gift } = figures;
  return (
    <div>
      <FigureRow
        label={texts.figures}
        figures={[
          { label: texts.donors, ...donors, moreIsBetter: true },
          { label: texts.new_donors, ...new_donors, moreIsBetter: true },
          { label: texts.repeat_rate, ...inPercent(repeat_rate), kind: 'percent', moreIsBetter: true },
          {
            label: texts.recurring_monthly,
            ...recurring_monthly,
            kind: 'euros',
            suffix: texts.per_month,
            moreIsBetter: true,
            note: texts.recurring_gifts(frenchNumber(recurring_gifts.value ?? 0)),
          },
          {
            label: texts.median_gift,
            ...median_gift,
            kind: 'euros',
            moreIsBetter: true,
            note: texts.average_is(valueText(average_gift.value, { kind: 'euros' })),
          },
        ]}
      />
      <FigureDefinitions
        definitions={[
          [texts.donors, definitions.donors],
          [texts.new_donors, definitions.new_donors],
          [texts.repeat_rate, definitions.repeat_rate],
          [texts.recurring_monthly, definitions.recurring_monthly],
          [texts.median_gift, definitions.median_gift],
          [texts.average_gift, definitions.average_gift],
        ]}
      />
    </div>
  );
}

const inPercent = ({ value, before }: Figure) => ({ value: percent(value), before: percent(before) });
const percent = (share: number | null) => (share === null ? null : Math.round(share * 100));
