import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PHYSICAL_DONATION_TYPE_LABELS, type PhysicalDonationRecord } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { AlertsMark } from '../shared/AlertsMark';
import { collection } from '../../shared/actions/collection.fr';
import { DelayChip } from '../shared/DelayChip';
import { shortPickup } from '../shared/pickup-labels';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { PhysicalDonationStatusChip } from '../shared/StatusChips';
import { CARD_AREA } from '../../shared/layout/card-area';
import { whoGives } from './physical-donation-labels';

/** The list on a phone: a card each. */
export function PhysicalDonationCards() {
  const { data, isPending } = useListContext<PhysicalDonationRecord>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((donation) => (
        <Card component="li" key={donation.id}>
          <CardActionArea component={Link} to={physicalDonationPath(donation.id)} sx={CARD_AREA}>
            <PhysicalDonationCard donation={donation} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

function PhysicalDonationCard({ donation }: { donation: PhysicalDonationRecord }) {
  const { reference, donation_type, estimated_boxes_or_items: boxes, status, open_alerts } = donation;
  const { postal_code, city, campaign_name } = donation;
  const goods = [PHYSICAL_DONATION_TYPE_LABELS[donation_type], boxes && collection.boxes(boxes)];
  return (
    <>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {whoGives(donation)}
      </Typography>
      <Typography variant="body2">
        {[...goods, `${postal_code} ${city}`].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <PhysicalDonationStatusChip status={status} />
        <DelayChip donation={donation} />
        <AlertsMark count={open_alerts} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {[shortPickup(donation), reference, campaign_name].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
