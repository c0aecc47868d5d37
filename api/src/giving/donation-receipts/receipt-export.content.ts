import {
  RECEIPT_FORM_LABELS,
  RECEIPT_KIND_LABELS,
  RECEIPT_STATUS_LABELS,
} from '../receipts/receipt.contract.js';
import { mentionLabels } from './donation-receipt.contract.js';
import type { ReceiptRecord, WaitingReceipt } from './donation-receipt.dto.js';

export const RECEIPT_COLUMNS: Record<string, string> = {
  number: 'Numéro',
  form: 'Formulaire',
  kind: 'Pour',
  status: 'État',
  donor_name: 'Donateur',
  email: 'E-mail',
  amount: 'Montant',
  currency: 'Monnaie',
  gift_year: 'Année des dons',
  issued_at: 'Émis le',
  issued_by: 'Émis par',
  sent_at: 'Envoyé le',
  donations: 'Dons',
  voided_at: 'Annulé le',
  void_reason: 'Motif',
  replaces: 'Remplace',
  replaced_by: 'Remplacé par',
  sha256: 'Empreinte SHA-256',
};

/** A receipt as the export shows it: lists and states in words. */
export function exportedReceipt(receipt: ReceiptRecord): Record<string, unknown> {
  return {
    ...receipt,
    form: RECEIPT_FORM_LABELS[receipt.form],
    kind: RECEIPT_KIND_LABELS[receipt.kind],
    status: RECEIPT_STATUS_LABELS[receipt.status],
    donations: receipt.donations.map(({ reference }) => reference).join(', '),
    replaces: receipt.replaces?.number,
    replaced_by: receipt.replaced_by?.number,
  };
}

export const WAITING_COLUMNS: Record<string, string> = {
  reference: 'Don',
  donor_name: 'Donateur',
  email: 'E-mail',
  amount: 'Montant',
  given_at: 'Donné le',
  missing: 'Il manque',
  asked_at: 'Demandé le',
};

export function exportedWaiting(waiting: WaitingReceipt): Record<string, unknown> {
  return { ...waiting, missing: mentionLabels(waiting.missing, waiting.unprintable).join(', ') };
}
