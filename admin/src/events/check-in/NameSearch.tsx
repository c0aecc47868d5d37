import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type CheckInArrival, type CheckInTicket, TICKET_CODE, tidyTicketCode } from '@livres/api/contract';
import { type SubmitEvent, useState } from 'react';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { texts } from './check-in.fr';
import { nameOf, searchTickets } from './door-list';

interface Props {
  tickets: readonly CheckInTicket[];
  arrivals: ReadonlyMap<string, CheckInArrival>;
  onCode: (code: string) => void;
  onLetIn: (ticket: CheckInTicket) => void;
  onUndo: (ticketId: string) => void;
}

/** Who has no ticket at hand, by their name; a code that is typed or comes from a reader is taken as a scan. */
export function NameSearch({ tickets, arrivals, onCode, onLetIn, onUndo }: Props) {
  const [text, setText] = useState('');
  const isCode = TICKET_CODE.test(tidyTicketCode(text));
  const { found, more } = isCode ? { found: [], more: 0 } : searchTickets(tickets, text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isCode) return;
    onCode(text);
    setText('');
  };
  return (
    <Box>
      <form onSubmit={submit}>
        <TextField
          fullWidth
          type="search"
          label={texts.search}
          helperText={texts.search_help}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      </form>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {found.map((ticket) => (
          <FoundTicket
            key={ticket.id}
            ticket={ticket}
            arrival={arrivals.get(ticket.id)}
            onLetIn={() => onLetIn(ticket)}
            onUndo={() => onUndo(ticket.id)}
          />
        ))}
      </Box>
      <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
        {more > 0 && texts.search_more(more)}
        {text.trim().length > 1 && found.length === 0 && !isCode && texts.search_none}
      </Typography>
    </Box>
  );
}

interface FoundProps {
  ticket: CheckInTicket;
  arrival: CheckInArrival | undefined;
  onLetIn: () => void;
  onUndo: () => void;
}

/** By name it takes two presses: a phone in a pocket, or a finger one line too low, lets nobody in. */
function FoundTicket({ ticket, arrival, onLetIn, onUndo }: FoundProps) {
  const [isAsking, setAsking] = useState(false);
  const { name, isGuest } = nameOf(ticket);
  const shown = isGuest ? texts.guest_of(name) : name;
  const entered = arrival?.checked_in_at;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, fontSize: 18 }}>{shown}</Typography>
        <Typography variant="body2" color="textSecondary">
          {ticket.reference}, {texts.ticket(ticket.position, ticket.seats)}
        </Typography>
        {entered && <Typography>{texts.entered(entered, arrival.door)}</Typography>}
        {ticket.state !== 'confirmed' && (
          <Chip size="small" color="error" variant="outlined" label={texts.states[ticket.state]} />
        )}
      </Box>
      {entered ? (
        <Button color="inherit" variant="outlined" onClick={onUndo}>
          {texts.undo}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          onClick={() => setAsking(true)}
          aria-label={texts.let_in_of(shown, ticket.position)}
        >
          {texts.let_in}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking && !entered}
        title={texts.let_in_title}
        action={texts.let_in}
        color="primary"
        onConfirm={() => {
          setAsking(false);
          onLetIn();
        }}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ fontWeight: 600, fontSize: 18, overflowWrap: 'anywhere' }}>{shown}</Typography>
        <Typography>
          {ticket.reference}, {texts.ticket(ticket.position, ticket.seats)}
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
