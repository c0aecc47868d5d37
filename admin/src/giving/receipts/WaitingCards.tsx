import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { WaitingReceipt } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { CARD_AREA } from '../../shared/layout/card-area';
import { missingLabels } from './missing-labels';
import { texts } from './receipt.fr';

/** The list on a phone: a card each. */
export function WaitingCards() {
  const { data, isPending } = useListContext<WaitingReceipt>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((waiting) => (
        <Card component="li" key={waiting.id}>
          <CardActionArea component={Link} to={`/donations/${waiting.id}/show`} sx={CARD_AREA}>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {waiting.donor_name || texts.unknown}
            </Typography>
            <Typography variant="body2">
              {[frenchMoney(waiting.amount, 'EUR'), frenchDay(waiting.given_at)].join(' · ')}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {missingLabels(waiting)}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
