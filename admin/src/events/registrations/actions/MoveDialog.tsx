import { useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { EventInput } from '../EventInput';
import { SeatsLeft } from '../SeatsLeft';
import { acts } from '../registration-actions.fr';
import type { RegistrationDialogProps } from './registration-dialog';

const { move } = acts;

/** To another event, where there is room. */
export function MoveDialog({ registration, onClose }: RegistrationDialogProps) {
  const notify = useNotify();
  const { id, version: seen, event_id: from } = registration;
  const check = ({ event_id }: { event_id: number | null }): Record<string, string> => {
    if (!event_id) return { event_id: move.missing };
    return event_id === from ? { event_id: move.same } : {};
  };
  return (
    <ActionDialog
      name={`registration-move-${id}`}
      title={move.title}
      help={move.help}
      action={move.action}
      done={move.done}
      blank={{ event_id: null as number | null }}
      check={check}
      onSend={({ event_id }, version = seen) =>
        api.post(`/admin/event-registrations/${id}/move`, { event_id: event_id ?? 0, version })
      }
      onDone={() => {
        notify(move.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <EventInput label={move.event} />
      <SeatsLeft />
    </ActionDialog>
  );
}
