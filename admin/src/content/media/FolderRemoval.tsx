import Typography from '@mui/material/Typography';
import type { MediaFolder } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { useReloadFolders } from '../../shared/pictures/use-folders';
import { folders as texts } from './folder.fr';

interface Props {
  folder: MediaFolder;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before an empty folder goes; one that is not empty stays, and the server says what is in it. */
export function FolderRemoval({ folder, onRemoved, onClose }: Props) {
  const notify = useNotify();
  const reload = useReloadFolders();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`/admin/media-folders/${folder.id}`),
    onSuccess: () => {
      notify(texts.removed, { type: 'success' });
      onRemoved();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      reload();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.remove_title(folder.name)}
      action={texts.remove}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Typography>{texts.remove_text}</Typography>
    </ConfirmDialog>
  );
}
