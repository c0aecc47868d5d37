import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { MoneyDonationRecord } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { UnappliedPaymentsPanel } from '../shared/UnappliedPaymentsPanel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { AttemptsPanel } from './AttemptsPanel';
import { CardPanel } from './CardPanel';
import { DonorPanel } from './DonorPanel';
import { texts } from './gift.fr';
import { JournalPanel } from './JournalPanel';
import { MoneyPanel } from './MoneyPanel';
import { ReceiptPanel } from './ReceiptPanel';
import { RecurringPanel } from './RecurringPanel';
import { GiftTimelinePanel } from './GiftTimelinePanel';
import { DonorMessagePanel } from './DonorMessagePanel';

/** All that is known of one gift of money, and what can be done with it. */
export default function GiftShow() {
  return (
    <Show component="div" actions={false}>
      <OneGift />
    </Show>
  );
}

function OneGift() {
  const gift = useRecordContext<MoneyDonationRecord>();
  if (!gift) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <Box sx={{ ...FORM_GRID, mt: 2 }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {gift.mode === 'test' && <Alert severity="warning">{texts.test.text}</Alert>}
        <MoneyPanel gift={gift} />
        <UnappliedPaymentsPanel donationId={gift.id} />
        <DonorMessagePanel gift={gift} />
        <CardPanel gift={gift} />
        <GiftTimelinePanel gift={gift} />
        <AttemptsPanel gift={gift} />
        <JournalPanel gift={gift} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <DonorPanel gift={gift} />
        <ReceiptPanel gift={gift} />
        <RecurringPanel gift={gift} />
        <HistoryPanel amounts={['amount', 'costs_covered']} references={{ campaign_id: 'campaigns' }} />
      </Stack>
    </Box>
  );
}
