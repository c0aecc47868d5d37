import { MEASURES } from '@livres/api/contract';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { FigureRow } from '../../shared/charts/figures/FigureRow';
import type { MeasureQuestion } from '../shared/measure-question';
import { contextual as texts } from './contextual.fr';
import type { SubjectChart } from './subject-questions';

interface Props {
  charts: readonly SubjectChart[];
  scope: Omit<MeasureQuestion, 'measure' | 'dimension'>;
}

/** The figures of the subject beside the period before. */
export function SubjectFigures({ charts, scope }: Props) {
  const answers = useQueries({
    queries: charts.map(({ measure, dimension }) => {
      const question = { measure, dimension, ...scope };
      return {
        queryKey: ['analytics', 'measures', question],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          api.get('/admin/analytics/measures', { signal, params: question }),
      };
    }),
  });
  return (
    <FigureRow
      label={texts.figures}
      figures={charts.map(({ measure, domain }, index) => {
        const answer = answers[index]?.data;
        const { series = [] } = answer ?? {};
        return {
          label: MEASURES[measure].label,
          value: answer?.total.value ?? null,
          before: answer?.total.before ?? null,
          kind: MEASURES[measure].unit === 'euros' ? ('euros' as const) : ('count' as const),
          moreIsBetter: measure !== 'requests' && measure !== 'refunded',
          domain,
          ...(series.length > 1 && {
            line: { now: series.map(({ value }) => value), before: series.map(({ before }) => before) },
          }),
        };
      })}
    />
  );
}
