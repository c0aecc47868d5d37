import type { DonationReceiptStatus } from '../donations/donation.contract.js';
import type { DonationStatus } from '../donations/donation-choices.contract.js';
import { hasPostalCodes } from './postal-codes.rules.js';
import type { GiverType } from '../donors/giving.contract.js';
import type { PaymentMethod, PaymentMode } from '../payments/payment.contract.js';
import { isPrintable } from '../../platform/pdf/printable-text.js';
import type { ReceiptMode } from '../receipts/receipt-content.contract.js';
import type { ReceiptForm } from '../receipts/receipt.contract.js';
import type { DonorMention } from './donation-receipt.contract.js';

type Giver = Record<DonorMention, string> & { donor_type: GiverType; country: string };

const NEEDED: Record<'particulier' | 'entreprise', readonly DonorMention[]> = {
  particulier: ['first_name', 'last_name', 'street_address', 'postal_code', 'city'],
  entreprise: ['organization_name', 'siren', 'legal_form', 'street_address', 'postal_code', 'city'],
};

/**
 * What the form asks of a donor and is not known, or is written in letters that its paper has no shape for; no postal
 * code of a country without, and nothing of who gets no receipt.
 */
export function missingMentions(giver: Giver): DonorMention[] {
  if (giver.donor_type === 'organisme') return [];
  return NEEDED[giver.donor_type].filter((field) =>
    giver[field].trim() === ''
      ? field !== 'postal_code' || hasPostalCodes(giver.country)
      : !isPrintable(giver[field]),
  );
}

/** Of what is missing, what is known and cannot be printed. */
export const unprintableMentions = (giver: Giver): DonorMention[] =>
  missingMentions(giver).filter((field) => giver[field].trim() !== '');

/** The form of this kind of donor; null for an organisation that pays no tax, which no receipt serves. */
export function formOf(type: GiverType): ReceiptForm | null {
  if (type === 'organisme') return null;
  return type === 'entreprise' ? '2041-MEC-SD' : '2041-RD';
}

/** The box that the forms have for a way to pay. */
export function modeOf(method: PaymentMethod): ReceiptMode {
  if (method === 'cash' || method === 'cheque') return method;
  return 'transfer';
}

/** What decides where the receipt of a gift stands. */
export interface ReceiptFacts extends Giver {
  status: DonationStatus;
  currency: string;
  mode: PaymentMode;
  /** Minor units: what was given less what was given back. */
  net: number;
  receipt: { isDrawn: boolean } | null;
  /** A receipt was issued and is void. */
  wasVoided: boolean;
  /** Staff voided the last receipt and have not issued another. */
  isWithheld: boolean;
  isYearly: boolean;
}

/** Where the receipt of a gift stands. */
export function receiptStatusOf(facts: ReceiptFacts, issuesReceipts: boolean): DonationReceiptStatus {
  if (facts.receipt) return facts.receipt.isDrawn ? 'issued' : 'being_made';
  if (facts.status !== 'succeeded') return 'not_due';
  if (facts.net <= 0 || facts.isWithheld) return facts.wasVoided ? 'voided' : 'not_due';
  if (!issuesReceipts || !mayHaveReceipt(facts)) return 'confirmation_only';
  if (missingMentions(facts).length > 0) return 'missing_address';
  if (facts.mode === 'test') return 'specimen';
  return facts.isYearly ? 'yearly' : 'being_made';
}

/** A receipt is in euros, and for who pays tax. */
export function mayHaveReceipt({
  currency,
  donor_type,
}: {
  currency: string;
  donor_type: GiverType;
}): boolean {
  return currency === 'EUR' && donor_type !== 'organisme';
}
