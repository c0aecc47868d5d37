import Box from '@mui/material/Box';
import { Caption } from '../../layout/Caption';
import { columnOf, type ChartData } from '../data/chart-data';
import { BarsList } from '../parts/BarsList';
import { parts } from '../parts/parts.fr';
import { CountryMap } from './CountryMap';
import { mapPlaces } from './map-places';
import { map as texts } from './map.fr';
import type { RegionMapProps } from './region-map';

export default function MapDrawing({ data, domain = 'goods', ...keys }: RegionMapProps) {
  const { places, countries } = mapPlaces(data, keys);
  const column = columnOf(data, keys.value);
  if (countries.length === 0) return <Caption component="p">{parts.nothing_above_zero}</Caption>;
  const sums: ChartData<'name' | 'value'> = {
    columns: [
      { key: 'name', label: texts.country, kind: 'text' },
      { key: 'value', label: column.label, kind: column.kind },
    ],
    rows: countries.map(({ code, name, value }) => ({
      values: { name: code ? name : texts.off_the_map(name), value },
    })),
  };
  return (
    <Box sx={BESIDE}>
      <CountryMap places={places} countries={countries} column={column} domain={domain} />
      <div>
        <BarsList data={sums} name="name" value="value" domain={domain} isWrapped />
      </div>
    </Box>
  );
}

const BESIDE = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '@container (max-width: 620px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
