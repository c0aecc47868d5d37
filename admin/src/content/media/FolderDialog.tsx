import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { ApiError } from '@livres/api/client';
import { MEDIA_LIMITS, type MediaFolder } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { feedback } from '../../shared/feedback/feedback.fr';
import { FolderSelect, NO_FOLDER } from '../../shared/pictures/FolderSelect';
import { isWithin, useFolders, useReloadFolders } from '../../shared/pictures/use-folders';
import { folders as texts } from './folder.fr';

interface Props {
  /** The folder to change; a new one where there is none. */
  folder?: MediaFolder;
  parent: number;
  onSaved?: (folder: MediaFolder) => void;
  onClose: () => void;
}

/** A folder's name, and where it lies. */
export function FolderDialog({ folder, parent, onSaved, onClose }: Props) {
  const [name, setName] = useState(folder?.name ?? '');
  const [parentId, setParent] = useState(parent);
  const folders = useFolders();
  const { save, busy, errors } = useSave(folder, (saved) => {
    onSaved?.(saved);
    onClose();
  });
  const submit = () => save({ name: name.trim(), parent_id: parentId === NO_FOLDER ? null : parentId });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="folder-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="folder-title">{folder ? texts.change_title : texts.create_title}</DialogTitle>
        <DialogContent>
          <TextField
            label={texts.name}
            required
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={errors['name'] !== undefined}
            helperText={errors['name']}
            slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_folder_name } }}
          />
          <FolderSelect
            label={texts.parent}
            none={texts.top}
            value={parentId}
            onChange={setParent}
            isOffered={(one) => !folder || !isWithin(one, folder.id, folders)}
          />
          {errors['parent_id'] && <FormHelperText error>{errors['parent_id']}</FormHelperText>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{feedback.cancel}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {folder ? texts.save : texts.create_action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FolderValues {
  name: string;
  parent_id: number | null;
}

function useSave(folder: MediaFolder | undefined, onSaved: (folder: MediaFolder) => void) {
  const notify = useNotify();
  const reload = useReloadFolders();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending } = useMutation({
    mutationFn: (values: FolderValues) =>
      folder
        ? api.put(`/admin/media-folders/${folder.id}`, { ...values, version: folder.version })
        : api.post('/admin/media-folders', values),
    onSuccess: (saved) => {
      notify(folder ? texts.changed : texts.created, { type: 'success' });
      onSaved(saved);
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? error.body.errors : undefined;
      if (refused) setErrors(refused);
      else notify(error.message, { type: 'error' });
    },
    onSettled: reload,
  });
  return { save: mutate, busy: isPending, errors };
}
