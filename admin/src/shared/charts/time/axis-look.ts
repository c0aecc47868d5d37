import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import type { ChartColors } from '../chart-colors';

/** Quiet axes: labels in grey, lines across that are hardly seen, the ground a little more. */
export const axisLook = ({ soft, rule, edge }: ChartColors) =>
  ({
    [`& .${axisClasses.tickLabel}`]: { fill: `${soft} !important`, fontSize: '0.78rem !important' },
    [`& .${axisClasses.tick}`]: { display: 'none' },
    [`& .${axisClasses.directionY} .${axisClasses.line}`]: { display: 'none' },
    [`& .${axisClasses.directionX} .${axisClasses.line}`]: { stroke: edge },
    [`& .${chartsGridClasses.line}`]: { stroke: rule },
  }) as const;
