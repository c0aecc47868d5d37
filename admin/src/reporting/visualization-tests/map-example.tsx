import type { ChartData } from '../../shared/charts/data/chart-data';
import { RegionMap } from '../../shared/charts/map/RegionMap';
import { Example } from './Example';
import type { SampleKind } from './sample-kinds';
import { rowsOf } from './sample-rows';
import { sampleFigures, sampleNames, sampleSize } from './samples';
import { SAMPLE_NAMES, visualizationTests as texts } from './visualization-tests.fr';

export function PlacesExample({ kind }: { kind: SampleKind }) {
  const count = sampleSize(kind, SAMPLE_NAMES.places.length);
  const countries = SAMPLE_NAMES.place_countries;
  const data: ChartData<'place' | 'country' | 'count'> = {
    columns: [
      { key: 'place', label: texts.place, kind: 'text' },
      { key: 'count', label: texts.count, kind: 'count' },
      { key: 'country', label: texts.country, kind: 'text' },
    ],
    rows: rowsOf({
      place: sampleNames(kind, SAMPLE_NAMES.places, count),
      country: Array.from({ length: count }, (_, index) => countries[index % countries.length]!),
      count: sampleFigures(kind, count, { about: 6 }),
    }),
  };
  return (
    <Example name="places" kind={kind} data={data}>
      {(shown) => <RegionMap data={shown} place="place" country="country" value="count" />}
    </Example>
  );
}
