import Skeleton from '@mui/material/Skeleton';
import {
  PHYSICAL_DONATION_LIMITS,
  type PhysicalDonationRecord,
  type PhysicalDonationEntry,
  type PhysicalDonationEntryKind,
} from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { useMayEdit } from '../shared/use-may-edit';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { NoteForm } from '../../shared/history/NoteForm';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './physical-donation.fr';
import { Timeline } from '../../shared/history/Timeline';
import { TIMELINE_ICONS } from './timeline-icons';
import { authorOf } from '../../shared/history/author-of';

const TONES: Partial<Record<PhysicalDonationEntryKind, string>> = {
  validated: 'success.main',
  completed: 'success.main',
  alert: 'error.main',
  cancelled: 'error.main',
  code_dead: 'error.main',
  wrong_code: 'warning.main',
};

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

function PhysicalDonationTimelineLines({ entries }: { entries: PhysicalDonationEntry[] }) {
  const lines = entries.map(({ kind, by, ...entry }) => ({
    ...entry,
    by: authorOf(by, texts.show),
    icon: TIMELINE_ICONS[kind],
    tone: TONES[kind],
  }));
  return <Timeline lines={lines} />;
}
