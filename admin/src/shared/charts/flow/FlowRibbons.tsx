import Box from '@mui/material/Box';
import type { Domain } from '../../theme/domain-colors';
import { useChartColors } from '../chart-colors';
import type { ChartColumn } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { flowLayout, type Flow, type FlowNode, type FlowRibbon } from './flow-layout';

const NODE = 10;
const PER_NODE = 56;
const LEAST_HEIGHT = 200;
/** What names take on each side. */
const SIDE = 0.26;

interface Props {
  flows: readonly Flow[];
  column: ChartColumn;
  domain?: Domain;
  width: number;
}

export function FlowRibbons({ flows, column, domain, width }: Props) {
  const colors = useChartColors(domain);
  const count = (end: 'from' | 'to') => new Set(flows.map((flow) => flow[end])).size;
  const height = Math.max(LEAST_HEIGHT, Math.max(count('from'), count('to')) * PER_NODE);
  const { from, to, ribbons } = flowLayout(flows, height);
  const side = Math.round(width * SIDE);
  const inner = width - 2 * side;
  const bars = [
    ...from.map((node) => ({ node, x: 0, fill: colors.main })),
    ...to.map((node) => ({ node, x: inner - NODE, fill: colors.ink })),
  ];
  return (
    <Box sx={{ position: 'relative', height }}>
      <svg aria-hidden width={inner} height={height} style={{ position: 'absolute', left: side, top: 0 }}>
        {ribbons.map((ribbon) => (
          <path
            key={`${ribbon.from} ${ribbon.to}`}
            d={ribbonPath(ribbon, inner)}
            fill={colors.main}
            fillOpacity={0.26}
            stroke={colors.paper}
            strokeWidth={0.8}
          />
        ))}
        {bars.map(({ node, x, fill }) => (
          <rect
            key={`${x} ${node.name}`}
            x={x}
            y={node.y}
            width={NODE}
            height={Math.max(1, node.height)}
            rx={2}
            fill={fill}
          />
        ))}
      </svg>
      <Nodes nodes={from} column={column} width={side} isLeft />
      <Nodes nodes={to} column={column} width={side} />
    </Box>
  );
}

function ribbonPath({ fromY, toY, height }: FlowRibbon, width: number): string {
  const middle = width / 2;
  const [top, bottom] = [
    `${middle} ${fromY} ${middle} ${toY}`,
    `${middle} ${toY + height} ${middle} ${fromY + height}`,
  ];
  return `M${NODE} ${fromY}C${top} ${width - NODE} ${toY}v${height}C${bottom} ${NODE} ${fromY + height}Z`;
}

interface NodesProps {
  nodes: readonly FlowNode[];
  column: ChartColumn;
  width: number;
  isLeft?: boolean;
}

const Nodes = ({ nodes, column, width, isLeft = false }: NodesProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {nodes.map(({ name, value, y, height }) => (
      <Box
        component="li"
        key={name}
        title={name}
        sx={{
          ...NAME,
          top: y + height / 2,
          width: width - 10,
          ...(isLeft ? { left: 0, textAlign: 'right' } : { right: 0 }),
        }}
      >
        <Box component="span" sx={ONE_LINE}>
          {name}
        </Box>
        <strong>{valueText(value, column)}</strong>
      </Box>
    ))}
  </Box>
);

const NAME = {
  position: 'absolute',
  transform: 'translateY(-50%)',
  fontSize: '0.8rem',
  lineHeight: 1.25,
} as const;
const ONE_LINE = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
