import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Caption } from '../../layout/Caption';
import { useChartColors } from '../chart-colors';
import { columnOf, figureOf, figuresOf, type ChartData, type ChartRow } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { heatScale, type StepKind } from './heat-scale';
import { HeatCell } from './HeatCell';
import { HeatSteps } from './HeatSteps';
import { grid as texts } from './grid.fr';

interface Props<Key extends string> {
  data: ChartData<Key>;
  name: Key;
  /** The columns that are coloured. */
  cells: readonly Key[];
  /** How many stand behind a row, before its cells. */
  size?: Key;
  /** Cells that are written without a colour: what is so by definition. */
  plain?: readonly Key[];
  /** Only every so many columns are named. */
  nameEvery?: number;
  /** Cells that are ringed, and what that means. */
  ringed?: { is: (row: ChartRow<Key>, key: Key) => boolean; text: string };
  /** Rows with fewer behind them are marked, and the mark explained. */
  few?: { below: number; text: string };
  /** Numbers are left out of cells under this. */
  writtenFrom?: number;
  /** Steps as wide as one another unless said otherwise. */
  steps?: StepKind;
  hasSteps?: boolean;
}

const UNIT = { kind: 'decimal' } as const;
const MOST_ROWS = 40;

/** A table in colour: one hue in five steps, the figures in it. */
export function HeatMap<Key extends string>(props: Props<Key>) {
  const {
    data,
    name,
    cells,
    size,
    plain = [],
    nameEvery = 1,
    ringed,
    few,
    writtenFrom = -Infinity,
    hasSteps,
  } = props;
  const colors = useChartColors();
  const scale = heatScale(
    cells.flatMap((key) => figuresOf(data, key)),
    props.steps,
  );
  const rows = data.rows.slice(0, MOST_ROWS);
  const isFew = (row: ChartRow<Key>) =>
    few !== undefined && size !== undefined && (figureOf(row, size) ?? 0) < few.below;
  const isDense = cells.length > 16;
  return (
    <Box>
      <Box component="table" sx={isDense ? DENSE : TABLE}>
        <thead>
          <tr>
            <th scope="col">{columnOf(data, name).label}</th>
            {size && (
              <th scope="col" className="is-minor">
                {columnOf(data, size).label}
              </th>
            )}
            {plain.map((key) => (
              <th key={key} scope="col" className="is-minor">
                {columnOf(data, key).label}
              </th>
            ))}
            {cells.map((key, index) => (
              <th key={key} scope="col">
                <span className={index % nameEvery === 0 ? undefined : 'is-silent'}>
                  {columnOf(data, key).label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, order) => (
            <tr key={`${String(row.values[name])} ${row.to ?? order}`}>
              <th scope="row" title={valueText(row.values[name], columnOf(data, name))}>
                {row.to ? (
                  <Link to={row.to}>{valueText(row.values[name], columnOf(data, name))}</Link>
                ) : (
                  valueText(row.values[name], columnOf(data, name))
                )}
                {isFew(row) && ' *'}
              </th>
              {size && <td className="is-minor">{valueText(row.values[size], columnOf(data, size))}</td>}
              {plain.map((key) => (
                <td key={key} className="is-minor">
                  {valueText(row.values[key], UNIT)}
                </td>
              ))}
              {cells.map((key) => (
                <HeatCell
                  key={key}
                  value={figureOf(row, key)}
                  step={scale.stepOf(figureOf(row, key) ?? 0)}
                  isRinged={ringed?.is(row, key) ?? false}
                  isWritten={(figureOf(row, key) ?? 0) >= writtenFrom}
                  colors={colors}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {data.rows.length > MOST_ROWS && (
        <Caption component="p">{texts.more_rows(data.rows.length - MOST_ROWS)}</Caption>
      )}
      {(hasSteps || ringed || few) && (
        <HeatSteps
          scale={scale}
          column={columnOf(data, cells[0]!)}
          ringed={ringed?.text}
          few={rows.some(isFew) ? few?.text : undefined}
          colors={colors}
        />
      )}
    </Box>
  );
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: '0.78rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 650, color: 'text.secondary', p: 0, textAlign: 'center', overflow: 'hidden' },
  '& th:first-of-type': { textAlign: 'left', width: { xs: '27%', md: 132 } },
  '& tbody th': { fontWeight: 400, color: 'text.primary', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& td': { textAlign: 'center', p: 0 },
  '& .is-silent': { fontSize: 0 },
  '& thead th': { verticalAlign: 'bottom', lineHeight: 1.2 },
  '@container (max-width: 620px)': {
    '& .is-minor': { display: 'none' },
    '&': { fontSize: '0.66rem', borderSpacing: '1px' },
    '& thead th': { verticalAlign: 'bottom', lineHeight: 1.1, overflow: 'visible' },
    '& thead th:not(:first-of-type)': { fontSize: '0.56rem' },
  },
} as const;

const DENSE = {
  ...TABLE,
  '& th:first-of-type': { textAlign: 'left', width: 42 },
  '& thead th': { whiteSpace: 'nowrap', overflow: 'visible', textAlign: 'left' },
  '& thead th:first-of-type': { fontSize: 0 },
  '@container (max-width: 620px)': {
    '& .is-minor': { display: 'none' },
    '&': { fontSize: '0.66rem', borderSpacing: '1px' },
    '& td': { fontSize: '0.56rem' },
  },
  // Two figures in a cell of so few pixels would run into those beside it.
  '@container (max-width: 480px)': { '& td': { fontSize: 0 } },
} as const;
