import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { frenchDay } from '../format/french-date';
import { useContentKind, type ContentRecord } from './content-kind';
import { shelf } from './shelf.fr';
import { useRestore } from './use-trash';

/** Says that the record is in the trash or archived, and offers to take it out. */
export function ShelfNotice() {
  const { words } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  const restore = useRestore();
  if (!record?.deleted_at && !record?.archived_at) return null;
  const button = (
    <Button color="inherit" onClick={() => void restore([record.id])}>
      {shelf.restore}
    </Button>
  );
  return (
    <Alert severity="warning" action={button} sx={{ mb: 2 }}>
      {record.deleted_at
        ? shelf.is_in_bin(words, frenchDay(record.deleted_at))
        : shelf.is_archived(words, frenchDay(record.archived_at!))}
    </Alert>
  );
}
