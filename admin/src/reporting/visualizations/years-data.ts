import type { OverviewYear } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { isRunningStep } from '../../shared/charts/data/running-step';
import { visualizations as texts } from './visualizations.fr';

type Key = 'year' | 'raised' | 'gifts' | 'books' | 'equipment' | 'visits' | 'distributed' | 'milestone';

/** From the first year that `has` says, without a gap: a year of which nothing is known is drawn empty. */
export function yearsData(
  all: readonly OverviewYear[],
  computedAt: string | undefined,
  has: (year: OverviewYear) => boolean,
): ChartData<Key> {
  const first = all.findIndex(has);
  const years = first < 0 ? [] : all.slice(first);
  return {
    columns: [
      { key: 'year', label: texts.year, kind: 'text' },
      { key: 'raised', label: texts.raised, kind: 'euros' },
      { key: 'gifts', label: texts.gifts, kind: 'count' },
      { key: 'books', label: texts.books, kind: 'count' },
      { key: 'equipment', label: texts.equipment, kind: 'count' },
      { key: 'visits', label: texts.visits, kind: 'count' },
      { key: 'distributed', label: texts.distributed, kind: 'count' },
      { key: 'milestone', label: texts.milestone, kind: 'text' },
    ],
    rows: years.map(({ year, raised, gifts, books, equipment, visits, books_distributed, milestone }) => ({
      values: {
        year: String(year),
        raised,
        gifts,
        books,
        equipment,
        visits,
        distributed: books_distributed,
        milestone,
      },
      isRunning: computedAt !== undefined && isRunningStep(String(year), 'year', computedAt),
    })),
  };
}
