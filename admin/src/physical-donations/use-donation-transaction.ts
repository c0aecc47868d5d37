import type { DonationTransaction, PhysicalDonationRecord } from '@livres/api/contract';
import { useGetOne } from 'react-admin';

/** The collection of a donation; nothing before its code is validated, and until it is read. */
export function useDonationTransaction(
  donation: PhysicalDonationRecord | undefined,
): DonationTransaction | undefined {
  const id = donation?.transaction_id ?? '';
  const { data } = useGetOne<DonationTransaction>('donation-transactions', { id }, { enabled: id !== '' });
  return data;
}
