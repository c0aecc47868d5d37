import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FigureRecord } from '@livres/api/contract';
import { Panel } from '../../shared/layout/Panel';
import { FigureOrigin } from './FigureOrigin';
import { figures as texts } from './figures.fr';
import { FigureValue } from './FigureValue';
import { useMetricsScreen } from './metrics-screen';

/** What the home page counts up to, each figure with where it comes from. */
export function FiguresPanel({ figures }: { figures: FigureRecord[] }) {
  const { mayWrite } = useMetricsScreen();
  return (
    <Panel title={texts.title} help={mayWrite ? texts.help : texts.help_reading}>
      <Box component="ul" sx={GRID}>
        {figures
          .filter(({ goal_of }) => goal_of === null)
          .map((figure) => (
            <Box component="li" key={figure.name} sx={{ minWidth: 0 }}>
              <Typography component="h3" variant="subtitle2">
                {figure.label}
              </Typography>
              <FigureValue figure={figure} />
              <FigureOrigin figure={figure} />
            </Box>
          ))}
      </Box>
    </Panel>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
} as const;
