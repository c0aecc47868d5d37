import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TagRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { taxonomy } from './taxonomy.fr';

const { merge: texts } = taxonomy;

/** Makes two tags one. */
export function MergeButton() {
  const record = useRecordContext<TagRecord>();
  const [isOpen, setOpen] = useState(false);
  if (!record || record.deleted_at || record.archived_at) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isOpen && <MergeDialog tag={record} onClose={() => setOpen(false)} />}
    </>
  );
}

function MergeDialog({ tag, onClose }: { tag: TagRecord; onClose: () => void }) {
  const [into, setInto] = useState<TagRecord | null>(null);
  const { data = [] } = useGetList<TagRecord>('tags', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
  });
  const { mutate, isPending } = useMerge(tag);
  return (
    <ConfirmDialog
      open
      title={texts.title(tag.name)}
      action={texts.action}
      busy={isPending}
      onConfirm={() => into && mutate(into)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{texts.text}</Typography>
      <Autocomplete
        options={data.filter(({ id }) => id !== tag.id)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        value={into}
        onChange={(_event, chosen) => setInto(chosen)}
        renderInput={(input) => <TextField {...input} label={texts.into} />}
      />
    </ConfirmDialog>
  );
}

function useMerge({ id, version }: TagRecord) {
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  return useMutation({
    mutationFn: (into: TagRecord) => api.post(`/admin/tags/${id}/merge`, { into: into.id, version }),
    onSuccess: ({ moved }, into) => {
      notify(texts.done(moved), { type: 'success' });
      refresh();
      redirect(`/tags/${into.slug}/edit`);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}
