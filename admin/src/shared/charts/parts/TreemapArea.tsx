import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useChartColors } from '../chart-colors';
import type { Area } from './treemap-layout';

const GAP = 3;

interface Props {
  area: Area;
  /** Of colour. */
  step: number;
  to?: string;
  name: string;
  value: string;
  note?: string;
  text?: string;
}

/** Whether there is room for a name. */
export const isNamed = ({ width, height }: Area): boolean => width >= 84 && height >= 40;

export function TreemapArea({ area, step, to, name, value, note, text }: Props) {
  const { fill, ink } = useChartColors().steps[step]!;
  const isSmall = area.width < 120 || area.height < 76;
  const place = {
    left: area.x,
    top: area.y,
    width: Math.max(1, area.width - GAP),
    height: Math.max(1, area.height - GAP),
    p: isSmall ? 0.75 : 1.25,
    bgcolor: fill,
    color: ink,
  };
  const isShown = isNamed(area);
  return (
    <Box component="li" sx={{ ...AREA, ...place, ...(!isShown && { p: 0 }) }} title={`${name}, ${value}`}>
      {to && (
        <Box component={Link} to={to} aria-label={isShown ? undefined : `${name}, ${value}`} sx={LINK}>
          {isShown && `${name} ›`}
        </Box>
      )}
      {!to && isShown && <strong>{name}</strong>}
      {isShown && <Line sx={{ fontSize: isSmall ? '0.84rem' : '1.1rem', fontWeight: 700 }}>{value}</Line>}
      {!isSmall && note && <Line>{note}</Line>}
      {!isSmall && text && area.height > 110 && <Line sx={{ mt: 0.5 }}>{text}</Line>}
    </Box>
  );
}

const Line = ({ children, sx }: { children: ReactNode; sx?: SxProps }) => (
  <Box component="span" sx={{ display: 'block', ...sx }}>
    {children}
  </Box>
);

const AREA = {
  position: 'absolute',
  overflow: 'hidden',
  borderRadius: '3px',
  fontSize: '0.8rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;

/** As large as the area. */
const LINK = {
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: '-5px' },
} as const;
