import Typography from '@mui/material/Typography';
import { PAYMENT_METHOD_LABELS, type EventRegistrationRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { moneyLine, paidWords } from './registration-labels';
import { registrationMessages, texts } from './registration.fr';

const { show } = texts;

/** What it costs and why, and whether it was paid. */
export function AmountsPanel({ registration }: { registration: EventRegistrationRecord }) {
  const isFree = registration.total === 0 && registration.discount === 0;
  return (
    <Panel title={show.payment}>
      <Typography variant="h5" component="p" sx={{ mb: 1 }}>
        {moneyLine(registration)}
      </Typography>
      {!isFree && <DetailList facts={factsOf(registration)} />}
    </Panel>
  );
}

function factsOf(registration: EventRegistrationRecord): [string, string | null][] {
  const { currency, code, discount, donation_amount, seats, unit_price } = registration;
  const money = (value: number) => (value > 0 ? frenchMoney(value, currency) : null);
  const off = money(discount);
  return [
    [registrationMessages.fields.status, stateOf(registration)],
    [show.tickets, show.price(frenchMoney(unit_price, currency), seats)],
    [code ? show.with_code(code) : registrationMessages.fields.discount, off && `− ${off}`],
    [registrationMessages.fields.donation_amount, money(donation_amount)],
    [show.refunded, money(registration.refunded)],
    [show.refund_pending, money(registration.refund_pending)],
    [show.fees, money(registration.fees)],
  ];
}

function stateOf(registration: EventRegistrationRecord): string | null {
  const { paid_at, payment_method, due, total, currency } = registration;
  const how = payment_method && PAYMENT_METHOD_LABELS[payment_method];
  const when = paid_at && show.paid_on(frenchDay(paid_at), how);
  const words = paidWords(registration);
  if (due > 0 && when) return show.partly_paid(frenchMoney(total - due, currency), when, words!);
  if (words === texts.paid || !when) return [words, when].filter(Boolean).join(' ') || null;
  return `${words}. ${texts.paid} ${when}.`;
}
