import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CONTACT_STATUSES, contactMayBecome, type ContactMessageDetail } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';
import { api } from '../../shared/api/api';
import { Panel } from '../../shared/layout/Panel';
import { ContactStatusChip } from './ContactStatusChip';
import { texts } from './contact-message.fr';
import { useMessageAction } from './use-message-action';

/** Where a message stands, who has it, and what moves it on. */
export function FollowUp({ message }: { message: ContactMessageDetail }) {
  const { act, path, isBusy, dialog } = useMessageAction(message);
  const redirect = useRedirect();
  const leave = () => redirect('list', 'contact-messages');
  const { status } = message;
  const moves = CONTACT_STATUSES.filter((to) => contactMayBecome(status, to));
  const isReopening = status === 'answered' || status === 'archived';
  return (
    <Panel title={texts.follow_up}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <ContactStatusChip status={status} />
        <Assignee message={message} />
        {moves.map((to) => (
          <Button
            key={to}
            variant={to === 'in_progress' || to === 'new' ? 'contained' : 'outlined'}
            loading={isBusy}
            onClick={() =>
              act({
                send: (version) => api.put(path, { status: to, version }),
                fields: ['status'],
                done: texts.moved[to],
              })
            }
          >
            {to === 'in_progress' && isReopening ? texts.reopen : texts.moves[to]}
          </Button>
        ))}
        <Link href={`mailto:${message.email}?subject=${encodeURIComponent(`Re : ${message.subject}`)}`}>
          {texts.write_mail}
        </Link>
        <Button
          onClick={() =>
            act({ send: () => api.post(`${path}/read`, { is_read: false }), done: null, onDone: leave })
          }
          loading={isBusy}
        >
          {texts.mark_unread}
        </Button>
        <Button
          color="error"
          loading={isBusy}
          onClick={() => act({ send: () => api.delete(path), done: texts.binned(1), onDone: leave })}
        >
          {texts.bin}
        </Button>
      </Stack>
      {dialog}
    </Panel>
  );
}

function Assignee({ message }: { message: ContactMessageDetail }) {
  const { act, path, isBusy, dialog } = useMessageAction(message);
  const { data: people = [] } = useQuery({
    queryKey: ['contact-messages', 'assignees'],
    queryFn: ({ signal }) => api.get('/admin/contact-messages/assignees', { signal }),
  });
  const { assigned_to, assigned_name } = message;
  // Whose code was revoked stays named until someone else takes the message.
  const isListed = assigned_to === null || people.some(({ id }) => id === assigned_to);
  const choices = isListed ? people : [...people, { id: assigned_to, name: assigned_name ?? '' }];
  const assign = (value: string) =>
    act({
      send: (version) => api.put(path, { assigned_to: value === '' ? null : Number(value), version }),
      fields: ['assigned_to'],
      done: texts.assigned_done,
    });
  return (
    <>
      <TextField
        select
        fullWidth
        size="small"
        label={texts.assigned}
        value={assigned_to === null ? '' : String(assigned_to)}
        disabled={isBusy}
        onChange={({ target }) => assign(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{texts.nobody}</MenuItem>
        {choices.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {dialog}
    </>
  );
}
