import RestoreIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCanAccess, useFormIsDirty, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { api } from '../api/api';
import { useConflict } from '../conflict/use-conflict';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useContentKind, type ContentRecord } from './content-kind';
import { revisions as texts } from './revisions.fr';

interface Props {
  number: number;
  onDone: () => void;
}

/** Makes a revision the working copy again; only in a form, for those who may write. */
export function RestoreRevisionButton(props: Props) {
  const { resource } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  const isInForm = useFormContext() !== null;
  if (!record || !canAccess || !isInForm || record.deleted_at || record.archived_at) return null;
  return <RestoreRevision {...props} record={record} />;
}

function RestoreRevision({ number, onDone, record }: Props & { record: ContentRecord }) {
  const { words, holds_changes } = useContentKind();
  const isDirty = useFormIsDirty();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { restore, busy, dialog } = useRestoreRevision(record, number, close, onDone);
  return (
    <>
      <Button variant="outlined" startIcon={<RestoreIcon />} onClick={() => setAsking(true)}>
        {texts.restore(number)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.restore_title(number)}
        action={texts.restore_action}
        color="primary"
        busy={busy}
        onConfirm={() => void restore()}
        onClose={close}
      >
        <Typography>{texts.restore_text(words, record.is_live, holds_changes)}</Typography>
        {isDirty && <Typography sx={{ mt: 1 }}>{texts.unsaved_lost}</Typography>}
      </ConfirmDialog>
      {dialog}
    </>
  );
}

function useRestoreRevision(
  record: ContentRecord,
  number: number,
  onSettled: () => void,
  onDone: () => void,
) {
  const { resource } = useContentKind();
  const { ask, dialog } = useConflict();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const done = texts.restored(number);
  const post = (version: number) =>
    api.post(`/admin/${resource}/${record.id}/editions/${number}/restore`, { version });
  async function restore(): Promise<void> {
    setBusy(true);
    try {
      await post(record.version);
      notify(done, { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      if (!ask(error, { mine: [], retry: post, done })) notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
    onSettled();
  }
  return { restore, busy, dialog };
}
