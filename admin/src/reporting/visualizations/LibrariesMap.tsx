import type { Overview } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { RegionMap } from '../../shared/charts/map/RegionMap';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { frenchNumber } from '../../shared/format/french-number';
import { visualizations as texts } from './visualizations.fr';

type Key = 'place' | 'country' | 'libraries' | 'books';

/** Where the libraries are. */
export function LibrariesMap({
  overview,
  computedAt,
}: {
  overview: Overview | undefined;
  computedAt: string | undefined;
}) {
  const places = overview?.places ?? [];
  const libraries = places.reduce((sum, place) => sum + place.libraries, 0);
  const data: ChartData<Key> | undefined = overview && {
    columns: [
      { key: 'place', label: texts.place, kind: 'text' },
      { key: 'country', label: texts.country, kind: 'text' },
      { key: 'libraries', label: texts.librariesColumn, kind: 'count' },
      { key: 'books', label: texts.booksColumn, kind: 'count' },
    ],
    rows: places.map(({ name, country, libraries: count, books }) => ({
      values: { place: name, country, libraries: count, books },
    })),
  };
  return (
    <ChartPanel
      title={texts.libraries}
      definition={texts.librariesDefinition}
      computedAt={computedAt}
      data={data}
      empty={texts.noPlaces}
      unit={texts.ofAll(texts.librariesUnit)}
      {...(libraries > 0 && {
        sentence: { fact: texts.librariesSentence(frenchNumber(libraries), frenchNumber(places.length)) },
      })}
    >
      {(shown) => <RegionMap data={shown} place="place" country="country" value="libraries" domain="goods" />}
    </ChartPanel>
  );
}
