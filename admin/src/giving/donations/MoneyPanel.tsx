import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DONATION_SOURCE_LABELS,
  FREQUENCY_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_PROVIDER_LABELS,
  UTM_FIELDS,
  type MoneyDonationRecord,
} from '@livres/api/contract';
import { frenchDay, frenchMoment } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { GiftActions } from './actions/GiftActions';
import { giftMessages, texts } from './gift.fr';
import { State } from './GiftState';
import { MayWrite } from '../../shared/rights/MayWrite';

const { fields } = giftMessages;
const { show } = texts;

/** How much, where it stands, and what can be done. */
export function MoneyPanel({ gift }: { gift: MoneyDonationRecord }) {
  const { amount, currency, net, status } = gift;
  return (
    <Panel title={show.money}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h3" component="p">
          {frenchMoney(amount, currency)}
        </Typography>
        <State gift={gift} />
        {status === 'succeeded' && net !== amount && (
          <Typography color="textSecondary">
            {frenchMoney(net, currency)} {show.stays}
          </Typography>
        )}
      </Box>
      <Waiting gift={gift} />
      <DetailList facts={factsOf(gift)} />
      <MayWrite>
        <GiftActions gift={gift} />
      </MayWrite>
    </Panel>
  );
}

function Waiting({ gift: { status, payment_method, failure } }: { gift: MoneyDonationRecord }) {
  const { bank_transfer, other } = show.pending;
  const waiting = payment_method === 'bank_transfer' ? bank_transfer : other;
  if (failure)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {failure}
      </Alert>
    );
  if (status !== 'pending') return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {waiting}
    </Alert>
  );
}

function factsOf(gift: MoneyDonationRecord): [string, string | null][] {
  const { currency, provider, payment_method } = gift;
  const money = (value: number) => (value > 0 ? frenchMoney(value, currency) : null);
  const at = PAYMENT_PROVIDER_LABELS[provider];
  const means = PAYMENT_METHOD_LABELS[payment_method];
  return [
    [fields.campaign_name, gift.campaign_name ?? texts.association],
    [fields.payment_method, means === at ? means : `${means} (${at})`],
    [fields.frequency, FREQUENCY_LABELS[gift.frequency]],
    [show.costs, money(gift.costs_covered)],
    [show.refunded, money(gift.refunded)],
    [show.disputed, money(gift.disputed)],
    [show.fees, money(gift.fees)],
    [show.given_on, gift.given_at && frenchDay(gift.given_at)],
    [show.begun_on, frenchMoment(gift.created_at)],
    [fields.source, DONATION_SOURCE_LABELS[gift.source] ?? gift.source],
    ...UTM_FIELDS.map((field): [string, string | null] => [fields[field], gift[field] || null]),
    [show.by_staff, gift.created_by],
  ];
}
