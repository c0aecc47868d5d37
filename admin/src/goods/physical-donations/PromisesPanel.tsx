import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PhysicalDonationRecord } from '@livres/api/contract';
import { inFrench } from '../../shared/format/delays';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './physical-donation.fr';
import { promisesOf, type Promised } from './promises';

const { show } = texts;

const COLOURS: Record<Promised['state'], string> = {
  kept: 'success.main',
  missed: 'error.main',
  running: 'text.primary',
  over: 'error.main',
};

/** What the donor was promised, and whether it was kept. */
export function PromisesPanel({ donation }: { donation: PhysicalDonationRecord }) {
  const promises = promisesOf(donation, Date.now());
  return (
    <Panel title={show.promises}>
      {promises.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {donation.cancelled_at ? show.ended : show.no_promise}
        </Typography>
      )}
      {promises.map((promise) => (
        <Box key={promise.of} sx={{ '& + &': { mt: 1 } }}>
          <Typography variant="body2">{show.promise[promise.of]}</Typography>
          <Typography variant="body2" sx={{ color: COLOURS[promise.state], fontWeight: 650 }}>
            {outcomeOf(promise)}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}

function outcomeOf({ state, due, took }: Promised): string {
  if (took !== null) return state === 'kept' ? show.kept(inFrench(took)) : show.missed(inFrench(took));
  return state === 'running' ? show.running(frenchMoment(due)) : show.over(frenchMoment(due));
}
