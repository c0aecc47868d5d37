import Typography from '@mui/material/Typography';
import { useMayEdit } from '../shared/use-may-edit';
import { longDay } from '../../shared/format/calendar-days';
import { Panel } from '../../shared/layout/Panel';
import { PickupPapers } from '../shared/plan/PickupPapers';
import { DetailList } from '../../shared/layout/DetailList';
import { texts } from './physical-donation.fr';
import type { DonationAndPickup } from './use-pickup-transaction';

const { show } = texts;

/** When it is fetched, by whom, what the donor wished, and the papers for the van. */
export function PickupPanel({ donation, transaction }: DonationAndPickup) {
  const mayAct = useMayEdit();
  const { pickup_date, pickup_slot, status } = donation;
  const { preferred_days, time_slots, special_requirements } = donation.pickup_availability;
  const isPlanned = pickup_date !== null && pickup_slot !== null;
  const isOver = status === 'completed' || status === 'cancelled';
  return (
    <Panel title={show.pickup}>
      {isPlanned && (
        <Typography sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>
          {longDay(pickup_date)}
          <br />
          {pickup_slot}
        </Typography>
      )}
      {isPlanned && transaction && mayAct && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {transaction.assigned_to ? show.by(transaction.assigned_to) : show.by_nobody}
        </Typography>
      )}
      <DetailList
        facts={[
          [show.wished_days, preferred_days.join(', ')],
          [show.wished_slots, time_slots.join(', ')],
          [show.wished_else, special_requirements],
        ]}
      />
      {transaction && mayAct && !isOver && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
            {show.documents_help}
          </Typography>
          <PickupPapers pickup={transaction} />
        </>
      )}
    </Panel>
  );
}
