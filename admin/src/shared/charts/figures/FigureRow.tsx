import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DISPLAY_FONT } from '../../theme/tokens';
import type { Domain } from '../../theme/domain-colors';
import { useChartColors } from '../chart-colors';
import type { ColumnKind } from '../data/chart-data';
import { evolutionOf } from '../data/evolution';
import { evolution as texts } from '../data/evolution.fr';
import { valueText } from '../data/value-text';
import { EvolutionMark } from './EvolutionMark';
import { Sparkline } from './Sparkline';

export interface Figure {
  label: string;
  /** Null: not known. */
  value: number | null;
  kind?: ColumnKind;
  /** After the value, smaller: « par mois ». */
  suffix?: string;
  before?: number | null;
  moreIsBetter?: boolean;
  /** Instead of what it was before. */
  note?: ReactNode;
  line?: { now: readonly (number | null)[]; before?: readonly (number | null)[] };
  domain?: Domain;
  icon?: ComponentType<{ fontSize?: 'inherit' }>;
  to?: string;
}

/** The figures of a screen in one row; two by two on a phone. */
export function FigureRow({
  figures,
  label,
  isBare = false,
}: {
  figures: readonly Figure[];
  label: string;
  isBare?: boolean;
}) {
  const list = (
    <Box component="ul" aria-label={label} sx={rowOf(figures.length)}>
      {figures.map((figure) => (
        <FigureCell key={figure.label} {...figure} />
      ))}
    </Box>
  );
  return isBare ? list : <Card sx={{ overflow: 'hidden' }}>{list}</Card>;
}

/** From so many letters on a figure is written smaller. */
const LONG = 12;

function FigureCell(figure: Figure) {
  const {
    label,
    value,
    kind = 'count',
    suffix,
    before = null,
    moreIsBetter,
    note,
    line,
    domain,
    icon: Icon,
    to,
  } = figure;
  const colors = useChartColors(domain);
  const text = valueText(value, { kind });
  const isLong = text.length + (suffix?.length ?? 0) / 2 > LONG;
  const said = note ?? (before === null ? null : texts.before(valueText(before, { kind })));
  return (
    <Box component="li" sx={CELL}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.84rem', fontWeight: 650 }}>
        {Icon && (
          <Box component="span" sx={{ display: 'flex', fontSize: 18, color: colors.text }}>
            <Icon fontSize="inherit" />
          </Box>
        )}
        {to ? (
          <Box component={Link} to={to} sx={WHOLE_CELL}>
            {label}
          </Box>
        ) : (
          label
        )}
      </Box>
      <Typography component="p" sx={isLong ? { ...VALUE, fontSize: { xs: '1.1rem', md: '1.4rem' } } : VALUE}>
        {text}
        {suffix && (
          <Box component="span" sx={{ fontSize: '0.875rem', letterSpacing: 0 }}>
            {' '}
            {suffix}
          </Box>
        )}
      </Typography>
      <Typography component="p" variant="caption" color="textSecondary" sx={{ lineHeight: 1.35 }}>
        <EvolutionMark now={value} before={before} kind={kind} moreIsBetter={moreIsBetter} />
        {said && evolutionOf({ now: value, before, kind }) && ' · '}
        {said}
      </Typography>
      {line && <Sparkline {...line} domain={domain} />}
    </Box>
  );
}

const rowOf = (count: number) =>
  ({
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    // The lines between cells, also where they go over to the next row.
    gap: '1px',
    bgcolor: 'divider',
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      md: `repeat(${Math.min(count, 5)}, minmax(0, 1fr))`,
    },
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  }) as const;

const CELL = {
  position: 'relative',
  minWidth: 0,
  p: { xs: 1.5, md: 2 },
  bgcolor: 'background.paper',
} as const;

const VALUE = {
  mt: 0.5,
  fontFamily: DISPLAY_FONT,
  fontWeight: 700,
  fontSize: { xs: '1.5rem', md: '1.7rem' },
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
} as const;

const WHOLE_CELL = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
} as const;
