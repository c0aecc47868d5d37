import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RecurringGiftRecord } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { CARD_AREA } from '../../shared/layout/card-area';
import { HealthChip } from './HealthChip';
import { texts } from './recurring-gift.fr';
import { amountInFrench, recurringPath, whoGives } from './recurring-labels';

/** The list on a phone: a card each. */
export function RecurringCards() {
  const { data, isPending } = useListContext<RecurringGiftRecord>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((gift) => (
        <Card component="li" key={gift.id}>
          <CardActionArea component={Link} to={recurringPath(gift.id)} sx={CARD_AREA}>
            <GiftCard gift={gift} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

function GiftCard({ gift }: { gift: RecurringGiftRecord }) {
  const { next_payment_at, reference, campaign_name } = gift;
  const next = next_payment_at && texts.next(frenchDay(next_payment_at));
  return (
    <>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {whoGives(gift)}
      </Typography>
      <Typography variant="body2">{amountInFrench(gift)}</Typography>
      <HealthChip gift={gift} />
      <Typography variant="caption" color="textSecondary">
        {[next, campaign_name, reference].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
