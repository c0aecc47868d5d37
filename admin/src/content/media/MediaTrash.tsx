import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MediaRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { UndoToast } from '../../shared/feedback/UndoToast';
import { frenchDay } from '../../shared/format/french-date';
import { media as texts } from './media.fr';
import { Caption } from '../../shared/layout/Caption';

/** Puts the picture in the trash, or takes it out. */
export function MediaTrash() {
  const record = useRecordContext<MediaRecord>();
  const [asking, setAsking] = useState(false);
  const { bin, restore, busy } = useMediaTrash(record?.id ?? 0, () => setAsking(false));
  if (!record) return null;
  if (record.deleted_at) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={restore}>
            {texts.restore}
          </Button>
        }
      >
        {texts.is_in_bin(frenchDay(record.deleted_at))}
      </Alert>
    );
  }
  const used = record.used_by.length > 0;
  return (
    <Box>
      <Button color="error" startIcon={<DeleteIcon />} disabled={used} onClick={() => setAsking(true)}>
        {texts.bin}
      </Button>
      {used && <Caption sx={{ display: 'block' }}>{texts.in_use}</Caption>}
      <ConfirmDialog
        open={asking}
        title={texts.bin_title}
        action={texts.bin}
        busy={busy}
        onConfirm={bin}
        onClose={() => setAsking(false)}
      >
        <Typography>{texts.bin_text}</Typography>
      </ConfirmDialog>
    </Box>
  );
}

function useMediaTrash(id: number, onSettled: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const restore = useMutation({
    mutationFn: () => api.post(`/admin/media/${id}/restore`),
    onSuccess: () => notify(texts.restored, { type: 'success' }),
    onError,
    onSettled: refresh,
  });
  const trash = useMutation({
    mutationFn: () => api.delete(`/admin/media/${id}`),
    onSuccess: () => {
      notify(<UndoToast message={texts.bin_done} onUndo={() => restore.mutate()} />, { type: 'success' });
      refresh();
      redirect('list', 'media');
    },
    onError,
    onSettled,
  });
  return { bin: () => trash.mutate(), restore: () => restore.mutate(), busy: trash.isPending };
}
