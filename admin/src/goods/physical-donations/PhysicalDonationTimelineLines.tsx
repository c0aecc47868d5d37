import type { PhysicalDonationEntry, PhysicalDonationEntryKind } from '@livres/api/contract';
import { Timeline } from '../../shared/history/Timeline';
import { texts } from './physical-donation.fr';
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

export function PhysicalDonationTimelineLines({ entries }: { entries: PhysicalDonationEntry[] }) {
  const lines = entries.map(({ kind, by, ...entry }) => ({
    ...entry,
    by: authorOf(by, texts.show),
    icon: TIMELINE_ICONS[kind],
    tone: TONES[kind],
  }));
  return <Timeline lines={lines} />;
}
