import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PHYSICAL_DONATION_TYPE_LABELS, type PickupTransaction } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { collection } from '../../shared/actions/collection.fr';
import { DelayChip } from '../shared/DelayChip';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { shortPickup } from '../shared/pickup-labels';
import { TransactionStatusChip } from '../shared/StatusChips';
import { CARD_AREA } from '../../shared/layout/card-area';
import { delayedOf } from './transaction-delay';

/** The list on a phone: a card each. */
export function TransactionCards() {
  const { data, isPending } = useListContext<PickupTransaction>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((transaction) => (
        <Card component="li" key={transaction.id}>
          <CardActionArea
            component={Link}
            to={physicalDonationPath(transaction.physical_donation)}
            sx={CARD_AREA}
          >
            <TransactionCard transaction={transaction} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
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
      <Typography variant="caption" color="textSecondary">
        {[shortPickup(transaction), assigned_to, contact_name && reference].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
