import type { VisitAnalytics } from '@livres/api/contract';
import { FigureRow } from '../../shared/charts/figures/FigureRow';
import { frenchNumber } from '../../shared/format/french-number';
import { visitTexts as texts } from './visit-analytics.fr';

/** The figures of the period beside the one before; euros for who may read them. */
export function VisitFigures({ visits }: { visits: VisitAnalytics }) {
  const { figures, series } = visits;
  const line = (points: VisitAnalytics['series']['visits']) => ({
    now: points.map(({ value }) => value),
    before: points.map(({ before }) => before),
  });
  return (
    <FigureRow
      label={texts.figures}
      figures={[
        {
          label: texts.visits,
          ...figures.visits,
          moreIsBetter: true,
          domain: 'content',
          line: line(series.visits),
        },
        {
          label: texts.views,
          ...figures.views,
          moreIsBetter: true,
          domain: 'content',
          line: line(series.views),
          ...(figures.views_per_visit.value !== null && {
            suffix: texts.per_visit(frenchNumber(figures.views_per_visit.value)),
          }),
        },
        {
          label: texts.begun,
          ...figures.gifts_begun,
          moreIsBetter: true,
          domain: 'money',
          line: line(series.gifts_begun),
        },
        {
          label: texts.paid,
          ...figures.gifts_paid,
          moreIsBetter: true,
          domain: 'money',
          line: line(series.gifts_paid),
        },
        ...(figures.online && series.online
          ? [
              {
                label: texts.online,
                ...figures.online,
                kind: 'euros' as const,
                moreIsBetter: true,
                domain: 'money' as const,
                line: line(series.online),
              },
            ]
          : []),
      ]}
    />
  );
}
