import { ROW } from '../../../shared/actions/action-row';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EventRegistrationRecord } from '@livres/api/contract';
import { useState } from 'react';
import { mayDo } from '../../../shared/rights/rights';
import { acts } from '../registration-actions.fr';
import { allowedActions, isActive, type RegistrationAction } from './allowed-actions';
import { CancelDialog } from './CancelDialog';
import { ChangeDialog } from './ChangeDialog';
import { OfferDialog, WaiveDialog } from './ConfirmedAction';
import { MoveDialog } from './MoveDialog';
import { PaymentDialog } from './PaymentDialog';
import { RefundDialog } from './RefundDialog';
import { ResendButton } from './ResendButton';

const DIALOGS = {
  payment: PaymentDialog,
  waive: WaiveDialog,
  offer: OfferDialog,
  change: ChangeDialog,
  move: MoveDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
};
const MAIN: readonly RegistrationAction[] = ['payment', 'offer'];
const RED: readonly RegistrationAction[] = ['refund', 'cancel'];

/** A button for each thing that may be done now, and for nothing else. */
export function RegistrationActions({ registration }: { registration: EventRegistrationRecord }) {
  const [asked, setAsked] = useState<RegistrationAction | null>(null);
  const mayWrite = mayDo('event-registrations', 'write');
  const mayPay = mayDo('event-payments', 'write');
  const actions = allowedActions(registration, { mayWrite, mayPay });
  const mayResend = mayWrite && registration.email !== '' && isActive(registration.status);
  const Dialog = asked && DIALOGS[asked];
  if (actions.length === 0 && !mayResend) return null;
  return (
    <Box role="group" aria-label={acts.title} sx={ROW}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={MAIN.includes(action) ? 'contained' : 'text'}
          color={RED.includes(action) ? 'error' : 'primary'}
          onClick={() => setAsked(action)}
        >
          {acts[action].button}
        </Button>
      ))}
      {mayResend && <ResendButton registration={registration} />}
      {Dialog && <Dialog registration={registration} onClose={() => setAsked(null)} />}
    </Box>
  );
}
