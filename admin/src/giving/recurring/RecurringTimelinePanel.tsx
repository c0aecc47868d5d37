import Skeleton from '@mui/material/Skeleton';
import { type MoneyDonationEntry, RECURRING_LIMITS, type RecurringGiftRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Timeline } from '../../shared/history/Timeline';
import { NoteForm } from '../../shared/history/NoteForm';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './recurring-gift.fr';
import { iconOf, toneOf } from './timeline-icons';
import { MayWrite } from '../../shared/rights/MayWrite';
import { authorOf } from '../../shared/history/author-of';

/** All that happened to it, newest first, whoever did it: donor, staff, emails, the provider. */
export function RecurringTimelinePanel({ gift: { id, version } }: { gift: RecurringGiftRecord }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['recurring-gifts', 'timeline', id, version],
    queryFn: ({ signal }) => api.get(`/admin/recurring-gifts/${id}/timeline`, { signal }),
  });
  return (
    <Panel title={texts.show.story}>
      <MayWrite>
        <NoteForm
          address={`/admin/recurring-gifts/${id}/notes`}
          longest={RECURRING_LIMITS.reason}
          onSaved={() => void refetch()}
        />
      </MayWrite>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && <Timeline lines={data.map(lineOf)} />}
    </Panel>
  );
}

function lineOf({ kind, by, ...entry }: MoneyDonationEntry) {
  return { ...entry, by: authorOf(by, texts.show), icon: iconOf(kind), tone: toneOf(kind) };
}
