import {
  PHYSICAL_DONATION_LIMITS,
  type PhysicalDonationEntryKind,
  type PhysicalDonationRecord,
} from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { TimelinePanel } from '../../shared/history/TimelinePanel';
import { TIMELINE_ICONS } from './timeline-icons';

const TONES: Partial<Record<PhysicalDonationEntryKind, string>> = {
  validated: 'success.main',
  completed: 'success.main',
  alert: 'error.main',
  cancelled: 'error.main',
  code_dead: 'error.main',
  wrong_code: 'warning.main',
};

/** All that happened to a donation, newest first, whoever did it: donor, staff, emails, alerts, codes. */
export function PhysicalDonationTimelinePanel({
  donation: { id, version },
}: {
  donation: PhysicalDonationRecord;
}) {
  const { data, error, refetch } = useQuery({
    queryKey: ['physical-donations', 'timeline', id, version],
    queryFn: ({ signal }) => api.get(`/admin/physical-donations/${id}/timeline`, { signal }),
  });
  return (
    <TimelinePanel
      entries={data}
      error={error}
      refetch={refetch}
      address={`/admin/physical-donations/${id}/notes`}
      longest={PHYSICAL_DONATION_LIMITS.note}
      lookOf={(kind) => ({ icon: TIMELINE_ICONS[kind], tone: TONES[kind] })}
    />
  );
}
