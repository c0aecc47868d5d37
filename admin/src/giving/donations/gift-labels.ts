import { GIVER_TYPE_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { texts } from './gift.fr';

/** Who gave. */
export function whoGave({ donor_name, email, donor_type }: MoneyDonationRecord): string {
  return donor_name || email || texts.unknown(GIVER_TYPE_LABELS[donor_type].toLowerCase());
}

/** What of a gift is still there to be given back, in major units. */
export function leftOf({ status, amount, refunded, disputed }: MoneyDonationRecord): number {
  if (status !== 'succeeded') return 0;
  // Cents, so that nothing is lost to binary fractions.
  const left = Math.round(amount * 100) - Math.round(refunded * 100) - Math.round(disputed * 100);
  return Math.max(0, left) / 100;
}

/** What became of a gift that its state does not say: given back, contested. */
export function marksOf({ amount, refunded, disputed }: MoneyDonationRecord): string[] {
  return [
    ...(refunded > 0 ? [refunded >= amount ? texts.marks.refunded : texts.marks.partly] : []),
    ...(disputed > 0 ? [texts.marks.disputed] : []),
  ];
}
