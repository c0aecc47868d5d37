import { RECURRING_LIMITS, type RecurringGiftRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { TimelinePanel } from '../../shared/history/TimelinePanel';
import { texts } from './recurring-gift.fr';
import { lookOf } from './timeline-icons';

/** All that happened to it, newest first, whoever did it: donor, staff, emails, the provider. */
export function RecurringTimelinePanel({ gift: { id, version } }: { gift: RecurringGiftRecord }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['recurring-gifts', 'timeline', id, version],
    queryFn: ({ signal }) => api.get(`/admin/recurring-gifts/${id}/timeline`, { signal }),
  });
  return (
    <TimelinePanel
      entries={data}
      error={error}
      refetch={refetch}
      address={`/admin/recurring-gifts/${id}/notes`}
      longest={RECURRING_LIMITS.reason}
      lookOf={lookOf}
      product={texts.show.product}
    />
  );
}
