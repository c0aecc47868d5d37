import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { domainColors } from '../../theme/domain-colors';
import { Caption } from '../../layout/Caption';
import type { ChartColors } from '../chart-colors';
import type { ChartColumn } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { grid as texts } from './grid.fr';
import type { HeatScale } from './heat-scale';

interface Props {
  scale: HeatScale;
  column: ChartColumn;
  ringed?: string;
  few?: string;
  colors: ChartColors;
}

/** What the steps of colour stand for, what a ring and an asterisk mean. */
export function HeatSteps({ scale, column, ringed, few, colors }: Props) {
  const ring = domainColors(useTheme().palette.mode).money.main;
  const { from } = scale;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1.5 }}>
      {from.map((least, index) => (
        <Box key={least} sx={KEY}>
          <Box sx={{ ...SWATCH, bgcolor: colors.steps[scale.stepOf(least)]!.fill }} />
          <Caption>{stepText(from, index, column)}</Caption>
        </Box>
      ))}
      {ringed && (
        <Box sx={KEY}>
          <Box sx={{ ...SWATCH, border: `2px solid ${ring}` }} />
          <Caption>{ringed}</Caption>
        </Box>
      )}
      {few && <Caption>{texts.few(few)}</Caption>}
    </Box>
  );
}

function stepText(from: readonly number[], index: number, column: ChartColumn): string {
  const text = (value: number) => valueText(value, column);
  const next = from[index + 1];
  if (from.length === 1) return text(from[0]!);
  if (next === undefined) return texts.from(text(from[index]!));
  return index === 0 ? texts.under(text(next)) : texts.between(text(from[index]!), text(next));
}

const KEY = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;
const SWATCH = { width: 18, height: 12, borderRadius: '2px' } as const;
