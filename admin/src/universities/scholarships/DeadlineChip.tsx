import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { deadlineUrgency, type DeadlineUrgency, type ScholarshipRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { scholarship } from './scholarship.fr';

const texts = scholarship.deadline;
const COLOURS: Record<DeadlineUrgency, 'error' | 'warning' | 'info' | null> = {
  expired: 'error',
  critical: 'error',
  warning: 'warning',
  normal: null,
};

/** The last day to apply, and how near it is; the day itself still counts. */
export function DeadlineChip({ scholarship: { deadline, days_until_deadline: days } }: Props) {
  const colour = COLOURS[deadlineUrgency(days)];
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', whiteSpace: 'nowrap' }}>
      <time dateTime={deadline}>{frenchDay(`${deadline}T12:00:00Z`)}</time>
      {colour && (
        <Chip
          size="small"
          label={distance(days)}
          sx={{ bgcolor: `${colour}.light`, color: `${colour}.main` }}
        />
      )}
    </Box>
  );
}

interface Props {
  scholarship: Pick<ScholarshipRecord, 'deadline' | 'days_until_deadline'>;
}

function distance(days: number): string {
  if (days < 0) return texts.past;
  return days === 0 ? texts.today : texts.in_days(days);
}
