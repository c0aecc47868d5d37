import type { Domain } from '../../theme/domain-colors';
import { useChartColors } from '../chart-colors';
import { sparkPaths } from './spark-paths';

const WIDTH = 188;
const HEIGHT = 26;

interface Props {
  now: readonly (number | null)[];
  before?: readonly (number | null)[];
  domain?: Domain;
}

/** A small line of now over one of before; what it says is written beside it. */
export function Sparkline({ now, before = [], domain }: Props) {
  const colors = useChartColors(domain);
  const drawn = sparkPaths(now, before, { width: WIDTH, height: HEIGHT });
  if (!drawn) return null;
  return (
    <svg
      aria-hidden
      viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
      style={{ display: 'block', width: '100%', maxWidth: 240, marginTop: 8, overflow: 'visible' }}
    >
      <path d={drawn.before} fill="none" stroke={colors.before} strokeWidth={1.3} strokeDasharray="3 2.5" />
      <path d={drawn.now} fill="none" stroke={colors.main} strokeWidth={2} strokeLinejoin="round" />
      <circle cx={drawn.end.x} cy={drawn.end.y} r={3} fill={colors.main} />
    </svg>
  );
}
