import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PAYMENT_PROVIDER_LABELS, type UnappliedPaymentRecord } from '@livres/api/contract';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { AcceptPaymentDialog } from './AcceptPaymentDialog';
import { ReturnPaymentDialog } from './ReturnPaymentDialog';
import { unappliedLabels as texts } from './unapplied.fr';
import { mayDo } from '../../shared/rights/rights';

interface Props {
  payment: UnappliedPaymentRecord;
  /** Leaves out the link to the gift, on the gift's own screen. */
  onGift: boolean;
}

/** One payment that is no gift, and the two things that can be decided. */
export function UnappliedPayment({ payment, onGift }: Props) {
  const [asked, setAsked] = useState<'return' | 'accept' | null>(null);
  const titleId = useId();
  const close = () => setAsked(null);
  const { provider, reason, amount, arrived, currency, expected, expected_currency, happened_at } = payment;
  const facts = [
    texts.arrived(PAYMENT_PROVIDER_LABELS[provider], frenchDay(happened_at)),
    texts.expected(frenchMoney(expected, expected_currency)),
    amount === arrived ? '' : texts.left(frenchMoney(amount, currency), frenchMoney(arrived, currency)),
  ];
  return (
    <Box component="li" aria-labelledby={titleId} sx={LINE}>
      <Typography id={titleId} sx={{ fontWeight: 650 }}>
        {frenchMoney(amount, currency)} · {texts.reason(reason)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {!onGift && (
        <Typography variant="body2">
          <Link component={RouterLink} to={`/donations/${payment.donation_id}/show`}>
            {texts.gift(payment.reference)}
          </Link>
          {payment.donor_name && ` · ${payment.donor_name}`}
        </Typography>
      )}
      <PaymentState payment={payment} />
      {!payment.is_return_asked && mayDo('unapplied-payments', 'write') && (
        <Box role="group" aria-labelledby={titleId} sx={ACTIONS}>
          <Button variant="outlined" color="error" onClick={() => setAsked('return')}>
            {texts.give_back.button}
          </Button>
          {payment.can_be_accepted && (
            <Button onClick={() => setAsked('accept')}>{texts.accept.button}</Button>
          )}
        </Box>
      )}
      {asked === 'return' && <ReturnPaymentDialog payment={payment} onClose={close} />}
      {asked === 'accept' && <AcceptPaymentDialog payment={payment} onClose={close} />}
    </Box>
  );
}

function PaymentState({
  payment: { is_return_asked, return_refusal, can_be_accepted },
}: {
  payment: UnappliedPaymentRecord;
}) {
  if (is_return_asked) return <Alert severity="info">{texts.asked}</Alert>;
  if (return_refusal) return <Alert severity="warning">{texts.refused(return_refusal)}</Alert>;
  return can_be_accepted ? null : <Alert severity="info">{texts.only_return}</Alert>;
}

const LINE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.75,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 } as const;
