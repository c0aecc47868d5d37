import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CampaignRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { frenchDay } from '../shared/format/french-date';
import { campaign as texts } from './campaign.fr';
import { useRestore } from './use-bin';

/** Says that the campaign is in the bin or archived, and offers to take it out. */
export function ShelfNotice() {
  const record = useRecordContext<CampaignRecord>();
  const restore = useRestore();
  if (!record?.deleted_at && !record?.archived_at) return null;
  const button = (
    <Button color="inherit" onClick={() => void restore([record.id])}>
      {texts.actions.restore}
    </Button>
  );
  return (
    <Alert severity="warning" action={button} sx={{ mb: 2 }}>
      {record.deleted_at
        ? texts.bin.is_in_bin(frenchDay(record.deleted_at))
        : texts.bin.is_archived(frenchDay(record.archived_at!))}
    </Alert>
  );
}
