import type { EntityManager } from 'typeorm';
import { type DonorColumns, donorOf } from '../donors/donor.columns.js';
import type { PaymentMethod, PaymentMode } from '../payments/payment.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import type { Receipt, ReceiptOrder } from '../receipts/receipts.service.js';
import { formOf, mayHaveReceipt, missingMentions, modeOf } from './donation-receipt.rules.js';

/** A gift as its receipt sees it, held until the transaction ends. */
export interface HeldGift extends DonorColumns {
  id: string;
  recurring_gift_id: string | null;
  status: string;
  currency: string;
  mode: PaymentMode;
  payment_method: PaymentMethod;
  /** Null for a gift that was never paid. */
  given_at: Date | null;
  /** Minor units: the journal's sum of what was given, given back and contested. */
  net: number;
  /** The receipt in force. */
  receipt_id: string | null;
}

/** A gift whose money came in. */
export type PaidGift = HeldGift & { given_at: Date };

export const PURPOSE = 'donation';
export const YEARLY_PURPOSE = 'recurring-year';
export const yearSubject = (giftId: string, year: number) => `${giftId}:${year}`;

/** What is left of a gift, by the journal. */
export const NET = `(SELECT coalesce(-sum(posting.amount), 0)::bigint FROM journal_entries entry
   JOIN journal_postings posting ON posting.entry_id = entry.id
  WHERE entry.donation_id = donation.id AND posting.account = 'gifts')`;
/** Whether staff voided the last receipt of a gift: none is made until they issue it again. */
export const WITHHELD = `EXISTS (SELECT FROM donation_receipts link JOIN receipts receipt ON receipt.id = link.receipt_id
  WHERE link.donation_id = donation.id AND receipt.voided_by IS NOT NULL AND receipt.replaced_by_id IS NULL)`;
const COLUMNS = `donation.*, ${NET} AS net,
  (SELECT receipt_id FROM donation_receipts WHERE donation_id = donation.id AND is_current) AS receipt_id`;

/** Not its key: the email of a receipt, which holds the receipt, adds rows that refer to the gift. */
export async function holdGift(tx: EntityManager, id: string): Promise<HeldGift | null> {
  const rows = await tx.query<unknown[]>(`SELECT FROM donations WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  return rows.length > 0 ? ((await giftsOf(tx, [id]))[0] ?? null) : null;
}

/** A gift as it is now, not held. */
export async function findGift(manager: EntityManager, id: string): Promise<HeldGift | null> {
  return (await giftsOf(manager, [id]))[0] ?? null;
}

/** The payments of a year of Paris of a recurring gift, but for those with a receipt of their own. */
export async function holdYear(tx: EntityManager, giftId: string, year: number): Promise<PaidGift[]> {
  const held = await tx.query<{ id: string }[]>(
    `SELECT id FROM donations donation
      WHERE recurring_gift_id = $1 AND mode = 'live' AND status = 'succeeded' AND currency = 'EUR'
        AND extract(year FROM given_at AT TIME ZONE 'Europe/Paris') = $2
        AND NOT EXISTS (SELECT FROM donation_receipts link JOIN receipts ON receipts.id = link.receipt_id
                         WHERE link.donation_id = donation.id AND link.is_current AND receipts.kind = 'single')
      ORDER BY id FOR NO KEY UPDATE OF donation`,
    [giftId, year],
  );
  const gifts = await giftsOf(
    tx,
    held.map(({ id }) => id),
  );
  return gifts.filter(isPaid);
}

// Once the rows are held: a sum that is made while one waits for them would be of before.
async function giftsOf(tx: EntityManager, ids: string[]): Promise<HeldGift[]> {
  return tx.query<HeldGift[]>(
    `SELECT ${COLUMNS} FROM donations donation WHERE id = ANY($1::uuid[]) ORDER BY given_at, id`,
    [ids],
  );
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
