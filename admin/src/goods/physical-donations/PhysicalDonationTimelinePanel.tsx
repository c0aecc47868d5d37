import Skeleton from '@mui/material/Skeleton';
import { PHYSICAL_DONATION_LIMITS, type PhysicalDonationRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { useMayEdit } from '../shared/use-may-edit';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { NoteForm } from '../../shared/history/NoteForm';
import { Panel } from '../../shared/layout/Panel';
import { PhysicalDonationTimelineLines } from './PhysicalDonationTimelineLines';
import { texts } from './physical-donation.fr';

/** All that happened to a donation, newest first, whoever did it: donor, staff, emails, alerts, codes. */
export function PhysicalDonationTimelinePanel({ donation }: { donation: PhysicalDonationRecord }) {
  const mayAct = useMayEdit();
  const { data, error, refetch } = useQuery({
    queryKey: ['physical-donations', 'timeline', donation.id, donation.version],
    queryFn: ({ signal }) => api.get(`/admin/physical-donations/${donation.id}/timeline`, { signal }),
  });
  return (
    <Panel title={texts.show.story}>
      {mayAct && (
        <NoteForm
          address={`/admin/physical-donations/${donation.id}/notes`}
          longest={PHYSICAL_DONATION_LIMITS.note}
          onSaved={() => void refetch()}
        />
      )}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && <PhysicalDonationTimelineLines entries={data} />}
    </Panel>
  );
}
