import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CheckInDuplicate, CheckInTicket } from '@livres/api/contract';
import { useState } from 'react';
import { texts } from './check-in.fr';
import { daysOld, nameOf } from './door-list';
import type { LateResult } from './use-check-in';

interface Props {
  isOnline: boolean;
  listMadeAt: string;
  waiting: number;
  /** The same of other events. */
  elsewhere: number;
  fault: string | null;
  tickets: readonly CheckInTicket[];
  duplicates: readonly CheckInDuplicate[];
  late: readonly LateResult[];
  onSend: () => void;
  onSeen: (id: string) => void;
}

/** What this phone still holds, and what turned out afterwards. */
export function DoorNotices({ isOnline, listMadeAt, waiting, elsewhere, fault, onSend, ...after }: Props) {
  const days = daysOld(listMadeAt, Date.now());
  // One that was replaced stands in the list for the same person.
  const good = after.tickets.filter(({ state }) => state !== 'replaced').length;
  return (
    <Stack sx={{ gap: 1, mb: 2 }} role="status">
      {!isOnline && (
        <Alert severity="warning">
          <strong>{texts.offline(good, listMadeAt, days)}</strong>
          <br />
          {days > 0 && `${texts.offline_old} `}
          {texts.offline_help}
        </Alert>
      )}
      {waiting + elsewhere > 0 && (
        <Alert severity={fault ? 'error' : 'info'}>
          {waiting > 0 && `${texts.waiting(waiting)} `}
          {elsewhere > 0 && `${texts.waiting_elsewhere(elsewhere)} `}
          {fault}
          <Button variant="outlined" color="inherit" size="small" onClick={onSend} sx={{ ml: 1 }}>
            {texts.send_now}
          </Button>
        </Alert>
      )}
      <Afterwards {...after} />
    </Stack>
  );
}

function Afterwards({
  tickets,
  duplicates,
  late,
  onSeen,
}: Pick<Props, 'tickets' | 'duplicates' | 'late' | 'onSeen'>) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const named = (id: string | null) => {
    const ticket = tickets.find((one) => one.id === id);
    if (!ticket) return '';
    const { name, isGuest } = nameOf(ticket);
    return isGuest ? texts.guest_of(name) : name;
  };
  return (
    <>
      {late.map(({ id, ticket_id, outcome, isElsewhere }) => (
        <Afterward key={id} onSeen={() => onSeen(id)}>
          {texts.after(isElsewhere ? texts.of_other_event : named(ticket_id), outcome)}
        </Afterward>
      ))}
      {duplicates
        .filter(({ id }) => !seen.includes(id))
        .map(({ id, ticket_id, at, door, first_at, first_door }) => (
          <Afterward key={id} onSeen={() => setSeen([...seen, id])}>
            {texts.duplicate(named(ticket_id), first_at, first_door, at, door)}
          </Afterward>
        ))}
    </>
  );
}

function Afterward({ children, onSeen }: { children: string; onSeen: () => void }) {
  const button = (
    <Button color="inherit" size="small" onClick={onSeen}>
      {texts.seen}
    </Button>
  );
  return (
    <Alert severity="error" action={button}>
      {children}
    </Alert>
  );
}
