import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ApiError } from '@livres/api/client';
import { SAVED_VIEW_LIMITS, SAVED_VIEW_MESSAGES, type SavedView } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { feedback } from '../../shared/feedback/feedback.fr';
import { TitledDialog } from '../../shared/layout/TitledDialog';
import { texts } from './saved-views.fr';
import { keepView, useFreshViews } from './use-saved-views';

interface Props {
  resource: string;
  /** What a new view keeps. */
  params: SavedView['params'];
  /** The one to rename or share; null for a new one. */
  view: SavedView | null;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** The name of a view, and whether the team sees it. */
export default function ViewDialog({ resource, params, view, onSaved, onClose }: Props) {
  const formId = useId();
  const helpId = useId();
  const notify = useNotify();
  const refresh = useFreshViews(resource);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared ?? false);
  const [fault, setFault] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const said = { name, is_shared: isShared };
      return view
        ? api.put(`/admin/saved-views/${view.id}`, { ...said, version: view.version })
        : keepView(resource, { ...said, params });
    },
    onSuccess: (saved) => {
      notify((view ? texts.updated : texts.kept)(saved.name), { type: 'success' });
      onSaved(saved);
      onClose();
    },
    onError: (error) => {
      const told = error instanceof ApiError ? error.body.errors?.['name'] : undefined;
      setFault(told ?? '');
      if (!told) notify(error.message, { type: 'error' });
    },
    onSettled: refresh,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React hands the submission on to a form around the list.
    event.stopPropagation();
    if (name.trim() === '') setFault(SAVED_VIEW_MESSAGES.name);
    else mutate();
  };
  return (
    <TitledDialog
      title={view ? texts.edit_title : texts.keep_title}
      onClose={onClose}
      isBusy={isPending}
      dismiss={feedback.cancel}
      maxWidth="xs"
      actions={
        <Button type="submit" form={formId} variant="contained" loading={isPending}>
          {texts.save}
        </Button>
      }
    >
      <Stack component="form" id={formId} onSubmit={send} noValidate spacing={2}>
        {!view && <Typography>{texts.help}</Typography>}
        <TextField
          label={texts.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fault !== ''}
          helperText={fault}
          slotProps={{ htmlInput: { maxLength: SAVED_VIEW_LIMITS.name } }}
          required
          autoFocus
          fullWidth
        />
        <div>
          <FormControlLabel
            control={
              <Switch
                checked={isShared}
                onChange={(event) => setIsShared(event.target.checked)}
                slotProps={{ input: { 'aria-describedby': helpId } }}
              />
            }
            label={texts.share}
          />
          <FormHelperText id={helpId}>{texts.share_help}</FormHelperText>
        </div>
      </Stack>
    </TitledDialog>
  );
}
