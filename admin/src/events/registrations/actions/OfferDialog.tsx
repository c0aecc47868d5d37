import Typography from '@mui/material/Typography';
import { useRefresh } from 'react-admin';
import { useVersionedAction } from '../../../shared/actions/use-versioned-action';
import { api } from '../../../shared/api/api';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { acts } from '../registration-actions.fr';
import type { RegistrationDialogProps } from './registration-dialog';

const { offer } = acts;

/** Offers a free seat to someone out of their turn. */
export function OfferDialog({ registration, onClose }: RegistrationDialogProps) {
  const refresh = useRefresh();
  const { act, isBusy, dialog } = useVersionedAction({ onSettled: refresh });
  const send = (version: number) =>
    api.post(`/admin/event-registrations/${registration.id}/offer`, { version });
  return (
    <>
      <ConfirmDialog
        open
        title={offer.title}
        action={offer.action}
        color="primary"
        busy={isBusy}
        onConfirm={() => act(registration, { send, done: offer.done, onDone: onClose })}
        onClose={onClose}
      >
        <Typography>{offer.text}</Typography>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
