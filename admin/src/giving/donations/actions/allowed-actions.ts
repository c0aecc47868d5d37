import type { MoneyDonationRecord } from '@livres/api/contract';
import { leftOf } from '../gift-labels';

export type GiftAction = 'transfer' | 'refund' | 'cancel' | 'undo' | 'bounce';

/** What may be done with a gift as it stands. */
export function allowedActions(gift: MoneyDonationRecord): GiftAction[] {
  const { status, payment_method, provider, refunded, disputed } = gift;
  // What staff entered or received by mistake; money that went back cannot be taken for one.
  const byStaff = provider === 'offline' || provider === 'bank_transfer';
  const isWhole = byStaff && refunded === 0 && disputed === 0;
  const mayBounce = isWhole && payment_method === 'cheque';
  const undo: GiftAction[] = [
    ...(mayBounce ? (['bounce'] as const) : []),
    ...(isWhole ? (['undo'] as const) : []),
  ];
  if (status === 'succeeded') return leftOf(gift) > 0 ? ['refund', ...undo] : [];
  // A transfer may arrive after everybody gave it up.
  const mayArrive = payment_method === 'bank_transfer';
  if (status === 'cancelled') return mayArrive ? ['transfer'] : [];
  return mayArrive ? ['transfer', 'cancel'] : ['cancel'];
}
