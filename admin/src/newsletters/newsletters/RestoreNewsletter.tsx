import Button from '@mui/material/Button';
import type { NewsletterRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { texts } from './newsletter.fr';

/** Takes a draft out of the bin. */
export function useRestoreNewsletter() {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => api.post(`/admin/newsletters/${id}/restore` as const),
    onSuccess: () => {
      notify(texts.restored, { type: 'success' });
      refresh();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
}

export function RestoreNewsletter({ newsletter: { id, title } }: { newsletter: NewsletterRecord }) {
  const { mutate, isPending } = useRestoreNewsletter();
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      aria-label={texts.restore_named(title)}
      onClick={() => mutate(id)}
    >
      {texts.restore}
    </Button>
  );
}
