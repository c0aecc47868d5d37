import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FREQUENCY_LABELS, PAYMENT_METHOD_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { frenchMoment, timeAgo } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { giftPath } from '../shared/gift-path';
import { whoGave } from './gift-labels';
import { ListedState } from './GiftState';
import { texts } from './gift.fr';
import { Caption } from '../../shared/layout/Caption';
import { useWideWindow } from '../../shared/layout/use-wide-window';

const Column = DataTable.Col<MoneyDonationRecord>;
interface Props {
  gift: MoneyDonationRecord;
}

export function GiftTable() {
  const isWide = useWideWindow();
  return (
    <DataTable<MoneyDonationRecord> rowClick="show" bulkActionButtons={false} size="small">
      <Column source="reference" render={(gift) => <Donor gift={gift} />} />
      <Column source="amount" align="right" render={(gift) => <Money gift={gift} />} />
      <Column source="status" render={(gift) => <ListedState gift={gift} />} />
      <Column source="campaign_name" render={({ campaign_name }) => <Campaign name={campaign_name} />} />
      <Column source="payment_method" render={(gift) => PAYMENT_METHOD_LABELS[gift.payment_method]} />
      {isWide && (
        <Column source="utm_campaign" label={texts.utm} render={(gift) => <CameFrom gift={gift} />} />
      )}
      <Column source="created_at" render={({ created_at }) => <Begun at={created_at} />} />
    </DataTable>
  );
}

function Donor({ gift }: Props) {
  const { id, reference } = gift;
  return (
    <Box sx={{ maxWidth: 260 }}>
      <RowLink to={giftPath(id)}>{whoGave(gift)}</RowLink>
      <Caption noWrap sx={{ display: 'block' }}>
        {reference}
      </Caption>
    </Box>
  );
}

function Money({ gift: { amount, currency, frequency } }: Props) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <strong>{frenchMoney(amount, currency)}</strong>
      {frequency !== 'one-time' && <Caption sx={{ display: 'block' }}>{FREQUENCY_LABELS[frequency]}</Caption>}
    </Box>
  );
}

const Campaign = ({ name }: { name: string | null }) => (
  <Typography variant="body2" noWrap title={name ?? ''} sx={{ maxWidth: 180 }}>
    {name ?? texts.association}
  </Typography>
);

function CameFrom({ gift: { utm_campaign, utm_source } }: Props) {
  return (
    <Box sx={{ maxWidth: 130 }}>
      <Typography variant="body2" noWrap title={utm_campaign}>
        {utm_campaign}
      </Typography>
      <Caption noWrap title={utm_source} sx={{ display: 'block' }}>
        {utm_source}
      </Caption>
    </Box>
  );
}

const Begun = ({ at }: { at: string }) => (
  <Typography variant="body2" component="time" dateTime={at} title={frenchMoment(at)} noWrap>
    {timeAgo(at, Date.now())}
  </Typography>
);
