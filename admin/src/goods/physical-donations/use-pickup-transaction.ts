import type { PickupTransaction, PhysicalDonationRecord } from '@livres/api/contract';
import { useGetOne } from 'react-admin';

export interface DonationAndPickup {
  donation: PhysicalDonationRecord;
  transaction: PickupTransaction | undefined;
}

/** The collection of a donation; nothing before its code is validated, and until it is read. */
export function usePickupTransaction(
  donation: PhysicalDonationRecord | undefined,
): PickupTransaction | undefined {
  const id = donation?.transaction_id ?? '';
  const { data } = useGetOne<PickupTransaction>('donation-transactions', { id }, { enabled: id !== '' });
  return data;
}
