import { DONOR_MENTION_LABELS, type WaitingReceipt } from '@livres/api/contract';

/** What a receipt waits for: « Nom, Ville ». */
export const missingLabels = ({ missing }: WaitingReceipt): string =>
  missing.map((field) => DONOR_MENTION_LABELS[field]).join(', ');
