import type { Overview, OverviewYear } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { BarsOverTime } from '../../shared/charts/time/BarsOverTime';
import { euros } from '../../shared/format/french-number';
import { visualizations as texts } from './visualizations.fr';

interface Props {
  overview: Overview | undefined;
  computedAt: string;
}

type Key = 'year' | 'raised' | 'gifts' | 'books' | 'equipment' | 'visits' | 'distributed' | 'milestone';

const FIRST_DAY = '-01-01';

/** From the first year that `has` says, without a gap: a year of which nothing is known is drawn empty. */
function yearsData(all: readonly OverviewYear[], has: (year: OverviewYear) => boolean): ChartData<Key> {
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
    })),
  };
}

/** The years of the association: what each brought in money, and in books. */
export function YearsCharts({ overview, computedAt }: Props) {
  const best = overview?.years.toSorted((a, b) => (b.raised ?? 0) - (a.raised ?? 0))[0];
  const seesMoney = overview?.years.some(({ raised }) => raised !== null) ?? true;
  const common = { definition: texts.yearsDefinition, computedAt, period: [firstDayOf(overview)] };
  return (
    <>
      {seesMoney && (
        <ChartPanel
          {...common}
          title={texts.years}
          data={overview && yearsData(overview.years, ({ gifts }) => Boolean(gifts))}
          {...(best?.raised && { sentence: { fact: texts.bestYear(String(best.year), euros(best.raised)) } })}
          unit={texts.raised}
        >
          {(shown) => <BarsOverTime data={shown} x="year" bars={[{ key: 'raised' }]} domain="money" />}
        </ChartPanel>
      )}
      <ChartPanel
        {...common}
        title={texts.byBooks}
        unit={texts.books}
        data={overview && yearsData(overview.years, ({ books }) => books > 0)}
      >
        {(shown) => <BarsOverTime data={shown} x="year" bars={[{ key: 'books' }]} domain="goods" />}
      </ChartPanel>
    </>
  );
}

const firstDayOf = (overview: Overview | undefined) =>
  overview?.years[0] ? `${overview.years[0].year}${FIRST_DAY}` : '';
