import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import EditIcon from '@mui/icons-material/EditOutlined';
import BinIcon from '@mui/icons-material/DeleteOutlined';
import type { PhysicalDonationRecord, PickupTransaction } from '@livres/api/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { texts } from '../physical-donation.fr';
import { usePhysicalDonationMove } from '../use-physical-donation-move';
import {
  allowedActions,
  mayTrash,
  mayEdit,
  needsTransaction,
  type PhysicalDonationAction,
} from './allowed-actions';
import type { DonationAndPickup } from '../use-pickup-transaction';
import { CancelDialog } from './CancelDialog';
import { CompleteDialog } from './CompleteDialog';
import { ContactDialog } from './ContactDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { ValidateDialog } from './ValidateDialog';

interface Props {
  act: PhysicalDonationAction;
  donation: PhysicalDonationRecord;
  transaction: PickupTransaction | undefined;
  onClose: () => void;
}

const { acts } = texts;

/** A button for each thing that may be done now, and for nothing else. */
export function PhysicalDonationActions({ donation, transaction }: DonationAndPickup) {
  const [asked, setAsked] = useState<PhysicalDonationAction | null>(null);
  const { status } = donation;
  const moves = allowedActions(status);
  const main = moves.find((act) => act !== 'cancel');
  return (
    <Box role="group" aria-label={acts.title} sx={ROW}>
      {moves.map((act) => (
        <Button
          key={act}
          size="large"
          variant={act === main ? 'contained' : act === 'cancel' ? 'text' : 'outlined'}
          color={act === 'cancel' ? 'error' : 'primary'}
          disabled={needsTransaction(act) && !transaction}
          onClick={() => setAsked(act)}
        >
          {acts[act].button}
        </Button>
      ))}
      {mayEdit(status) && (
        <Button
          size="large"
          component={Link}
          to={`/physical-donations/${donation.id}`}
          startIcon={<EditIcon />}
        >
          {acts.edit}
        </Button>
      )}
      {mayTrash(status) && <TrashAction donation={donation} />}
      {asked && (
        <ActionForm
          key={asked}
          act={asked}
          donation={donation}
          transaction={transaction}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

function TrashAction({ donation }: { donation: PhysicalDonationRecord }) {
  const [asking, setAsking] = useState(false);
  const { bin, isBusy } = usePhysicalDonationMove(donation);
  return (
    <>
      <Button size="large" color="error" startIcon={<BinIcon />} onClick={() => setAsking(true)}>
        {acts.bin}
      </Button>
      <ConfirmDialog
        open={asking}
        title={acts.bin_title(1)}
        action={acts.bin}
        busy={isBusy}
        onConfirm={bin}
        onClose={() => setAsking(false)}
      >
        <Typography>{acts.bin_text}</Typography>
      </ConfirmDialog>
    </>
  );
}

const ROW = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  alignItems: { sm: 'center' },
  gap: 1,
  mt: 2.5,
} as const;

/** The form of an action. */
function ActionForm({ act, donation, transaction, onClose }: Props) {
  if (act === 'validate') return <ValidateDialog donation={donation} onClose={onClose} />;
  if (act === 'cancel') return <CancelDialog donation={donation} onClose={onClose} />;
  if (!transaction) return null;
  if (act === 'contact') return <ContactDialog transaction={transaction} onClose={onClose} />;
  if (act === 'complete') return <CompleteDialog transaction={transaction} onClose={onClose} />;
  return <ScheduleDialog act={act} transaction={transaction} onClose={onClose} />;
}
