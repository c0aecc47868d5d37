import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PHYSICAL_DONATION_TYPE_LABELS, type PickupTransaction } from '@livres/api/contract';
import { collection } from '../../shared/actions/collection.fr';
import { DelayChip } from '../shared/DelayChip';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { shortPickup } from '../shared/pickup-labels';
import { TransactionStatusChip } from '../shared/StatusChips';
import { RecordCards } from '../../shared/records/RecordCards';
import { delayedOf } from './transaction-delay';
import { Caption } from '../../shared/layout/Caption';

/** The list on a phone: a card each. */
export function TransactionCards() {
  return (
    <RecordCards<PickupTransaction>
      to={(transaction) => physicalDonationPath(transaction.physical_donation)}
      render={(transaction) => <TransactionCard transaction={transaction} />}
    />
  );
}

function TransactionCard({ transaction }: { transaction: PickupTransaction }) {
  const { reference, contact_name, postal_code, city, status, assigned_to } = transaction;
  const { donation_type, estimated_boxes_or_items: boxes } = transaction;
  const goods = [PHYSICAL_DONATION_TYPE_LABELS[donation_type], boxes && collection.boxes(boxes)];
  return (
    <>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {contact_name ?? reference}
      </Typography>
      <Typography variant="body2">
        {[...goods, `${postal_code} ${city}`].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <TransactionStatusChip status={status} />
        <DelayChip donation={delayedOf(transaction)} />
      </Box>
      <Caption>
        {[shortPickup(transaction), assigned_to, contact_name && reference].filter(Boolean).join(' · ')}
      </Caption>
    </>
  );
}
