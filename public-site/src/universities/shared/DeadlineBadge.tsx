import { SCHOLARSHIP_STATUS_LABELS, type Scholarship, type ScholarshipStatus } from '@livres/api/contract';
import { deadlineText, deadlineTone } from './scholarship.content';
import { daysUntil } from '../../shared/format/dates';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { usePageContext } from '../../shared/ui/PageContextProvider';

const SHUT: Partial<Record<ScholarshipStatus, BadgeTone>> = {
  draft: 'quiet',
  suspended: 'warm',
  closed: 'quiet',
};

/** How near the deadline of a scholarship is, on the calendar of Paris; or that one may not apply now. */
export function DeadlineBadge({ scholarship }: { scholarship: Pick<Scholarship, 'deadline' | 'status'> }) {
  const { now } = usePageContext();
  const { deadline, status } = scholarship;
  const shut = SHUT[status];
  if (shut) return <Badge tone={shut}>{SCHOLARSHIP_STATUS_LABELS[status]}</Badge>;
  const days = daysUntil(`${deadline}T12:00:00Z`, now);
  return <Badge tone={deadlineTone(days)}>{deadlineText(days)}</Badge>;
}
