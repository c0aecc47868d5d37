import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FREQUENCY_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './gift.fr';

const { show } = texts;

/** The recurring gift which this one is a payment of. */
export function RecurringPanel({ gift: { recurring_gift_id, frequency } }: { gift: MoneyDonationRecord }) {
  if (!recurring_gift_id) return null;
  return (
    <Panel title={show.recurring}>
      <Typography sx={{ mb: 1 }}>{FREQUENCY_LABELS[frequency]}</Typography>
      <Button component={Link} to={`/recurring-gifts/${recurring_gift_id}/show`} variant="outlined">
        {show.see_recurring}
      </Button>
    </Panel>
  );
}
