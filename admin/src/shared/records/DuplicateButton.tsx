import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/api';
import { contentInput } from './content-input';
import { titleOf, useContentKind, type ContentRecord, type ContentResource } from './content-kind';
import { editPath } from './content-paths';
import { duplicate as texts } from './duplicate.fr';
import type { BodyOf } from '@livres/api/client';

interface Props {
  /** What belongs to this one record, and what a copy has in its place. */
  notCopied: Record<string, unknown>;
  /** Said once it is there. */
  done: string;
}

/** Makes a draft of the same text, and opens it; waits until what is typed is saved. */
export function DuplicateButton({ notCopied, done }: Props) {
  const kind = useContentKind();
  const { resource, title, blank } = kind;
  const record = useRecordContext<ContentRecord>();
  const { isDirty } = useFormState();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (original: ContentRecord) =>
      api.post(
        `/admin/${resource as ContentResource}`,
        contentInput(
          { ...original, ...notCopied, [title]: texts.copy_of(titleOf(kind, original)) },
          blank,
        ) as BodyOf<'post', `/admin/${ContentResource}`>,
      ),
    onSuccess: (copy) => {
      notify(done, { type: 'success' });
      void navigate(editPath(resource, copy));
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (!record) return null;
  return (
    <Button
      startIcon={<CopyIcon />}
      onClick={() => mutate(record)}
      disabled={isPending || isDirty}
      sx={{ alignSelf: 'flex-start' }}
    >
      {texts.action}
    </Button>
  );
}
