import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContentPageRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import type { ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';

/** A page in the list on a phone. */
export function PageCard() {
  const record = useRecordContext<ContentPageRecord & ContentRecord>();
  if (!record) return null;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {record.path}
      </Typography>
      <PublicationChip record={record} />
    </Box>
  );
}
