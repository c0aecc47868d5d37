import Alert from '@mui/material/Alert';
import { ApiError } from '@livres/api/client';
import { useState } from 'react';
import { RadioButtonGroupInput, useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { frenchMoney } from '../../../shared/format/french-number';
import { EventInput } from '../EventInput';
import { SeatsLeft } from '../SeatsLeft';
import { acts } from '../registration-actions.fr';
import type { RegistrationDialogProps } from './registration-dialog';

const { move } = acts;

/** To another event, where there is room; what it costs more or less there is shown before anything is done. */
export function MoveDialog({ registration, onClose }: RegistrationDialogProps) {
  const notify = useNotify();
  const [difference, setDifference] = useState(0);
  const { id, version: seen, event_id: from, currency } = registration;
  const check = ({ event_id }: { event_id: number | null }): Record<string, string> => {
    if (!event_id) return { event_id: move.missing };
    return event_id === from ? { event_id: move.same } : {};
  };
  const money = frenchMoney(Math.abs(difference), currency);
  return (
    <ActionDialog
      name={`registration-move-${id}`}
      title={move.title}
      help={move.help}
      action={move.action}
      done={move.done}
      blank={{ event_id: null as number | null, what: 'asked' }}
      check={check}
      onSend={async ({ event_id, what }, version = seen) => {
        const waived = difference > 0 && what === 'waived';
        const asked = { event_id: event_id ?? 0, version, difference, waived };
        await api.post(`/admin/event-registrations/${id}/move`, asked).catch((error: unknown) => {
          setDifference(differenceIn(error) ?? difference);
          throw error;
        });
      }}
      onDone={() => {
        notify(move.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <EventInput label={move.event} />
      <SeatsLeft />
      {difference < 0 && <Alert severity="info">{move.given_back(money)}</Alert>}
      {difference > 0 && (
        <RadioButtonGroupInput
          source="what"
          label={move.difference}
          choices={[
            { id: 'asked', name: move.asked(money) },
            { id: 'waived', name: move.waived(money) },
          ]}
          row={false}
          helperText={false}
        />
      )}
    </ActionDialog>
  );
}

/** What the seats cost more at the other event, where the refusal says it. */
function differenceIn(error: unknown): number | undefined {
  const problem =
    error instanceof ApiError ? (error.problem as { difference?: unknown } | undefined) : undefined;
  return typeof problem?.difference === 'number' ? problem.difference : undefined;
}
