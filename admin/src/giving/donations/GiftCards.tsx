import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PAYMENT_METHOD_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { timeAgo } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { giftPath } from '../shared/gift-path';
import { CARD_AREA } from '../../shared/layout/card-area';
import { whoGave } from './gift-labels';
import { texts } from './gift.fr';
import { State } from './GiftTable';

/** The list on a phone: a card each. */
export function GiftCards() {
  const { data, isPending } = useListContext<MoneyDonationRecord>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((gift) => (
        <Card component="li" key={gift.id}>
          <CardActionArea component={Link} to={giftPath(gift.id)} sx={CARD_AREA}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, width: '100%' }}>
              <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
                {whoGave(gift)}
              </Typography>
              <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
                {frenchMoney(gift.amount, gift.currency)}
              </Typography>
            </Box>
            <State gift={gift} />
            <Typography variant="caption" color="textSecondary">
              {[
                PAYMENT_METHOD_LABELS[gift.payment_method],
                gift.campaign_name ?? texts.association,
                timeAgo(gift.created_at, Date.now()),
              ].join(' · ')}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
