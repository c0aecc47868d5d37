import {
  TRANSACTION_LIMITS,
  type CollectedItem,
  type PhysicalDonationPicture,
  type PickupTransaction,
  type PhysicalDonationType,
} from '@livres/api/contract';
import { TextInput, useNotify } from 'react-admin';
import { useController } from 'react-hook-form';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { PictureUploads } from '../../shared/PictureUploads';
import { collectedFaults, collectedOf, type Quantities } from '../../shared/plan/collected';
import { CollectedInputs } from '../../shared/plan/CollectedInputs';
import { texts } from '../physical-donation.fr';
import { faultsIn } from './quantity-faults';
import { trimmed } from './typed-text';

const { complete } = texts.acts;

/** What was taken away, with notes and pictures: it is counted for the campaign, and the donor is thanked. */
export function CompleteDialog({
  transaction,
  onClose,
}: {
  transaction: PickupTransaction;
  onClose: () => void;
}) {
  const notify = useNotify();
  const { id, physical_donation, donation_type: kind, version: seen } = transaction;
  return (
    <ActionDialog
      name={`complete-${id}`}
      title={complete.title}
      help={complete.help}
      action={complete.action}
      done={complete.done}
      blank={{ collected: {}, notes: '', pictures: [] }}
      check={({ collected }) => faultsAtFields(collectedFaults(kind, collected))}
      onSend={(values, version = seen) =>
        api.post(`/admin/donation-transactions/${id}/complete_pickup`, { ...report(kind, values), version })
      }
      onDone={() => {
        notify(complete.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <CollectedField kind={kind} />
      <TextInput
        source="notes"
        label={complete.notes}
        slotProps={{ htmlInput: { maxLength: TRANSACTION_LIMITS.note } }}
        helperText={false}
        multiline
        minRows={2}
      />
      <PictureUploads path={`/admin/physical-donations/${physical_donation}/pictures`} name="pictures" />
    </ActionDialog>
  );
}

function CollectedField({ kind }: { kind: PhysicalDonationType }) {
  const { field, fieldState } = useController({ name: 'collected' });
  const quantities = (field.value ?? {}) as Quantities;
  return (
    <CollectedInputs
      kind={kind}
      quantities={quantities}
      faults={faultsIn(fieldState.error, collectedOf(kind, quantities))}
      onChange={field.onChange}
    />
  );
}

interface Report {
  collected: CollectedItem[];
  notes: string;
  picture_ids: string[];
}

const report = (
  kind: PhysicalDonationType,
  { collected, notes, pictures }: Record<string, unknown>,
): Report => ({
  collected: collectedOf(kind, (collected ?? {}) as Quantities),
  notes: trimmed(notes),
  picture_ids: ((pictures ?? []) as PhysicalDonationPicture[]).map(({ id }) => id),
});

/** The form holds quantities under `collected`, by category. */
function faultsAtFields(faults: Record<string, string>): Record<string, string> {
  const entries = Object.entries(faults);
  return Object.fromEntries(
    entries.map(([name, fault]) => [name === 'collected' ? name : `collected.${name}`, fault]),
  );
}
