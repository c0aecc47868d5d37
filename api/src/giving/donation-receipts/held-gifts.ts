import type { EntityManager } from 'typeorm';
import { type DonorColumns, donorOf } from '../donors/donor.columns.js';
import type { RowOf } from '../../platform/database/query.js';
import type { PaymentMethod } from '../payments/payment.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import type { Receipt, ReceiptOrder } from '../receipts/receipts.service.js';
import { giftsWithReceipt, holdDonation, holdPaymentsOfYear } from './donation-receipts.queries.js';
import { formOf, mayHaveReceipt, missingMentions, modeOf } from './donation-receipt.rules.js';

/** A gift as its receipt sees it, held until the transaction ends. */
export type HeldGift = RowOf<typeof giftsWithReceipt>;

/** A gift whose money came in. */
export type PaidGift = HeldGift & { given_at: Date };

export const PURPOSE = 'donation';
export const YEARLY_PURPOSE = 'recurring-year';
export const yearSubject = (giftId: string, year: number) => `${giftId}:${year}`;

/** Not its key: the email of a receipt, which holds the receipt, adds rows that refer to the gift. */
export async function holdGift(tx: EntityManager, id: string): Promise<HeldGift | null> {
  // Read once it is held: a sum that is made while one waits for it would be of before.
  return (await holdDonation.first(tx, id)) && findGift(tx, id);
}

/** A gift as it is now, not held. */
export function findGift(manager: EntityManager, id: string): Promise<HeldGift | null> {
  return giftsWithReceipt.first(manager, [id]);
}

/** The payments of a year of Paris of a recurring gift, but for those with a receipt of their own. */
export async function holdYear(tx: EntityManager, giftId: string, year: number): Promise<PaidGift[]> {
  const held = await holdPaymentsOfYear.all(tx, giftId, year);
  const ids = held.map(({ id }) => id);
  return (await giftsWithReceipt.all(tx, ids)).filter(isPaid);
}

/** Whether money came in for it. */
export function isPaid(gift: HeldGift): gift is PaidGift {
  return gift.status === 'succeeded' && gift.given_at !== null;
}

/** Whether a receipt can be made of it now: money moved, and who gave is known. */
export function isReady(gift: HeldGift): gift is PaidGift {
  return gift.mode === 'live' && hasAllMentions(gift);
}

/** Whether a specimen can be drawn of it: all that a receipt needs is known, and no money moved. */
export function isSpecimenReady(gift: HeldGift): gift is PaidGift {
  return gift.mode === 'test' && hasAllMentions(gift);
}

function hasAllMentions(gift: HeldGift): gift is PaidGift {
  return isPaid(gift) && gift.net > 0 && mayHaveReceipt(gift) && missingMentions(gift).length === 0;
}

type Donor = DonorColumns & { payment_method?: PaymentMethod };

/** What a receipt of these gifts says, in the words of `donor`. */
export function orderOf(
  gifts: readonly PaidGift[],
  donor: Donor,
  what: Pick<ReceiptOrder, 'purpose' | 'subject' | 'kind' | 'issued_by'>,
): ReceiptOrder {
  const { donor_type, email, ...named } = donorOf(donor);
  const form = formOf(donor_type);
  if (!form) throw new RangeError('No receipt form exists for this kind of donor');
  return {
    ...what,
    form,
    email,
    donor: named,
    payments: gifts.map(({ given_at, net, payment_method }) => ({
      day: parisDay(given_at),
      amount: net,
      mode: modeOf(payment_method),
    })),
  };
}

/** Whether a receipt is on this form and names this donor, to the letter. */
export function isFor({ donor, form }: ReceiptOrder, { content }: Receipt): boolean {
  const fields = Object.keys(donor) as (keyof typeof donor)[];
  return form === content.form && fields.every((field) => donor[field] === content.donor[field]);
}
