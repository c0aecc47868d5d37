import type { DonationTransaction, PhysicalDonationRecord } from '@livres/api/contract';
import type { Act } from './allowed-acts';
import { CancelDialog } from './CancelDialog';
import { CompleteDialog } from './CompleteDialog';
import { ContactDialog } from './ContactDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { ValidateDialog } from './ValidateDialog';

interface Props {
  act: Act;
  donation: PhysicalDonationRecord;
  transaction: DonationTransaction | undefined;
  onClose: () => void;
}

/** The form of an act. */
export function ActForm({ act, donation, transaction, onClose }: Props) {
  if (act === 'validate') return <ValidateDialog donation={donation} onClose={onClose} />;
  if (act === 'cancel') return <CancelDialog donation={donation} onClose={onClose} />;
  if (!transaction) return null;
  if (act === 'contact') return <ContactDialog transaction={transaction} onClose={onClose} />;
  if (act === 'complete') return <CompleteDialog transaction={transaction} onClose={onClose} />;
  return <ScheduleDialog act={act} transaction={transaction} onClose={onClose} />;
}
