import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { DonorDetail, MoneyDonationRecord } from '@livres/api/contract';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { giftPath } from '../shared/gift-path';
import { GiftStatusChip } from '../shared/GiftStatusChip';
import { listLink } from '../../shared/layout/list-link';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './donor.fr';
import { DIVIDED_LIST, SPREAD_LINE } from '../../shared/layout/sx';

const SHOWN = 12;
const { show } = texts;

/** Their newest gifts, whatever became of them; the rest is a list away. */
export function DonorGifts({ donor: { id } }: { donor: DonorDetail }) {
  const { data, total, error, refetch } = useGetList<MoneyDonationRecord>('donations', {
    filter: { donor_id: id },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Panel
      title={show.list}
      actions={
        (total ?? 0) > SHOWN && (
          <Button component={Link} to={listLink('donations', { donor_id: id })}>
            {show.see_all}
          </Button>
        )
      }
    >
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data?.length === 0 && <Typography color="textSecondary">{show.list_empty}</Typography>}
      <Box component="ul" sx={DIVIDED_LIST}>
        {data?.map((gift) => (
          <GiftLine key={gift.id} gift={gift} />
        ))}
      </Box>
    </Panel>
  );
}

function GiftLine({ gift }: { gift: MoneyDonationRecord }) {
  const { id, reference, amount, currency, status, campaign_name, created_at, given_at } = gift;
  return (
    <Box component="li" sx={SPREAD_LINE}>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={Link} to={giftPath(id)} sx={{ fontWeight: 650 }}>
          {frenchMoney(amount, currency)}
        </MuiLink>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {[frenchDay(given_at ?? created_at), campaign_name ?? show.association, reference].join(' · ')}
        </Typography>
      </Box>
      <GiftStatusChip status={status} />
    </Box>
  );
}
