import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Domain } from '../../theme/domain-colors';
import { Caption } from '../../layout/Caption';
import { useChartColors } from '../chart-colors';
import { figureOf, type ChartData } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { PointSteps } from './PointSteps';
import { lookOfPoint, pointsOf } from './points';

const COUNT = 1000;
const GAP = 9;
const COLUMNS = 50;

interface Props<Key extends string> {
  /** The whole first, then each step that fewer reach. */
  data: ChartData<Key>;
  name: Key;
  value: Key;
  before?: Key;
  /** « Chaque point : une visite sur mille ». */
  caption: string;
  /** Between a step and the one before it: « 64 % vont au bout, contre 62 % ». */
  passages?: readonly ReactNode[];
  domain?: Domain;
}

/** A thousand points, of which the few that go on are rings, and the fewer that arrive are filled. */
export function PointsOfThousand<Key extends string>({
  data,
  name,
  value,
  before,
  caption,
  passages,
  domain,
}: Props<Key>) {
  const colors = useChartColors(domain);
  const steps = data.rows.map((row) => ({
    name: valueText(row.values[name], { kind: 'text' }),
    value: figureOf(row, value),
    before: before ? figureOf(row, before) : null,
  }));
  const points = pointsOf(steps);
  const last = steps.length - 1;
  return (
    <Box sx={BESIDE}>
      {points && (
        <div>
          <Caption component="p" sx={{ mb: 0.75 }}>
            {caption}
          </Caption>
          <svg
            aria-hidden
            viewBox={`0 0 ${COLUMNS * GAP} ${(COUNT / COLUMNS) * GAP}`}
            style={{ display: 'block', width: '100%' }}
          >
            {Array.from({ length: COUNT }, (_, index) => {
              const look = lookOfPoint(index, points.counts);
              const at = {
                cx: (index % COLUMNS) * GAP + GAP / 2,
                cy: Math.floor(index / COLUMNS) * GAP + GAP / 2,
              };
              if (look === 0) return <circle key={index} {...at} r={1.3} fill={colors.steps[3]!.fill} />;
              const fill = look === last ? colors.main : colors.paper;
              return (
                <circle key={index} {...at} r={3.4} fill={fill} stroke={colors.main} strokeWidth={1.6} />
              );
            })}
          </svg>
        </div>
      )}
      <PointSteps steps={steps} points={points} passages={passages} colors={colors} />
    </Box>
  );
}

const BESIDE = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '@container (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
