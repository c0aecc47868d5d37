import Typography from '@mui/material/Typography';
import { SUBSCRIBER_SOURCE_LABELS, type NewsletterSubscriber } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { frenchMoment, timeAgo } from '../../shared/format/french-date';
import { SubscriberStatusChip } from './SubscriberStatusChip';
import { TopicChips } from './TopicChips';
import { mayDo, readsMasked } from '../../shared/rights/rights';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<NewsletterSubscriber>;

/** What a subscriber's page says is about one person: it is for who may change it. */
const pageOf = (id: number | string) =>
  mayDo('newsletter-subscribers', 'write') ? `/newsletters/subscribers/${id}` : null;

export function SubscriberTable() {
  return (
    <DataTable<NewsletterSubscriber>
      rowClick={(id) => pageOf(id) ?? false}
      bulkActionButtons={false}
      size="small"
    >
      <Column
        source="email"
        disableSort={readsMasked('newsletter-subscribers')}
        render={(record) => <Address subscriber={record} />}
      />
      <Column source="status" render={({ status }) => <SubscriberStatusChip status={status} />} />
      <Column source="topics" disableSort render={({ topics }) => <TopicChips topics={topics} />} />
      <Column source="source" render={({ source }) => SUBSCRIBER_SOURCE_LABELS[source]} />
      <Column source="created_at" render={({ created_at }) => <Since at={created_at} />} />
    </DataTable>
  );
}

function Address({ subscriber: { id, email, first_name } }: { subscriber: NewsletterSubscriber }) {
  return (
    <>
      <RowLink to={pageOf(id)} sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </RowLink>
      <Caption sx={{ display: 'block' }}>{first_name}</Caption>
    </>
  );
}

function Since({ at }: { at: string }) {
  return (
    <Typography variant="body2" component="time" dateTime={at} title={frenchMoment(at)} noWrap>
      {timeAgo(at, Date.now())}
    </Typography>
  );
}
