import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import type { EventRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { api } from '../shared/api/api';
import { contentInput } from '../shared/publishing/content-input';
import { editPath } from '../shared/publishing/content-paths';
import { eventKind } from './event-kind';
import { event as texts } from './event.fr';

/** What belongs to that one time: a copy is for another. */
const NOT_COPIED = {
  slug: '',
  start_date: null,
  end_date: null,
  early_bird_deadline: null,
  registration_opens_at: null,
  registration_closes_at: null,
  offline_participants: 0,
  recording_url: '',
  featured: false,
};

export function DuplicateButton() {
  const record = useRecordContext<EventRecord>();
  const { isDirty } = useFormState();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (event: EventRecord) =>
      api.post<EventRecord>(
        '/admin/events',
        contentInput({ ...event, ...NOT_COPIED, title: texts.copy_of(event.title) }, eventKind.blank),
      ),
    onSuccess: (copy) => {
      notify(texts.done.duplicated, { type: 'success' });
      void navigate(editPath('events', copy));
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
      {texts.actions.duplicate}
    </Button>
  );
}
