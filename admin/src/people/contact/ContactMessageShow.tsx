import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContactMessageDetail, ContactEntry } from '@livres/api/contract';
import { useEffect, useRef } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { frenchDay, frenchMoment } from '../../shared/format/french-date';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { Panel } from '../../shared/layout/Panel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { texts } from './contact-message.fr';
import { FollowUp } from './FollowUp';
import { NoteForm, ReplyForm } from './WriteForms';
import { useMessageAction } from './use-message-action';
import { MayWrite } from '../../shared/rights/MayWrite';
import { mayDo } from '../../shared/rights/rights';
import { WHOLE_RECORD } from '../../shared/data/query-client';

export default function ContactMessageShow() {
  return (
    <Show component="div" actions={false} queryOptions={WHOLE_RECORD}>
      <OneMessage />
    </Show>
  );
}

function OneMessage() {
  const record = useRecordContext<ContactMessageDetail>();
  useReadMark(record);
  if (!record || !('entries' in record)) return <Skeleton variant="rounded" height={420} />;
  const isOpen = !record.deleted_at;
  return (
    <Box sx={FORM_GRID}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {record.deleted_at && <TrashNotice record={record} since={record.deleted_at} />}
        {record.status === 'spam' && isOpen && <Alert severity="warning">{texts.spam_notice}</Alert>}
        <Original message={record} />
        <Panel title={texts.thread}>
          <MessageThread entries={record.entries} />
        </Panel>
        <MayWrite>
          {isOpen && record.status !== 'spam' && (
            <ReplyForm key={`reply-${record.replies}`} message={record} />
          )}
          {isOpen && <NoteForm key={`note-${record.notes}`} message={record} />}
        </MayWrite>
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <MayWrite>{isOpen && <FollowUp message={record} />}</MayWrite>
        <HistoryPanel />
      </Stack>
    </Box>
  );
}

function Original({
  message: { name, email, subject, message, created_at },
}: {
  message: ContactMessageDetail;
}) {
  return (
    <Panel title={subject}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.from(name, email)}
        <br />
        <time dateTime={created_at}>{texts.received(frenchMoment(created_at))}</time>
      </Typography>
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
    </Panel>
  );
}

function TrashNotice({ record, since }: { record: ContactMessageDetail; since: string }) {
  const { act, path, isBusy } = useMessageAction(record);
  const button = (
    <Button
      color="inherit"
      loading={isBusy}
      onClick={() => act({ send: () => api.post(`${path}/restore`), done: texts.restored })}
    >
      {texts.restore}
    </Button>
  );
  return (
    <Alert severity="warning" action={<MayWrite>{button}</MayWrite>}>
      {texts.in_bin(frenchDay(since))}
    </Alert>
  );
}

/** Whoever opens a message has read it, for the whole team; once for each opening, as it may be marked as unread again. */
function useReadMark(record: ContactMessageDetail | undefined): void {
  const queries = useQueryClient();
  const marked = useRef<number | null>(null);
  const id = record?.id ?? null;
  const isUnread =
    record !== undefined && !record.is_read && !record.deleted_at && mayDo('contact-messages', 'write');
  useEffect(() => {
    if (!isUnread || marked.current === id) return;
    marked.current = id;
    const stale = () => queries.invalidateQueries({ queryKey: ['contact-messages'] });
    api.post(`/admin/contact-messages/${id}/read`, { is_read: true }).then(stale, () => undefined);
  }, [id, isUnread, queries]);
}

/** What the team wrote, in order: replies to the sender, notes for itself. */
function MessageThread({ entries }: { entries: ContactEntry[] }) {
  if (entries.length === 0) return <Typography color="textSecondary">{texts.thread_empty}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {entries.map(({ id, kind, body, staff_name, created_at }) => (
        <Box
          component="li"
          key={id}
          sx={{ borderLeft: 4, borderColor: kind === 'reply' ? 'success.main' : 'divider', pl: 1.5 }}
        >
          <Typography variant="body2">
            <strong>{texts.kinds[kind]}</strong> · {staff_name} ·{' '}
            <time dateTime={created_at}>{frenchMoment(created_at)}</time>
          </Typography>
          <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
        </Box>
      ))}
    </Box>
  );
}
