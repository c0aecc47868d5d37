import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EventRegistrationRecord, RegistrationRefund } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { frenchMoment } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { DIVIDED_LIST } from '../../shared/layout/sx';
import { mayDo } from '../../shared/rights/rights';
import { RefundEnds } from './RefundEnds';
import { texts } from './registration.fr';
import { useRegistrationTimeline } from './use-registration-timeline';

const { refunds: words } = texts;

/** What was given back or is on its way, and what may still be; nothing where nothing was paid. */
export function RefundsPanel({ registration }: { registration: EventRegistrationRecord }) {
  const { data } = useRegistrationTimeline(registration);
  if (!data || (!registration.is_paid && data.refunds.length === 0)) return null;
  const { refunds, refundable, refundable_donation } = data;
  const mayEnd = mayDo('event-payments', 'write');
  const money = (value: number) => frenchMoney(value, registration.currency);
  const gift = registration.donation_amount > 0 ? money(refundable_donation) : null;
  return (
    <Panel title={words.title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words.left(money(refundable), gift)}
      </Typography>
      <Box component="ul" sx={DIVIDED_LIST}>
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund}>
            {mayEnd && refund.waits && <RefundEnds registration={registration} refund={refund} />}
          </Refund>
        ))}
      </Box>
    </Panel>
  );
}

function Refund({ refund, children }: { refund: RegistrationRefund; children: ReactNode }) {
  const { amount, donation_amount, currency, reason, status, by, by_hand, created_at } = refund;
  const money = (value: number) => frenchMoney(value, currency);
  const told = [
    donation_amount > 0 && words.gift(money(donation_amount)),
    by_hand && status !== 'asked' && words.by_hand,
    by ?? words.automatic,
    frenchMoment(created_at),
  ];
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {saidOf(refund)} · {money(amount + donation_amount)}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      {refund.failure_code && (
        <Typography variant="body2" color="error">
          {words.failed(refund.failure_code)}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {told.filter(Boolean).join(' · ')}
      </Typography>
      {children}
    </Box>
  );
}

/** One that was refused and waits no more was asked for again, or left. */
function saidOf({ status, by_hand, waits }: RegistrationRefund): string {
  if (status === 'asked' && by_hand) return words.to_give;
  return status === 'refused' && !waits ? words.closed : words.status[status];
}
