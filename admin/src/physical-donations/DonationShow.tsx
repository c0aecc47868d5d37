import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { PhysicalDonationRecord } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { useMayAct } from '../shared/collection/use-may-act';
import { frenchDay } from '../shared/format/french-date';
import { HistoryPanel } from '../shared/history/HistoryPanel';
import { FORM_GRID } from '../shared/publishing/form-grid';
import { CampaignPanel } from './CampaignPanel';
import { CollectedPanel } from './CollectedPanel';
import { GoodsPanel } from './GoodsPanel';
import { OpenAlerts } from './OpenAlerts';
import { PickupPanel } from './PickupPanel';
import { PlacePanel } from './PlacePanel';
import { PromisesPanel } from './PromisesPanel';
import { StagePanel } from './StagePanel';
import { StoryPanel } from './StoryPanel';
import { texts } from './physical-donation.fr';
import { useDonationMove } from './use-donation-move';
import { useDonationTransaction } from './use-donation-transaction';

/** Where the code on a box leads: all that is known of one donation, and what can be done with it. */
export default function DonationShow() {
  return (
    <Show component="div" actions={false}>
      <OneDonation />
    </Show>
  );
}

function OneDonation() {
  const donation = useRecordContext<PhysicalDonationRecord>();
  const mayAct = useMayAct();
  const transaction = useDonationTransaction(donation);
  if (!donation) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <>
      <Box sx={{ ...FORM_GRID, mt: 2 }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {donation.deleted_at && <BinNotice donation={donation} since={donation.deleted_at} />}
          <StagePanel donation={donation} transaction={transaction} />
          <OpenAlerts donation={donation} />
          <PlacePanel donation={donation} />
          <GoodsPanel donation={donation} />
          {transaction && <CollectedPanel transaction={transaction} />}
          <StoryPanel donation={donation} />
        </Stack>
        <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
          <PickupPanel donation={donation} transaction={transaction} />
          <PromisesPanel donation={donation} />
          <CampaignPanel donation={donation} />
          {mayAct && <HistoryPanel />}
        </Stack>
      </Box>
    </>
  );
}

function BinNotice({ donation, since }: { donation: PhysicalDonationRecord; since: string }) {
  const mayAct = useMayAct();
  const { restore, isBusy } = useDonationMove(donation);
  const button = mayAct && (
    <Button color="inherit" loading={isBusy} onClick={restore}>
      {texts.acts.restore}
    </Button>
  );
  return (
    <Alert severity="warning" action={button}>
      {texts.show.in_bin(frenchDay(since))}
    </Alert>
  );
}
