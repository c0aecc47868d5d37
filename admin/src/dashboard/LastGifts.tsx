import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FREQUENCY_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { whoGave } from '../giving/donations/gift-labels';
import { giftPath } from '../giving/shared/gift-path';
import { timeAgo } from '../shared/format/french-date';
import { frenchMoney } from '../shared/format/french-number';
import { DIVIDED_LIST, SPREAD_LINE } from '../shared/layout/sx';
import { Caption } from '../shared/layout/Caption';
import { Panel } from '../shared/layout/Panel';
import { mayDo, readsMasked } from '../shared/rights/rights';
import { giving as texts } from './giving.fr';

const SHOWN = 6;

/** The last gifts of money; without names for who may not read them. */
export function LastGifts() {
  const mayRead = mayDo('donations', 'read');
  const { data, isPending } = useGetList<MoneyDonationRecord>(
    'donations',
    {
      filter: { status: 'succeeded' },
      sort: { field: 'given_at', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { enabled: mayRead },
  );
  if (!mayRead) return null;
  if (isPending) return <Skeleton variant="rounded" height={300} />;
  return (
    <Panel
      title={texts.last_gifts}
      actions={
        <Button component={Link} to="/donations">
          {texts.all_gifts}
        </Button>
      }
    >
      {(data ?? []).length === 0 && <Typography color="textSecondary">{texts.no_gift}</Typography>}
      <Box component="ul" sx={DIVIDED_LIST}>
        {(data ?? []).map((gift) => (
          <GiftLine key={gift.id} gift={gift} />
        ))}
      </Box>
    </Panel>
  );
}

function GiftLine({ gift }: { gift: MoneyDonationRecord }) {
  const { id, amount, currency, frequency, campaign_name, given_at } = gift;
  const name = readsMasked('donations') ? texts.a_person : whoGave(gift);
  return (
    <Box component="li" sx={SPREAD_LINE}>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={Link} to={giftPath(id)} sx={{ fontWeight: 600 }}>
          {name}
        </MuiLink>
        <Caption sx={{ display: 'block' }} noWrap>
          {campaign_name ?? texts.association} · {given_at && timeAgo(given_at, Date.now())}
        </Caption>
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {frenchMoney(amount, currency)}
        </Typography>
        {frequency !== 'one-time' && <Caption>{FREQUENCY_LABELS[frequency].toLowerCase()}</Caption>}
      </Box>
    </Box>
  );
}
