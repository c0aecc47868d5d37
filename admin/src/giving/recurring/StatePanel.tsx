import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RecurringGiftRecord } from '@livres/api/contract';
import { Panel } from '../../shared/layout/Panel';
import { RecurringActions } from './actions/RecurringActions';
import { HealthChip } from './HealthChip';
import { texts } from './recurring-gift.fr';
import { amountInFrench } from './recurring-labels';
import { MayWrite } from '../../shared/rights/MayWrite';

/** How it does and what can be done: all that a call to the donor needs. */
export function StatePanel({ gift }: { gift: RecurringGiftRecord }) {
  const { status, last_failure } = gift;
  return (
    <Panel title={texts.show.state}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h5" component="p">
          {amountInFrench(gift)}
        </Typography>
        <HealthChip gift={gift} />
      </Box>
      <Typography>{texts.show.explained[status]}</Typography>
      {last_failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <AlertTitle>{texts.show.failure}</AlertTitle>
          {last_failure}
        </Alert>
      )}
      <MayWrite>
        <RecurringActions gift={gift} />
      </MayWrite>
    </Panel>
  );
}
