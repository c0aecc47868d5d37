import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SCHOLARSHIP_LEVEL_LABELS, type ScholarshipRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { WaitingChip } from '../../shared/records/PublicationChip';
import { DeadlineChip } from './DeadlineChip';
import { LinkMark } from './LinkMark';
import { StatusChip } from './StatusChip';
import { Caption } from '../../shared/layout/Caption';

/** A scholarship in the list on a phone. */
export function ScholarshipCard() {
  const record = useRecordContext<ScholarshipRecord>();
  if (!record) return null;
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
        <Caption>
          {record.organization} · {record.country} · {SCHOLARSHIP_LEVEL_LABELS[record.level]}
        </Caption>
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
          <StatusChip status={record.status} />
          <WaitingChip />
        </Box>
        {record.link_state === 'dead' && <LinkMark scholarship={record} />}
      </Box>
      <DeadlineChip scholarship={record} />
    </>
  );
}
