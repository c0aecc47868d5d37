import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Caption } from '../../layout/Caption';
import type { ChartColors } from '../chart-colors';
import { valueText } from '../data/value-text';
import { parts as texts } from './parts.fr';
import type { Points, PointStep } from './points';

const COUNTED = { kind: 'count' } as const;

interface Props {
  steps: readonly (PointStep & { before: number | null })[];
  points: Points | null;
  passages?: readonly ReactNode[];
  colors: ChartColors;
}

/** What the looks of the points mean, and how many go from one to the next. */
export function PointSteps({ steps, points, passages = [], colors }: Props) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ name, value, before }, index) => (
        <li key={name}>
          {index > 0 && (
            <Box sx={{ display: 'flex', gap: 1.5, py: 0.5, pl: '5px' }}>
              <svg aria-hidden width={7} height={30} style={{ flex: 'none' }}>
                <path
                  d="M3.5 0V26M0.8 22.5L3.5 27L6.2 22.5"
                  fill="none"
                  stroke={colors.edge}
                  strokeWidth={1.4}
                />
              </svg>
              <Caption sx={{ alignSelf: 'center' }}>{passages[index - 1]}</Caption>
            </Box>
          )}
          <Box sx={STEP}>
            <Mark look={lookOf(index, steps.length)} colors={colors} />
            <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {name}
              {points?.isTooFew[index - 1] && (
                <Caption component="span" sx={{ display: 'block' }}>
                  {texts.too_few}
                </Caption>
              )}
            </Box>
            <Box component="span" sx={{ textAlign: 'right' }}>
              <Box component="strong" sx={{ fontSize: '1.05rem' }}>
                {valueText(value, COUNTED)}
              </Box>
              {before !== null && (
                <Caption component="span" sx={{ display: 'block' }}>
                  {texts.before(valueText(before, COUNTED))}
                </Caption>
              )}
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}

type Look = 'dot' | 'ring' | 'filled';

function lookOf(index: number, count: number): Look {
  if (index === 0) return 'dot';
  return index === count - 1 ? 'filled' : 'ring';
}

function Mark({ look, colors }: { look: Look; colors: ChartColors }) {
  const fills = { dot: colors.steps[3]!.fill, ring: colors.paper, filled: colors.main };
  return (
    <svg aria-hidden width={16} height={16} viewBox="-8 -8 16 16">
      <circle
        r={look === 'dot' ? 2 : 5}
        fill={fills[look]}
        stroke={look === 'dot' ? 'none' : colors.main}
        strokeWidth={2}
      />
    </svg>
  );
}

const STEP = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  gap: 1.25,
  alignItems: 'start',
} as const;
