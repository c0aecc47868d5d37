import { of, query } from '../../platform/database/query.js';
import type { DonationStatus } from '../donations/donation-choices.contract.js';
import { DONOR_FIELDS, type DonorColumns } from '../donors/donor.columns.js';
import type { GiverType } from '../donors/giving.contract.js';
import type { PaymentMethod, PaymentMode } from '../payments/payment.contract.js';
import type { ReceiptForm, ReceiptKind } from '../receipts/receipt.contract.js';

const TEXTS = Object.fromEntries(DONOR_FIELDS.map((name) => [name, 'text'])) as Record<
  keyof DonorColumns,
  'text'
>;
const DONOR = { ...TEXTS, donor_type: of<GiverType>('text') };
const DONOR_COLUMNS = DONOR_FIELDS.map((name) => `donation.${name}`).join(', ');

/** What is left of a gift, by the journal. */
const NET = `(SELECT coalesce(-sum(posting.amount), 0)::bigint FROM journal_entries entry
   JOIN journal_postings posting ON posting.entry_id = entry.id
  WHERE entry.donation_id = donation.id AND posting.account = 'gifts')`;

export const holdDonation = query('SELECT FROM donations WHERE id = $1 FOR NO KEY UPDATE', ['uuid']);

/** A gift as its receipt sees it; `net` is the journal's sum of what was given, given back and contested. */
export const giftsWithReceipt = query(
  `SELECT donation.id, donation.recurring_gift_id, donation.status, donation.currency, donation.mode,
          donation.payment_method, donation.given_at, ${DONOR_COLUMNS}, ${NET} AS net,
          (SELECT receipt_id FROM donation_receipts WHERE donation_id = donation.id AND is_current) AS receipt_id,
          EXISTS (SELECT FROM journal_entries WHERE donation_id = donation.id AND ref LIKE 'bounce:%') AS has_bounced
     FROM donations donation WHERE id = ANY($1) ORDER BY given_at, id`,
  ['uuid[]'],
  {
    ...DONOR,
    id: 'uuid',
    recurring_gift_id: 'uuid?',
    status: 'text',
    currency: 'text',
    mode: of<PaymentMode>('text'),
    payment_method: of<PaymentMethod>('text'),
    /** Null for a gift that was never paid. */
    given_at: 'timestamptz?',
    /** Minor units. */
    net: 'integer',
    /** The receipt in force. */
    receipt_id: 'uuid?',
    /** Its cheque came back unpaid. */
    has_bounced: 'boolean',
  },
);

/** The payments of a year of Paris of a recurring gift, but for those with a receipt of their own, held. */
export const holdPaymentsOfYear = query(
  `SELECT id FROM donations donation
    WHERE recurring_gift_id = $1 AND mode = 'live' AND status = 'succeeded' AND currency = 'EUR'
      AND extract(year FROM given_at AT TIME ZONE 'Europe/Paris') = $2::int
      AND NOT EXISTS (SELECT FROM donation_receipts link JOIN receipts ON receipts.id = link.receipt_id
                       WHERE link.donation_id = donation.id AND link.is_current AND receipts.kind = 'single')
    ORDER BY id FOR NO KEY UPDATE OF donation`,
  ['uuid', 'integer'],
  { id: 'uuid' },
);

export const recurringGiftOf = query('SELECT recurring_gift_id FROM donations WHERE id = $1', ['uuid'], {
  recurring_gift_id: 'uuid?',
});

/** What says where the receipts of these gifts stand; one is withheld where staff voided its last receipt. */
export const receiptFacts = query(
  `SELECT donation.id, donation.status, donation.currency, donation.mode, ${DONOR_COLUMNS}, ${NET} AS net,
          receipt.id AS receipt_id, receipt.number, receipt.sha256,
          coalesce(gift.yearly_receipt, false) AS "isYearly",
          EXISTS (SELECT FROM donation_receipts old WHERE old.donation_id = donation.id) AS "wasVoided",
          EXISTS (SELECT FROM donation_receipts old JOIN receipts void ON void.id = old.receipt_id
                   WHERE old.donation_id = donation.id AND void.voided_by IS NOT NULL
                     AND void.replaced_by_id IS NULL) AS "isWithheld"
     FROM donations donation
     LEFT JOIN recurring_gifts gift ON gift.id = donation.recurring_gift_id
     LEFT JOIN donation_receipts link ON link.donation_id = donation.id AND link.is_current
     LEFT JOIN receipts receipt ON receipt.id = link.receipt_id
    WHERE donation.id = ANY($1)`,
  ['uuid[]'],
  {
    ...DONOR,
    id: 'uuid',
    status: of<DonationStatus>('text'),
    currency: 'text',
    mode: of<PaymentMode>('text'),
    net: 'integer',
    receipt_id: 'uuid?',
    number: 'text?',
    sha256: 'text?',
    isYearly: 'boolean',
    wasVoided: 'boolean',
    isWithheld: 'boolean',
  },
);

export const currentReceipt = query(
  'SELECT receipt_id FROM donation_receipts WHERE donation_id = $1 AND is_current',
  ['uuid'],
  { receipt_id: 'uuid' },
);

export const linkReceipt = query(
  'INSERT INTO donation_receipts (donation_id, receipt_id, is_current) VALUES ($1, $2, true)',
  ['uuid', 'uuid'],
);

export const unlinkReceipt = query(
  'UPDATE donation_receipts SET is_current = false WHERE receipt_id = $1 RETURNING donation_id',
  ['uuid'],
  { donation_id: 'uuid' },
);

const OF_RECEIPT = `FROM donation_receipts link JOIN donations donation ON donation.id = link.donation_id
  WHERE link.receipt_id = $1`;

/** The gifts that a receipt was ever of, oldest first. */
export const donationsOfReceipt = query(
  `SELECT donation.id ${OF_RECEIPT} ORDER BY donation.given_at, donation.id`,
  ['uuid'],
  { id: 'uuid' },
);

export const newestDonationOfReceipt = query(
  `SELECT donation.id ${OF_RECEIPT} ORDER BY donation.given_at DESC, donation.id LIMIT 1`,
  ['uuid'],
  { id: 'uuid' },
);

/** The gifts of a receipt that are this member's, or that a private link is of. */
export const donationsOfReader = query(
  `SELECT donation.id ${OF_RECEIPT}
      AND (lower(donation.email) = $2 OR donation.id = $3 OR donation.recurring_gift_id = $4)`,
  ['uuid', 'text?', 'uuid?', 'uuid?'],
  { id: 'uuid' },
);

export const recordRequest = query(
  `INSERT INTO donation_receipt_requests (donation_id, asked_at, asked_by) VALUES ($1, $2, $3)
   ON CONFLICT (donation_id) DO UPDATE SET asked_at = excluded.asked_at, asked_by = excluded.asked_by`,
  ['uuid', 'timestamptz', 'text'],
);

const batchSum = (which: string, count = 'count(*)') =>
  query(
    `SELECT ${count}::int AS count, coalesce(sum(amount), 0)::float / 100 AS amount
       FROM gifts_without_receipt WHERE gift_year = $1 AND ${which}`,
    ['integer'],
    { count: 'integer', amount: 'float' },
  );
/** Of a year, in euros. */
export const batchSums = {
  yearly: batchSum('is_complete AND is_yearly', 'count(DISTINCT recurring_gift_id)'),
  single: batchSum('is_complete AND NOT is_yearly'),
  waiting: batchSum('NOT is_complete', 'count(*) FILTER (WHERE NOT is_repeated)'),
};

const SHOWN_LINES = 50;

export const batchLines = query(
  `SELECT CASE WHEN is_yearly THEN 'yearly' ELSE 'single' END AS kind,
          max(CASE WHEN donor_type = 'particulier' THEN trim(first_name || ' ' || last_name)
              ELSE organization_name END) AS donor_name,
          max(email) AS email, sum(amount)::float / 100 AS amount, count(*)::int AS gifts
     FROM gifts_without_receipt WHERE gift_year = $1 AND is_complete AND (NOT is_yearly OR $2)
    GROUP BY is_yearly, CASE WHEN is_yearly THEN recurring_gift_id ELSE id END
    ORDER BY min(given_at) LIMIT ${SHOWN_LINES}`,
  ['integer', 'boolean'],
  { kind: of<ReceiptKind>('text'), donor_name: 'text', email: 'text', amount: 'float', gifts: 'integer' },
);

export const singleInBatch = query(
  `SELECT id FROM gifts_without_receipt WHERE gift_year = $1 AND is_complete AND NOT is_yearly ORDER BY given_at, id`,
  ['integer'],
  { id: 'uuid' },
);

export const yearlyInBatch = query(
  `SELECT recurring_gift_id AS id FROM gifts_without_receipt
    WHERE gift_year = $1 AND is_complete AND is_yearly GROUP BY 1 ORDER BY min(given_at), 1`,
  ['integer'],
  { id: 'uuid' },
);

export const declaredByForm = query(
  `SELECT form, count(*)::int AS count, sum(amount)::float / 100 AS total FROM receipts
    WHERE gift_year = $1 AND status = 'issued' GROUP BY form ORDER BY form DESC`,
  ['integer'],
  { form: of<ReceiptForm>('text'), count: 'integer', total: 'float' },
);

export const declaredTotals = query(
  `SELECT count(*) FILTER (WHERE status = 'issued')::int AS count,
          coalesce(sum(amount) FILTER (WHERE status = 'issued'), 0)::float / 100 AS total,
          count(*) FILTER (WHERE status = 'voided')::int AS voided FROM receipts WHERE gift_year = $1`,
  ['integer'],
  { count: 'integer', total: 'float', voided: 'integer' },
);
