import type { GiverType } from '../donors/giving.contract.js';
import type { ReceiptForm, ReceiptKind, ReceiptStatus } from '../receipts/receipt.contract.js';

/** A receipt as staff see it: `GET /admin/receipts`. */
export interface ReceiptRecord {
  id: string;
  number: string;
  /** Of the number: the year in which it was issued. */
  year: number;
  /** The year in which the money was given. */
  gift_year: number;
  form: ReceiptForm;
  kind: ReceiptKind;
  status: ReceiptStatus;
  donor_name: string;
  email: string;
  /** Euros. */
  amount: number;
  currency: 'EUR';
  issued_at: string;
  /** Null where the product issued it by itself. */
  issued_by: string | null;
  sent_at: string | null;
  voided_at: string | null;
  voided_by: string | null;
  void_reason: string;
  replaces: ReceiptReference | null;
  replaced_by: ReceiptReference | null;
  donations: { id: string; reference: string; amount: number; given_at: string | null }[];
  /** SHA-256 of the file; null for the second or two in which it is drawn. */
  sha256: string | null;
  bytes: number | null;
  check_url: string;
  version: number;
}
export interface ReceiptReference {
  id: string;
  number: string;
}

/** `POST /admin/receipts/{id}/replace` */
export interface ReceiptReplacement {
  /** Told to the donor and kept with the receipt. */
  reason: string;
  version: number;
}

/** `POST /admin/receipts/{id}/void` */
export type ReceiptVoiding = ReceiptReplacement;

/** `POST /admin/receipts/{id}/issue-again`, of a void receipt that nothing replaces. */
export type ReceiptReissue = Pick<ReceiptReplacement, 'version'>;

/** How many files one archive holds at most. */
export const RECEIPT_ARCHIVE_LIMIT = 500;

/** What a receipt lacks of its donor. */
export const DONOR_MENTIONS = [
  'first_name',
  'last_name',
  'organization_name',
  'siren',
  'legal_form',
  'street_address',
  'postal_code',
  'city',
] as const;
export type DonorMention = (typeof DONOR_MENTIONS)[number];
export const DONOR_MENTION_LABELS: Record<DonorMention, string> = {
  first_name: 'Prénom',
  last_name: 'Nom',
  organization_name: 'Dénomination',
  siren: 'SIREN',
  legal_form: 'Forme juridique',
  street_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
};

/** `GET /admin/receipts-waiting`: a gift whose receipt waits for who gave it. */
export interface WaitingReceipt {
  /** The gift's. */
  id: string;
  reference: string;
  donor_type: GiverType;
  donor_name: string;
  email: string;
  amount: number;
  given_at: string;
  missing: DonorMention[];
  /** When the donor was last asked by email. */
  asked_at: string | null;
}

/** The answer to `POST /admin/receipts-waiting/ask`. */
export interface AskedDonors {
  /** How many could be written to. */
  asked: number;
}

/** `GET /admin/receipts/batch?year=`: what a batch would issue, and what it could not. */
export interface ReceiptBatchPreview {
  year: number;
  /** Yearly ones are issued once their year is over. */
  is_year_over: boolean;
  issues_receipts: boolean;
  yearly: ReceiptBatchSum;
  /** Gifts without a receipt: given before receipts were issued, say. */
  single: ReceiptBatchSum;
  waiting: ReceiptBatchSum;
  /** The first 50 of those that would be issued. */
  lines: ReceiptBatchLine[];
}
export interface ReceiptBatchSum {
  count: number;
  /** Euros. */
  amount: number;
}
export interface ReceiptBatchLine {
  kind: ReceiptKind;
  donor_name: string;
  email: string;
  amount: number;
  gifts: number;
}
export interface ReceiptBatchStarted {
  /** How many receipts are being issued. */
  count: number;
}

/** `GET /admin/receipts/declaration?year=`: what article 222 bis of the CGI asks for. */
export interface ReceiptDeclaration {
  year: number;
  /** Receipts in force for gifts of the year. */
  count: number;
  /** Euros. */
  total: number;
  by_form: { form: ReceiptForm; count: number; total: number }[];
  /** Voided ones, which do not count. */
  voided: number;
}
