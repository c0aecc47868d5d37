import Typography from '@mui/material/Typography';
import { useRefresh } from 'react-admin';
import { useVersionedAction } from '../../../shared/actions/use-versioned-action';
import { api } from '../../../shared/api/api';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { frenchMoney } from '../../../shared/format/french-number';
import { acts } from '../registration-actions.fr';
import type { RegistrationDialogProps } from './registration-dialog';

interface Props extends RegistrationDialogProps {
  /** As its address ends. */
  name: 'offer' | 'waive';
  text: string;
}

/** What is done at once when it is confirmed, without anything to fill in. */
function ConfirmedAction({ registration, onClose, name, text }: Props) {
  const { title, action, done } = acts[name];
  const refresh = useRefresh();
  const { act, isBusy, dialog } = useVersionedAction({ onSettled: refresh });
  const path = `/admin/event-registrations/${registration.id}/${name}` as const;
  const send = (version: number) => api.post(path, { version });
  return (
    <>
      <ConfirmDialog
        open
        title={title}
        action={action}
        color="primary"
        busy={isBusy}
        onConfirm={() => act(registration, { send, done, onDone: onClose })}
        onClose={onClose}
      >
        <Typography>{text}</Typography>
      </ConfirmDialog>
      {dialog}
    </>
  );
}

/** Offers a free seat to someone out of their turn. */
export function OfferDialog(props: RegistrationDialogProps) {
  return <ConfirmedAction {...props} name="offer" text={acts.offer.text} />;
}

/** Asks no more for what is left to pay of a sure seat. */
export function WaiveDialog(props: RegistrationDialogProps) {
  const { due, currency } = props.registration;
  return <ConfirmedAction {...props} name="waive" text={acts.waive.text(frenchMoney(due, currency))} />;
}
