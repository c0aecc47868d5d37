import { useQuery } from '@tanstack/react-query';
import { api } from '../shared/api/api';
import type { ChartData } from '../shared/charts/data/chart-data';
import { isRunningStep } from '../shared/charts/data/running-step';
import { ChartPanel } from '../shared/charts/panel/ChartPanel';
import { BarsOverTime } from '../shared/charts/time/BarsOverTime';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { euros } from '../shared/format/french-number';
import { mayDo } from '../shared/rights/rights';
import { giving as texts } from './giving.fr';

const QUESTION = {
  measure: 'raised',
  dimension: 'step',
  period: '12_months',
  against: 'last_year',
} as const;

/** What was given each month of the last twelve, with a mark for the same month a year before. */
export function GivingMonths() {
  const mayRead = mayDo('giving', 'read');
  const {
    data: answer,
    error,
    refetch,
  } = useQuery({
    queryKey: ['analytics', 'measures', QUESTION],
    queryFn: ({ signal }) => api.get('/admin/analytics/measures', { signal, params: QUESTION }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  if (error && !answer) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const last = answer?.series.at(-1);
  const data: ChartData<'month' | 'raised' | 'before'> | undefined = answer && {
    columns: [
      { key: 'month', label: texts.month, kind: 'month' },
      { key: 'raised', label: texts.now, kind: 'euros' },
      { key: 'before', label: texts.year_before, kind: 'euros' },
    ],
    rows: answer.series.map(({ at, value, before }) => ({
      values: { month: at, raised: value, before },
      isRunning: isRunningStep(at, 'month', answer.computed_at),
    })),
  };
  return (
    <ChartPanel
      title={texts.months}
      definition={answer?.definition ?? ''}
      computedAt={answer?.computed_at}
      data={data}
      period={answer ? [answer.from, answer.to] : []}
      {...(last &&
        last.value !== null && {
          sentence: {
            fact: texts.this_month(euros(last.value)),
            ...(last.before !== null && { reason: texts.month_before(euros(last.before)) }),
          },
        })}
    >
      {(shown) => (
        <BarsOverTime
          data={shown}
          x="month"
          bars={[{ key: 'raised' }]}
          before={{ key: 'before', text: texts.month_mark }}
          domain="money"
        />
      )}
    </ChartPanel>
  );
}
