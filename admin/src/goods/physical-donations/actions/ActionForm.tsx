import type { PickupTransaction, PhysicalDonationRecord } from '@livres/api/contract';
import type { PhysicalDonationAction } from './allowed-actions';
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

/** The form of an action. */
export function ActionForm({ act, donation, transaction, onClose }: Props) {
  if (act === 'validate') return <ValidateDialog donation={donation} onClose={onClose} />;
  if (act === 'cancel') return <CancelDialog donation={donation} onClose={onClose} />;
  if (!transaction) return null;
  if (act === 'contact') return <ContactDialog transaction={transaction} onClose={onClose} />;
  if (act === 'complete') return <CompleteDialog transaction={transaction} onClose={onClose} />;
  return <ScheduleDialog act={act} transaction={transaction} onClose={onClose} />;
}
