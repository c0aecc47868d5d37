import Box from '@mui/material/Box';
import { Caption } from '../../layout/Caption';
import { boundedRows } from '../data/bounded';
import { columnOf, figureOf, type ChartData, type ChartRow } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { useWidth } from '../use-width';
import { BarsList } from './BarsList';
import { parts as texts } from './parts.fr';
import { treemapLayout } from './treemap-layout';
import { isNamed, TreemapArea } from './TreemapArea';

const HEIGHT = 320;
const LIST_UNDER = 700;
const MOST = 12;

interface Props<Key extends string> {
  data: ChartData<Key>;
  name: Key;
  value: Key;
  /** « 38 personnes, 28 % ». */
  noteOf?: (row: ChartRow<Key>) => string;
  /** Who they are, where there is room. */
  textOf?: (row: ChartRow<Key>) => string;
}

/** Groups as areas, each leading to its list; a list sorted by sum where there is no room. */
export function Treemap<Key extends string>({ data, name, value, noteOf, textOf }: Props<Key>) {
  const { ref, width } = useWidth();
  const rows = boundedRows(data, { name, value, most: MOST });
  const left = data.rows.filter((row) => (figureOf(row, value) ?? 0) <= 0).length;
  const isList = width < LIST_UNDER;
  if (rows.length === 0) return <Caption component="p">{texts.nothing_above_zero}</Caption>;
  const sums = rows.map((row) => figureOf(row, value) ?? 0);
  const areas = isList ? [] : treemapLayout(sums, { width, height: HEIGHT });
  const groups = rows.map((row, index) => ({
    row,
    area: areas[index] ?? { x: 0, y: 0, width: 0, height: 0 },
    name: String(row.values[name]),
    value: valueText(row.values[value], columnOf(data, value)),
    note: row.isRest ? undefined : noteOf?.(row),
    text: row.isRest ? undefined : textOf?.(row),
  }));
  const nameless = isList ? [] : groups.filter(({ area }) => !isNamed(area));
  return (
    <Box ref={ref}>
      {width > 0 && isList && <BarsList data={{ ...data, rows }} name={name} value={value} isWrapped />}
      {!isList && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, position: 'relative', height: HEIGHT }}>
          {groups.map(({ row, ...group }, index) => (
            <TreemapArea key={group.name} {...group} to={row.to} step={stepOf(index, rows.length)} />
          ))}
        </Box>
      )}
      {nameless.length > 0 && (
        <Caption component="p" sx={{ mt: 1 }}>
          {texts.too_small(nameless.map((group) => `${group.name} ${group.value}`))}
        </Caption>
      )}
      {left > 0 && (
        <Caption component="p" sx={{ mt: 1 }}>
          {texts.not_drawn(left)}
        </Caption>
      )}
    </Box>
  );
}

/** The greatest are the darkest. */
const stepOf = (index: number, count: number): number =>
  5 - Math.min(4, Math.floor((index / Math.max(5, count)) * 5));
