import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { texts } from './registration.fr';

const { finder } = texts;

/** Whose ticket it is: by its code, typed or from a reader, to its registration. */
export function TicketFinder() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<TicketIcon />} onClick={() => setOpen(true)}>
        {finder.open}
      </Button>
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FinderDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.post('/admin/event-registrations/tickets/find', { code }),
    onSuccess: ({ registration_id }) => void navigate(`/event-registrations/${registration_id}/show`),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{finder.title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={finder.code}
            helperText={error?.message ?? finder.help}
            error={error !== null}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 200 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{finder.close}</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={code.trim() === ''}>
            {finder.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
