import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PHYSICAL_DONATION_TYPE_LABELS, type PhysicalDonationRecord } from '@livres/api/contract';
import { AlertsMark } from '../shared/AlertsMark';
import { collection } from '../../shared/actions/collection.fr';
import { DelayChip } from '../shared/DelayChip';
import { shortPickup } from '../shared/pickup-labels';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { PhysicalDonationStatusChip } from '../shared/StatusChips';
import { RecordCards } from '../../shared/records/RecordCards';
import { whoGives } from './physical-donation-labels';
import { Caption } from '../../shared/layout/Caption';

/** The list on a phone: a card each. */
export function PhysicalDonationCards() {
  return (
    <RecordCards<PhysicalDonationRecord>
      to={(donation) => physicalDonationPath(donation.id)}
      render={(donation) => <PhysicalDonationCard donation={donation} />}
    />
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
      <Caption>{[shortPickup(donation), reference, campaign_name].filter(Boolean).join(' · ')}</Caption>
    </>
  );
}
