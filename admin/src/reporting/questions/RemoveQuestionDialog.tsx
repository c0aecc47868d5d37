import Typography from '@mui/material/Typography';
import type { AnalyticsQuestion } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { questionTexts as texts } from './questions.fr';

interface Props {
  question: Pick<AnalyticsQuestion, 'id' | 'title'>;
  onRemoved?: () => void;
  onClose: () => void;
}

export function RemoveQuestionDialog({ question, onRemoved, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`/admin/analytics-questions/${question.id}`),
    onSuccess: () => {
      notify(texts.removed, { type: 'success' });
      onRemoved?.();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.remove_title(question.title)}
      action={texts.remove}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Typography>{texts.remove_text}</Typography>
    </ConfirmDialog>
  );
}
