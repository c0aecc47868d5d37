import { donorName, donorOf } from '../../donors/donor.columns.js';
import { taxDeduction } from '../../donors/tax-rates.contract.js';
import type { GiftSums } from '../../ledger/ledger.service.js';
import { paymentFailure } from '../../payments/payment-failures.contract.js';
import type { PaymentsService } from '../../payments/payments.service.js';
import { parisDay } from '../../../platform/clock/paris.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { NamedCampaign } from '../checkout/donation-campaigns.service.js';
import { shownDonationReference } from '../donation.contract.js';
import type { DonationDonor, DonationView, PaymentDetails } from './donation-view.dto.js';
import type { DonationRow } from '../donation.entity.js';
import type { DonationReceiptState } from '../donation-receipt-source.service.js';

export interface AroundDonation {
  campaign: NamedCampaign | null;
  receipt: DonationReceiptState;
  /** Absent where nothing entered the journal. */
  sums: GiftSums | undefined;
  /** The newest try at paying it. */
  attempt: Awaited<ReturnType<PaymentsService['attempt']>>;
}

/** A gift as its donor and administrators see it. */
export function presentDonation(
  donation: DonationRow,
  { campaign, receipt, sums, attempt }: AroundDonation,
): DonationView {
  const { id, reference, amount, currency, frequency, status, given_at, created_at } = donation;
  const { donor_type: donorType, ...donor } = donorOf(donation);
  const left = sums?.net ?? (status === 'succeeded' ? 0 : amount);
  const day = parisDay(given_at ?? created_at);
  return {
    id,
    reference,
    shownReference: shownDonationReference(reference),
    currency,
    frequency,
    status,
    amount: toMajorUnits(amount, currency),
    refundedAmount: toMajorUnits((sums?.given ?? 0) - (sums?.net ?? 0), currency),
    createdAt: created_at.toISOString(),
    givenAt: given_at?.toISOString() ?? null,
    taxDeduction: currency === 'EUR' ? toMajorUnits(taxDeduction(left, donorType, day), currency) : 0,
    receiptUrl: receipt.url,
    receiptStatus: receipt.status,
    campaignId: campaign?.id ?? null,
    campaignName: campaign?.title ?? null,
    campaignSlug: campaign?.slug ?? null,
    donorType,
    donorName: donorName(donation),
    isAnonymous: donation.is_anonymous,
    message: donation.message,
    dedication: donation.dedication,
    paymentMethod: donation.payment_method,
    mode: donation.mode,
    failure: failureOf(donation, attempt),
    isProcessing: status === 'pending' && donation.provider_payment_id !== null,
    next: status === 'pending' && attempt?.status === 'waiting' ? attempt.next : null,
    recurringGiftId: donation.recurring_gift_id,
    donor,
  };
}

/** What the confirmation page needs of a gift, without who gave, their words, or a way to go on paying. */
export function withoutDonor(view: DonationView): DonationView {
  return {
    ...view,
    donorName: '',
    message: '',
    dedication: '',
    next: null,
    recurringGiftId: null,
    donor: emptied(view.donor),
  };
}

const emptied = (donor: DonationDonor) =>
  Object.fromEntries(Object.keys(donor).map((name) => [name, ''])) as unknown as DonationDonor;

/** Payment details of the specification: amounts in minor units. */
export function presentPayment(
  donation: DonationRow,
  { campaign, receipt, attempt }: Omit<AroundDonation, 'sums'>,
): PaymentDetails {
  const { id, reference, amount, currency, email, status, frequency, given_at, created_at } = donation;
  return {
    amount,
    currency,
    status,
    frequency,
    donationId: id,
    donationType: 'financial',
    campaignName: campaign?.title ?? null,
    campaignId: campaign?.id ?? null,
    campaignSlug: campaign?.slug ?? null,
    paymentId: shownDonationReference(reference),
    transactionDate: (given_at ?? created_at).toISOString(),
    donorEmail: email,
    receiptUrl: receipt.url,
    failure: failureOf(donation, attempt),
  };
}

function failureOf({ status }: DonationRow, attempt: AroundDonation['attempt']): string | null {
  if (status === 'failed') return paymentFailure(attempt?.failure_code ?? null);
  const hasFailed = status === 'pending' && attempt?.status === 'waiting' && attempt.failure_code;
  return hasFailed ? paymentFailure(attempt.failure_code) : null;
}
