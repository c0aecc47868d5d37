import { ROW } from '../../../shared/actions/action-row';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MoneyDonationRecord } from '@livres/api/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../gift.fr';
import { allowedActions, type GiftAction } from './allowed-actions';
import { BounceDialog } from './BounceDialog';
import { CancelGiftDialog } from './CancelGiftDialog';
import { RefundDialog } from './RefundDialog';
import { ResendButton } from './ResendButton';
import { TransferDialog } from './TransferDialog';
import { UndoGiftDialog } from './UndoGiftDialog';

const { acts } = texts;
const DIALOGS = {
  transfer: TransferDialog,
  refund: RefundDialog,
  cancel: CancelGiftDialog,
  undo: UndoGiftDialog,
  bounce: BounceDialog,
};

/** A button for each thing that may be done now, and for nothing else. */
export function GiftActions({ gift }: { gift: MoneyDonationRecord }) {
  const [asked, setAsked] = useState<GiftAction | null>(null);
  const Dialog = asked && DIALOGS[asked];
  return (
    <Box role="group" aria-label={acts.title} sx={ROW}>
      {allowedActions(gift).map((action) => (
        <Button
          key={action}
          variant={action === 'transfer' ? 'contained' : action === 'refund' ? 'outlined' : 'text'}
          color={action === 'transfer' ? 'primary' : 'error'}
          onClick={() => setAsked(action)}
        >
          {acts[action].button}
        </Button>
      ))}
      {gift.email && gift.status === 'succeeded' && <ResendButton id={gift.id} />}
      {gift.status !== 'cancelled' && (
        <Button component={Link} to={`/donations/${gift.id}/edit`} startIcon={<EditIcon />}>
          {acts.edit}
        </Button>
      )}
      {Dialog && <Dialog gift={gift} onClose={() => setAsked(null)} />}
    </Box>
  );
}
