import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NewsletterRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/api';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { UndoToast } from '../../../shared/feedback/UndoToast';
import { texts } from '../newsletter.fr';
import { useRestoreNewsletter } from '../RestoreNewsletter';

const { editor } = texts;

export function DeleteNewsletter({ newsletter: { id } }: { newsletter: NewsletterRecord }) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate: restore } = useRestoreNewsletter();
  function putAway(): void {
    const undo = () => restore(id);
    notify(<UndoToast message={editor.deleted} onUndo={undo} />, { type: 'success' });
    void navigate('/newsletters');
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`/admin/newsletters/${id}` as const),
    onSuccess: putAway,
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ alignSelf: 'start' }}>
        {editor.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={editor.delete_title}
        action={editor.delete}
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>{editor.delete_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
