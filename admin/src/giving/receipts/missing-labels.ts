import { mentionLabels, type WaitingReceipt } from '@livres/api/contract';

/** What a receipt waits for: « Nom, Ville ». */
export const missingLabels = ({ missing, unprintable }: WaitingReceipt): string =>
  mentionLabels(missing, unprintable).join(', ');
