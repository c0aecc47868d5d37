import Skeleton from '@mui/material/Skeleton';
import {
  PHYSICAL_DONATION_LIMITS,
  type DonationEntry,
  type PhysicalDonationRecord,
} from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../shared/api/api';
import { useMayAct } from '../shared/collection/use-may-act';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { NoteForm } from '../shared/history/NoteForm';
import { Panel } from '../shared/layout/Panel';
import { StoryLines } from './StoryLines';
import { texts } from './physical-donation.fr';

/** All that happened to a donation, newest first, whoever did it: donor, staff, letters, alerts, codes. */
export function StoryPanel({ donation }: { donation: PhysicalDonationRecord }) {
  const mayAct = useMayAct();
  const { data, error, refetch } = useQuery({
    queryKey: ['physical-donations', 'timeline', donation.id, donation.version],
    queryFn: ({ signal }) =>
      api.get<DonationEntry[]>(`/admin/physical-donations/${donation.id}/timeline`, { signal }),
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
      {data && <StoryLines entries={data} />}
    </Panel>
  );
}
