import Typography from '@mui/material/Typography';
import type { NewsletterSubscriber } from '@livres/api/contract';
import { timeAgo } from '../../shared/format/french-date';
import { RecordCards } from '../../shared/records/RecordCards';
import { SubscriberStatusChip } from './SubscriberStatusChip';
import { TopicChips } from './TopicChips';
import { Caption } from '../../shared/layout/Caption';

/** The list on a phone: a card each. */
export function SubscriberCards() {
  return (
    <RecordCards<NewsletterSubscriber>
      to={({ id }) => `/newsletters/subscribers/${id}`}
      render={({ email, first_name, status, topics, created_at }) => (
        <>
          <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <SubscriberStatusChip status={status} />
          <TopicChips topics={topics} />
          <Caption>{[first_name, timeAgo(created_at, Date.now())].filter(Boolean).join(' · ')}</Caption>
        </>
      )}
    />
  );
}
