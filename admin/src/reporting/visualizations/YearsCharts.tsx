import type { Overview } from '@livres/api/contract';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { BarsOverTime } from '../../shared/charts/time/BarsOverTime';
import { euros } from '../../shared/format/french-number';
import { visualizations as texts } from './visualizations.fr';
import { yearsData } from './years-data';

interface Props {
  overview: Overview | undefined;
  computedAt: string | undefined;
}

const FIRST_DAY = '-01-01';

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
          data={overview && yearsData(overview.years, computedAt, ({ gifts }) => Boolean(gifts))}
          {...(best?.raised && { sentence: { fact: texts.bestYear(String(best.year), euros(best.raised)) } })}
          unit={texts.ofAll(texts.raised)}
        >
          {(shown) => <BarsOverTime data={shown} x="year" bars={[{ key: 'raised' }]} domain="money" />}
        </ChartPanel>
      )}
      <ChartPanel
        {...common}
        title={texts.byBooks}
        unit={texts.ofAll(texts.books)}
        data={overview && yearsData(overview.years, computedAt, ({ books }) => books > 0)}
      >
        {(shown) => <BarsOverTime data={shown} x="year" bars={[{ key: 'books' }]} domain="goods" />}
      </ChartPanel>
    </>
  );
}

const firstDayOf = (overview: Overview | undefined) =>
  overview?.years[0] ? `${overview.years[0].year}${FIRST_DAY}` : '';
