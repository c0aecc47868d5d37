import type { EntityManager } from 'typeorm';
import type { DonorColumns } from '../donors/donor.columns.js';
import type { PaymentMethod } from '../payments/payment.contract.js';
import { parisDay } from '../platform/clock/paris.js';
import type { Receipt, ReceiptOrder } from '../receipts/receipts.service.js';
import { formOf, mayHaveReceipt, missingMentions, modeOf } from './donation-receipt.rules.js';

/** A gift as its receipt sees it, held until the transaction ends. */
export interface HeldGift extends DonorColumns {
  id: string;
  recurring_gift_id: string | null;
  status: string;
  currency: string;
  payment_method: PaymentMethod;
  given_at: Date;
  /** Minor units: the journal's sum of what was given, given back and contested. */
  net: number;
  /** The receipt in force. */
  receipt_id: string | null;
}

export const PURPOSE = 'donation';
export const YEARLY_PURPOSE = 'recurring-year';
export const yearSubject = (giftId: string, year: number) => `${giftId}:${year}`;

/** What is left of a gift, by the journal. */
export const NET = `(SELECT coalesce(-sum(posting.amount), 0)::bigint FROM journal_entries entry
   JOIN journal_postings posting ON posting.entry_id = entry.id
  WHERE entry.donation_id = donation.id AND posting.account = 'gifts')`;
const COLUMNS = `donation.*, ${NET} AS net,
  (SELECT receipt_id FROM donation_receipts WHERE donation_id = donation.id AND is_current) AS receipt_id`;

export async function holdGift(tx: EntityManager, id: string): Promise<HeldGift | null> {
  const rows = await tx.query<unknown[]>(`SELECT FROM donations WHERE id = $1 FOR UPDATE`, [id]);
  return rows.length > 0 ? ((await giftsOf(tx, [id]))[0] ?? null) : null;
}

/** The payments of a year of Paris of a gift that comes again, but for those with a receipt of their own. */
export async function holdYear(tx: EntityManager, giftId: string, year: number): Promise<HeldGift[]> {
  const held = await tx.query<{ id: string }[]>(
    `SELECT id FROM donations donation
      WHERE recurring_gift_id = $1 AND status = 'succeeded' AND currency = 'EUR'
        AND extract(year FROM given_at AT TIME ZONE 'Europe/Paris') = $2
        AND NOT EXISTS (SELECT FROM donation_receipts link JOIN receipts ON receipts.id = link.receipt_id
                         WHERE link.donation_id = donation.id AND link.is_current AND receipts.kind = 'single')
      ORDER BY id FOR UPDATE OF donation`,
    [giftId, year],
  );
  return giftsOf(
    tx,
    held.map(({ id }) => id),
  );
}

// Once the rows are held: a sum that is made while one waits for them would be of before.
async function giftsOf(tx: EntityManager, ids: string[]): Promise<HeldGift[]> {
  return tx.query<HeldGift[]>(
    `SELECT ${COLUMNS} FROM donations donation WHERE id = ANY($1::uuid[]) ORDER BY given_at, id`,
    [ids],
  );
}

/** Whether a receipt can be made of it now. */
export function isReady(gift: HeldGift): boolean {
  const isGiven = gift.status === 'succeeded' && gift.net > 0;
  return isGiven && mayHaveReceipt(gift) && missingMentions(gift).length === 0;
}

type Donor = DonorColumns & { payment_method?: PaymentMethod };

/** What a receipt of these gifts says, in the words of `donor`. */
export function orderOf(
  gifts: readonly HeldGift[],
  donor: Donor,
  what: Pick<ReceiptOrder, 'purpose' | 'subject' | 'kind' | 'issued_by'>,
): ReceiptOrder {
  const { first_name, last_name, organization_name, siren, legal_form, email } = donor;
  const { street_address, postal_code, city, country } = donor;
  return {
    ...what,
    ...{ form: formOf(donor.donor_type)!, email },
    donor: {
      ...{ first_name, last_name, organization_name, siren, legal_form },
      ...{ street_address, postal_code, city, country },
    },
    payments: gifts.map(({ given_at, net, payment_method }) => ({
      ...{ day: parisDay(given_at), amount: net, mode: modeOf(payment_method) },
    })),
  };
}

/** Whether a receipt names this donor, to the letter. */
export function names(donor: ReceiptOrder['donor'], { content }: Receipt): boolean {
  return (Object.keys(donor) as (keyof typeof donor)[]).every(
    (field) => donor[field] === content.donor[field],
  );
}
