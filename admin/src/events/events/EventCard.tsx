import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EventRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { WaitingChip } from '../../shared/records/PublicationChip';
import { placeLine, whenLine } from './event-lines';
import { EventLabelChip } from './EventLabelChip';
import { EventThumbnail } from './EventThumbnail';

/** An event in the list on a phone. */
export function EventCard() {
  const record = useRecordContext<EventRecord>();
  if (!record) return null;
  return (
    <>
      <EventThumbnail event={record} sx={{ width: 84, height: 64, borderRadius: 1, flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          <EventLabelChip event={record} />
          <WaitingChip />
        </Stack>
        <Typography variant="body2">{whenLine(record)}</Typography>
        <Typography variant="caption" color="textSecondary">
          {placeLine(record)}
        </Typography>
      </Box>
    </>
  );
}
