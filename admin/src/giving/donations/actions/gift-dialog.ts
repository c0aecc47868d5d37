import type { MoneyDonationRecord } from '@livres/api/contract';

export interface GiftDialogProps {
  gift: MoneyDonationRecord;
  onClose: () => void;
}
