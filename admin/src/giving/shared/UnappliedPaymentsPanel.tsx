import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { UnappliedPayment } from './UnappliedPayment';
import { unappliedLabels as texts } from './unapplied.fr';
import { useUnappliedPayments } from './unapplied-payments';

/** Money that arrived and is no gift, until staff give it back or accept it: all of it, or that of one gift. */
export function UnappliedPaymentsPanel({ donationId }: { donationId?: string }) {
  const { data, error, refetch } = useUnappliedPayments(donationId);
  const onGift = donationId !== undefined;
  if (onGift && (!data || data.length === 0)) return null;
  return (
    <Panel title={texts.title} help={texts.help}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.length === 0 && <Alert severity="success">{texts.none}</Alert>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((payment) => (
            <UnappliedPayment key={payment.id} payment={payment} onGift={onGift} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
