import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Caption } from '../../layout/Caption';
import type { Domain } from '../../theme/domain-colors';
import { useChartColors } from '../chart-colors';
import { columnOf, type ChartData, type ChartRow } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { goalLines, type GoalKeys, type GoalLine } from './goal-lines';
import { parts as texts } from './parts.fr';

interface Props<Key extends string> extends GoalKeys<Key> {
  data: ChartData<Key>;
  domainOf?: (row: ChartRow<Key>) => Domain;
  /** Whether it is on time, and what is missing. */
  noteOf?: (row: ChartRow<Key>) => ReactNode;
}

/** Goals as bars, with a tick where one should be today. */
export function GoalBars<Key extends string>({ data, domainOf, noteOf, ...keys }: Props<Key>) {
  const { name, value, goal } = keys;
  return (
    <Box component="ul" sx={GOALS}>
      {goalLines(data, keys).map((line, index) => (
        <li key={`${String(line.row.values[name])} ${line.row.to ?? index}`}>
          <Typography component="p" variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {line.row.to ? (
              <Box component={Link} to={line.row.to} sx={{ color: 'inherit' }}>
                {line.row.values[name]}
              </Box>
            ) : (
              line.row.values[name]
            )}
          </Typography>
          <Typography component="p" variant="body2" color="textSecondary">
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {valueText(line.row.values[value], columnOf(data, value))}
            </Box>
            {line.goal === null
              ? ` ${texts.no_goal}`
              : ` ${texts.of_goal(valueText(line.row.values[goal], columnOf(data, goal)))}`}
          </Typography>
          <Track line={line} domain={domainOf?.(line.row)} />
          {noteOf && <Caption component="p">{noteOf(line.row)}</Caption>}
        </li>
      ))}
    </Box>
  );
}

function Track({ line: { reached, expected, goal }, domain }: { line: GoalLine<string>; domain?: Domain }) {
  const colors = useChartColors(domain);
  return (
    <Box aria-hidden sx={{ ...TRACK, bgcolor: colors.steps[1]!.fill }}>
      {reached !== null && reached > 0 && <Box sx={{ ...BAR, width: `${reached}%`, bgcolor: colors.main }} />}
      {goal !== null && goal < 100 && (
        <Box sx={{ ...TICK, left: `${goal}%`, width: 0, borderLeft: `2px dotted ${colors.paper}` }} />
      )}
      {expected !== null && (
        <Box sx={{ ...TICK, left: `calc(${expected}% - 1px)`, bgcolor: 'text.primary' }} />
      )}
    </Box>
  );
}

const GOALS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 2.5,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
} as const;

const TRACK = { position: 'relative', height: 12, borderRadius: '3px', mt: 1, mb: 0.75 } as const;
const BAR = { position: 'absolute', inset: '3px auto 3px 0', borderRadius: '2px' } as const;
const TICK = { position: 'absolute', top: -3, bottom: -3, width: '2.5px' } as const;
