import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { FigureRecord } from '@livres/api/contract';
import { lazy, Suspense } from 'react';
import { Panel } from '../../shared/layout/Panel';
import { ChartTable } from '../../shared/layout/ChartTable';
import { FigureOrigin } from './FigureOrigin';
import { figures as texts, figureText } from './figures.fr';
import { FigureValue } from './FigureValue';
import { goalsProgress, type GoalProgress } from './goal-progress';
import { metrics } from './metrics.fr';
import { TWO_COLUMNS } from '../../shared/layout/sx';

// The charts are the panel's heaviest package: figures can be changed before they are there.
const GoalsChart = lazy(() => import('./GoalsChart'));

/** How far the association is from what it set itself, and the goals, to be changed. */
export function GoalsPanel({ figures }: { figures: FigureRecord[] }) {
  const goals = goalsProgress(figures);
  return (
    <Box sx={TWO_COLUMNS}>
      <Panel title={texts.goals} help={texts.goals_help}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
          {goals.map((progress) => (
            <Box component="li" key={progress.goal.name}>
              <Goal progress={progress} />
            </Box>
          ))}
        </Box>
      </Panel>
      <Panel title={metrics.goals_chart} help={metrics.goals_chart_help}>
        <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
          <GoalsChart goals={goals} />
        </Suspense>
        <ChartTable
          caption={metrics.goals_chart}
          heads={[metrics.figure, metrics.today, metrics.goal, metrics.progress]}
          rows={goals.map(({ name, figure, goal, percentage }) => [
            name,
            figureText(figure.value, figure.unit),
            figureText(goal.value, goal.unit),
            metrics.percent(percentage),
          ])}
        />
      </Panel>
    </Box>
  );
}

function Goal({ progress: { goal, figure, name, percentage, missing } }: { progress: GoalProgress }) {
  const reached = figureText(figure.value, figure.unit);
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {goal.label}
      </Typography>
      <FigureValue figure={goal} />
      <LinearProgress
        variant="determinate"
        value={percentage}
        color="success"
        aria-label={metrics.goal_progress(name, percentage)}
        sx={{ height: 8, mt: 0.5 }}
      />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {metrics.reached(reached, percentage)} · {metrics.missing(figureText(missing, goal.unit), missing)}
      </Typography>
      <FigureOrigin figure={goal} />
    </>
  );
}
