import type { MoneyDonationEntry } from '@livres/api/contract';
import { Timeline } from '../../shared/history/Timeline';
import { texts } from './gift.fr';
import { OTHER_ICON, TIMELINE_ICONS } from './timeline-icons';
import { authorOf } from '../../shared/history/author-of';

const TONES: Record<string, string> = {
  succeeded: 'success.main',
  receipt: 'success.main',
  failed: 'error.main',
  refund_failed: 'error.main',
  dispute: 'error.main',
  alert: 'error.main',
  refund: 'warning.main',
  cancelled: 'warning.main',
};

export function TimelineLines({ entries }: { entries: MoneyDonationEntry[] }) {
  const lines = entries.map(({ kind, by, ...entry }) => ({
    ...entry,
    by: authorOf(by, texts.show),
    icon: TIMELINE_ICONS[kind] ?? OTHER_ICON,
    tone: TONES[kind],
  }));
  return <Timeline lines={lines} />;
}
