import type { MoneyDonationRecord } from '@livres/api/contract';
import { leftOf } from '../gift-words';

export type GiftAct = 'transfer' | 'refund' | 'cancel';

/** What may be done with a gift as it stands. */
export function allowedActs(gift: MoneyDonationRecord): GiftAct[] {
  const { status, payment_method } = gift;
  if (status === 'succeeded') return leftOf(gift) > 0 ? ['refund'] : [];
  // A transfer may arrive after everybody gave it up.
  const mayArrive = payment_method === 'bank_transfer';
  if (status === 'cancelled') return mayArrive ? ['transfer'] : [];
  return mayArrive ? ['transfer', 'cancel'] : ['cancel'];
}
