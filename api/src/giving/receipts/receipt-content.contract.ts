import type { ReceiptForm, ReceiptKind } from './receipt.contract.js';

/** How money came, as the official forms name it. */
export const RECEIPT_MODES = ['cash', 'cheque', 'transfer'] as const;
export type ReceiptMode = (typeof RECEIPT_MODES)[number];

export interface ReceiptAssociation {
  name: string;
  siren: string;
  rna: string;
  street: string;
  postal_code: string;
  city: string;
  purpose: string;
  category: 'interet_general' | 'utilite_publique';
  /** Of the decree, `1998-04-21`; empty for an association that is not of public utility. */
  decree_on: string;
}

export interface ReceiptDonor {
  first_name: string;
  last_name: string;
  organization_name: string;
  siren: string;
  legal_form: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
}

export interface ReceiptPayment {
  /** In Paris, `2027-03-01`. */
  day: string;
  /** Cents. */
  amount: number;
  mode: ReceiptMode;
}

/** How receipts are laid out now; one that was issued keeps the layout of its day. */
export const RECEIPT_LAYOUT = 3;

/** Everything that a receipt says, as it was on its day: its file is drawn from it and nothing else. */
export interface ReceiptContent {
  /** Absent from the receipts of the first layout. */
  layout?: 2 | 3;
  form: ReceiptForm;
  kind: ReceiptKind;
  issued_on: string;
  association: ReceiptAssociation;
  signatory: { name: string; role: string; /** SHA-256 of the picture. */ signature: string };
  donor: ReceiptDonor;
  /** Oldest first. */
  payments: ReceiptPayment[];
  /** Cents: the sum of the payments. */
  amount: number;
  currency: 'EUR';
  /** The year of a yearly one. */
  year: number | null;
  /** The number of the one that it replaces. */
  replaces: string | null;
  /** The page that confirms it. */
  check_url: string;
}
