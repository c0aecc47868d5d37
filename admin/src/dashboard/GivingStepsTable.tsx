import type { GivingStats } from '@livres/api/contract';
import { frenchMoney } from '../shared/format/french-number';
import { ChartTable } from '../shared/layout/ChartTable';
import { giving as texts } from './giving.fr';
import { stepName } from './giving-steps';

/** The chart's figures, for who does not see it and for who wants them exact. */
export const GivingStepsTable = ({ figures: { steps, step } }: { figures: GivingStats }) => (
  <ChartTable
    caption={texts.chart}
    heads={[texts.day, texts.now, texts.before]}
    rows={steps.map(({ day, raised, before }) => [
      stepName(day, step),
      frenchMoney(raised, 'EUR'),
      before === null ? '—' : frenchMoney(before, 'EUR'),
    ])}
  />
);
