import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryRecord, TagRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { taxonomy as texts } from './taxonomy.fr';
import { Caption } from '../../shared/layout/Caption';

/** A category or a tag in the list on a phone. */
export function TermCard() {
  const record = useRecordContext<CategoryRecord | TagRecord>();
  if (!record) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 650 }}>{record.name}</Typography>
      <Caption>{texts.use_count(record.use_count)}</Caption>
    </Box>
  );
}
