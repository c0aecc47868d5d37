import Box from '@mui/material/Box';
import type { ChartColors } from '../chart-colors';
import { shortText, valueText } from '../data/value-text';
import { hatched } from '../Hatch';
import { visuallyHidden } from '../../layout/visually-hidden';
import { domainColors } from '../../theme/domain-colors';
import { useTheme } from '@mui/material/styles';

interface Props {
  /** Null: not known, or not yet. */
  value: number | null;
  step: number;
  isRinged: boolean;
  isWritten: boolean;
  colors: ChartColors;
}

export function HeatCell({ value, step, isRinged, isWritten, colors }: Props) {
  const ring = domainColors(useTheme().palette.mode).money.main;
  if (value === null)
    return (
      <td>
        <Box component="span" sx={visuallyHidden}>
          {valueText(null, { kind: 'decimal' })}
        </Box>
      </td>
    );
  const { fill, ink } = colors.steps[step]!;
  const text = valueText(value, { kind: 'decimal' });
  const short = shortText(value, { kind: 'decimal' });
  const isLoss = value < 0;
  return (
    <Box
      component="td"
      sx={{
        height: 25,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        borderRadius: '2px',
        bgcolor: fill,
        color: isLoss ? colors.ink : ink,
        fontWeight: step >= 4 ? 700 : 500,
        ...(isLoss && hatched(colors.edge, colors.paper)),
        ...(isRinged && {
          outline: `2px solid ${ring}`,
          outlineOffset: '-1px',
          boxShadow: `inset 0 0 0 2px ${colors.paper}`,
        }),
      }}
    >
      {isWritten ? (
        <Box component="span" sx={isLoss ? { bgcolor: 'background.paper', px: 0.25 } : undefined}>
          {short}
        </Box>
      ) : (
        <Box component="span" sx={visuallyHidden}>
          {text}
        </Box>
      )}
    </Box>
  );
}
