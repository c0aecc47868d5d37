import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { PhysicalDonationRecord, PickupTransaction } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { useMayEdit } from '../shared/use-may-edit';
import { frenchDay } from '../../shared/format/french-date';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { GoodsPanel } from './GoodsPanel';
import { OpenAlerts } from './OpenAlerts';
import { PickupPanel } from './PickupPanel';
import { PlacePanel } from './PlacePanel';
import { PromisesPanel } from './PromisesPanel';
import { StagePanel } from './StagePanel';
import { PhysicalDonationTimelinePanel } from './PhysicalDonationTimelinePanel';
import { texts } from './physical-donation.fr';
import { usePhysicalDonationMove } from './use-physical-donation-move';
import { usePickupTransaction } from './use-pickup-transaction';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/layout/Panel';
import Typography from '@mui/material/Typography';
import { frenchNumber } from '../../shared/format/french-number';
import { DetailList } from '../../shared/layout/DetailList';

/** Where the code on a box leads: all that is known of one donation, and what can be done with it. */
export default function PhysicalDonationShow() {
  return (
    <Show component="div" actions={false}>
      <OnePhysicalDonation />
    </Show>
  );
}

function OnePhysicalDonation() {
  const donation = useRecordContext<PhysicalDonationRecord>();
  const mayAct = useMayEdit();
  const transaction = usePickupTransaction(donation);
  if (!donation) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <>
      <Box sx={{ ...FORM_GRID, mt: 2 }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {donation.deleted_at && <TrashNotice donation={donation} since={donation.deleted_at} />}
          <StagePanel donation={donation} transaction={transaction} />
          <OpenAlerts donation={donation} />
          <PlacePanel donation={donation} />
          <GoodsPanel donation={donation} />
          {transaction && <CollectedPanel transaction={transaction} />}
          <PhysicalDonationTimelinePanel donation={donation} />
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

function TrashNotice({ donation, since }: { donation: PhysicalDonationRecord; since: string }) {
  const mayAct = useMayEdit();
  const { restore, isBusy } = usePhysicalDonationMove(donation);
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

function CampaignPanel({ donation }: { donation: PhysicalDonationRecord }) {
  return (
    <Panel title={texts.show.campaign}>
      <Link component={RouterLink} to={`/campaigns/${donation.campaign_id}/show`}>
        {donation.campaign_name}
      </Link>
    </Panel>
  );
}

/** What was really taken away; nothing before. */
function CollectedPanel({ transaction: { collected, notes } }: { transaction: PickupTransaction }) {
  if (collected.length === 0) return null;
  return (
    <Panel title={texts.show.collected}>
      <DetailList facts={collected.map(({ category, quantity }) => [category, frenchNumber(quantity)])} />
      {notes && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{notes}</Typography>}
    </Panel>
  );
}
