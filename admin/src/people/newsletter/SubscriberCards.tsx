import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { NewsletterSubscriber } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { timeAgo } from '../../shared/format/french-date';
import { CARD_AREA } from '../../shared/layout/card-area';
import { SubscriberStatusChip } from './SubscriberStatusChip';
import { TopicChips } from './TopicChips';

/** The list on a phone: a card each. */
export function SubscriberCards() {
  const { data, isPending } = useListContext<NewsletterSubscriber>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map(({ id, email, first_name, status, topics, created_at }) => (
        <Card component="li" key={id}>
          <CardActionArea component={Link} to={`/newsletters/${id}`} sx={CARD_AREA}>
            <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
            <SubscriberStatusChip status={status} />
            <TopicChips topics={topics} />
            <Typography variant="caption" color="textSecondary">
              {[first_name, timeAgo(created_at, Date.now())].filter(Boolean).join(' · ')}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
