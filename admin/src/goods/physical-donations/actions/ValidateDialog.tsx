import type { PhysicalDonationRecord } from '@livres/api/contract';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { texts } from '../physical-donation.fr';

const { validate } = texts.acts;

/** Staff vouch for a donor whose code did not arrive. */
export function ValidateDialog({
  donation,
  onClose,
}: {
  donation: PhysicalDonationRecord;
  onClose: () => void;
}) {
  const notify = useNotify();
  const { id, version: seen } = donation;
  return (
    <ActionDialog
      name={`validate-${id}`}
      title={validate.title}
      help={validate.help}
      action={validate.action}
      done={validate.done}
      blank={{}}
      onSend={(_values, version = seen) =>
        api.put(`/admin/physical-donations/${id}`, { status: 'validated', version })
      }
      onDone={() => {
        notify(validate.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
