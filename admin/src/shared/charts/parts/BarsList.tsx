import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { frenchNumber } from '../../format/french-number';
import { visuallyHidden } from '../../layout/visually-hidden';
import type { Domain } from '../../theme/domain-colors';
import { useChartColors } from '../chart-colors';
import { columnOf, figureOf, type ChartData, type ChartRow } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { hatched } from '../Hatch';
import { EvolutionMark } from '../figures/EvolutionMark';
import { barShares } from './bar-shares';
import { parts as texts } from './parts.fr';

/** More than anyone reads down: the table has them. */
const MOST = 40;

interface Props<Key extends string> {
  data: ChartData<Key>;
  name: Key;
  /** What the bars stand for. */
  value: Key;
  /** The same before, for the evolution. */
  before?: Key;
  moreIsBetter?: boolean;
  /** Further columns; those after the first are left out on a phone. */
  columns?: readonly Key[];
  domain?: Domain;
  /** Names that must be read in whole go over several lines. */
  isWrapped?: boolean;
}

/** Rows with a bar lying under their words. */
export function BarsList<Key extends string>({
  data,
  name,
  value,
  before,
  moreIsBetter,
  columns = [],
  domain,
  isWrapped = false,
}: Props<Key>) {
  const colors = useChartColors(domain);
  const shares = barShares(data, value);
  const measured = columnOf(data, value);
  const left = data.rows.length - MOST;
  return (
    <Box component="table" sx={TABLE}>
      {left > 0 && <caption>{texts.more_rows(frenchNumber(left))}</caption>}
      <thead>
        <tr>
          <th scope="col">{columnOf(data, name).label}</th>
          <th scope="col">{measured.label}</th>
          {before && (
            <th scope="col" className={columns.length > 0 ? 'is-minor' : undefined}>
              {texts.evolution}
            </th>
          )}
          {columns.map((key, index) => (
            <th key={key} scope="col" className={index > 0 ? 'is-minor' : undefined}>
              {columnOf(data, key).label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.slice(0, MOST).map((row, index) => (
          <tr key={`${valueText(row.values[name], { kind: 'text' })} ${row.to ?? ''}`}>
            <Box component="th" scope="row">
              <RowName
                row={row}
                text={valueText(row.values[name], columnOf(data, name))}
                share={shares[index]!}
                isWrapped={isWrapped}
                color={colors.main}
              />
            </Box>
            <td>{valueText(row.values[value], measured)}</td>
            {before && (
              <td className={columns.length > 0 ? 'is-minor' : undefined}>
                <EvolutionMark
                  now={figureOf(row, value)}
                  before={figureOf(row, before)}
                  kind={measured.kind}
                  moreIsBetter={moreIsBetter}
                  isCompared={!row.isRest}
                />
              </td>
            )}
            {columns.map((key, order) => (
              <td key={key} className={order > 0 ? 'is-minor' : undefined}>
                {valueText(row.values[key], columnOf(data, key))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface NameProps {
  row: ChartRow;
  text: string;
  /** Of the longest bar, in percent; null without a bar. */
  share: number | null;
  color: string;
  isWrapped: boolean;
}

function RowName({ row, text, share, color, isWrapped }: NameProps) {
  const pale = `color-mix(in srgb, ${color} 22%, transparent)`;
  return (
    <Box sx={isWrapped ? { ...NAME, whiteSpace: 'normal', overflowWrap: 'anywhere' } : NAME} title={text}>
      {share !== null && (
        <Box
          component="i"
          aria-hidden
          sx={{
            ...BAR,
            width: `${Math.abs(share)}%`,
            ...(share < 0 ? hatched(pale, 'transparent') : { bgcolor: pale }),
          }}
        />
      )}
      <RowLink row={row} text={text} />
      {share !== null && share < 0 && (
        <Box component="span" sx={visuallyHidden}>
          {texts.below_zero}
        </Box>
      )}
    </Box>
  );
}

function RowLink({ row: { to, href }, text }: Pick<NameProps, 'row' | 'text'>) {
  if (to) return <Link to={to}>{text}</Link>;
  return href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  );
}

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.84rem',
  fontVariantNumeric: 'tabular-nums',
  captionSide: 'bottom',
  '& caption': { color: 'text.secondary', textAlign: 'left', pt: 1, fontSize: '0.8rem' },
  '& thead th': {
    fontSize: '0.78rem',
    fontWeight: 650,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    py: 0.5,
  },
  '& th, & td': { textAlign: 'right', pl: 1, borderBottom: 1, borderColor: 'divider', py: 0.5 },
  '& th:first-of-type': { textAlign: 'left', pl: 0, width: '52%', fontWeight: 550 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '@container (max-width: 400px)': {
    '& .is-minor': { display: 'none' },
    '& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
  },
} as const;

const NAME = {
  position: 'relative',
  zIndex: 0,
  px: 1,
  py: 0.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const BAR = { position: 'absolute', inset: '1px auto 1px 0', borderRadius: '3px', zIndex: -1 } as const;
