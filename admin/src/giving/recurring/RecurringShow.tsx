import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { RecurringGiftRecord } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { DonorPanel } from './DonorPanel';
import { PaymentsPanel } from './PaymentsPanel';
import { StatePanel } from './StatePanel';
import { RecurringTimelinePanel } from './RecurringTimelinePanel';
import { TermsPanel } from './TermsPanel';

/** All that is known of one recurring gift, and what can be done with it. */
export default function RecurringShow() {
  return (
    <Show component="div" actions={false}>
      <OneGift />
    </Show>
  );
}

function OneGift() {
  const gift = useRecordContext<RecurringGiftRecord>();
  if (!gift) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <Box sx={{ ...FORM_GRID, mt: 2 }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <StatePanel gift={gift} />
        <PaymentsPanel gift={gift} />
        <RecurringTimelinePanel gift={gift} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <DonorPanel gift={gift} />
        <TermsPanel gift={gift} />
        <HistoryPanel amounts={['amount', 'costs_covered']} references={{ campaign_id: 'campaigns' }} />
      </Stack>
    </Box>
  );
}
