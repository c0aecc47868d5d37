import { useTheme, type PaletteMode } from '@mui/material/styles';
import { domainColors, type Domain, type DomainColors } from '../theme/domain-colors';

export interface ChartColors extends DomainColors {
  /** A paler tint of the accent, for bars among which one stands out. */
  pale: string;
  /** A second series beside the accent. */
  second: string;
  before: string;
  rule: string;
  edge: string;
  ink: string;
  soft: string;
  paper: string;
  /** From nothing to the most, in one hue. */
  steps: readonly Step[];
}

interface Step {
  fill: string;
  ink: string;
}

const LIGHT = {
  second: '#8791d4',
  before: '#7d83a6',
  rule: '#e6e9f4',
  edge: '#868bab',
  steps: [
    { fill: '#f3f5fc', ink: '#14172e' },
    { fill: '#dfe3f6', ink: '#14172e' },
    { fill: '#bac2ec', ink: '#14172e' },
    { fill: '#8791d4', ink: '#0f1440' },
    { fill: '#4f5ab4', ink: '#ffffff' },
    { fill: '#252e86', ink: '#ffffff' },
  ],
};

const DARK = {
  second: '#6f7ad0',
  before: '#8f95bb',
  rule: '#272d58',
  edge: '#7a81b3',
  steps: [
    { fill: '#1b2150', ink: '#eef0fb' },
    { fill: '#2a3270', ink: '#eef0fb' },
    { fill: '#404aa0', ink: '#ffffff' },
    { fill: '#6f7ad0', ink: '#0b0f33' },
    { fill: '#a3acec', ink: '#0f1440' },
    { fill: '#d5daf8', ink: '#0f1440' },
  ],
};

/** What a chart is drawn with, in the theme in force. */
export function useChartColors(domain: Domain = 'studies'): ChartColors {
  const { palette } = useTheme();
  const own = ownColors(palette.mode);
  const accent = domainColors(palette.mode)[domain];
  return {
    ...own,
    ...accent,
    pale: `color-mix(in srgb, ${accent.main} 62%, ${palette.background.paper})`,
    ink: palette.text.primary,
    soft: palette.text.secondary,
    paper: palette.background.paper,
  };
}

const ownColors = (mode: PaletteMode) => (mode === 'dark' ? DARK : LIGHT);
