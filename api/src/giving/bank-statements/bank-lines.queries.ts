import { of, query } from '../../platform/database/query.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { DonationStatus } from '../donations/donation-choices.contract.js';
import type { BankLineStatus } from './bank-statement.contract.js';

/** These lines of the bank in their order. */
export const bankLines = query(
  `SELECT line.id, line.statement_id, line.booked_on::text AS booked_on, line.status, line.amount, line.currency,
          line.wording, line.counterparty, line.donation_id, donation.reference AS donation_reference, line.note,
          line.handled_at, line.handled_by_name AS handled_by, line.version,
          line.status = 'waiting' AND EXISTS (
            SELECT FROM bank_lines twin JOIN bank_statements other ON other.id = twin.statement_id
              JOIN bank_statements own ON own.id = line.statement_id
             WHERE twin.id <> line.id AND twin.booked_on = line.booked_on AND twin.amount = line.amount
               AND other.format <> own.format) AS has_twin
     FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place)
     JOIN bank_lines line ON line.id = asked.id LEFT JOIN donations donation ON donation.id = line.donation_id
    ORDER BY asked.place`,
  ['uuid[]'],
  {
    id: 'uuid',
    statement_id: 'integer',
    booked_on: 'text',
    status: of<BankLineStatus>('text'),
    amount: 'integer',
    currency: of<Currency>('text'),
    wording: 'text',
    counterparty: 'text',
    donation_id: 'uuid?',
    donation_reference: 'text?',
    note: 'text',
    handled_at: 'timestamptz?',
    handled_by: 'text?',
    version: 'integer',
    has_twin: 'boolean',
  },
);

/**
 * Every waiting credit whose words name one gift that is not received, of the same amount; where several lines name the
 * same gift, the oldest. Banks leave dashes out and break words where they like, as `referencesIn` says.
 */
const SURE_MATCHES = `
  SELECT id, donation_id, version, booked_on FROM (
    SELECT named.id, named.version, named.booked_on, donation.id AS donation_id,
           count(*) OVER (PARTITION BY named.id) AS gifts,
           row_number() OVER (PARTITION BY donation.id ORDER BY named.booked_on, named.id) AS turn
      FROM (SELECT DISTINCT line.id, line.version, line.booked_on, line.amount, line.currency,
                   'DON-' || found[1] || '-' || found[2] AS reference
              FROM bank_lines line
             CROSS JOIN regexp_matches(
               regexp_replace(upper(line.wording || ' ' || line.counterparty), '[^A-Z0-9]', '', 'g'),
               'DON(20[0-9]{6})([0-9A-F]{8})', 'g') AS found
             WHERE line.status = 'waiting' AND line.amount > 0 AND is_counted(line.mode)) named
      JOIN donations donation ON donation.reference = named.reference AND donation.status <> 'succeeded'
                             AND donation.amount = named.amount AND donation.currency = named.currency) sure
   WHERE gifts = 1 AND turn = 1`;

export const sureLines = query(
  `SELECT id FROM (${SURE_MATCHES}) sure ORDER BY booked_on DESC, id OFFSET $1 LIMIT $2`,
  ['integer', 'integer'],
  { id: 'uuid' },
);

/** The oldest first, but for those that were refused. */
export const sureMatches = query(
  `SELECT id, donation_id, version FROM (${SURE_MATCHES}) sure WHERE NOT id = ANY($1) ORDER BY booked_on, id LIMIT $2`,
  ['uuid[]', 'integer'],
  { id: 'uuid', donation_id: 'uuid', version: 'integer' },
);

export const countLines = query(
  `SELECT (SELECT count(*) FROM bank_lines
            WHERE status = 'waiting' AND amount > 0 AND is_counted(mode))::int AS waiting,
          (SELECT count(*) FROM (${SURE_MATCHES}) sure)::int AS certain,
          (SELECT count(*) FROM donations WHERE status = 'pending' AND payment_method = 'bank_transfer')::int AS expected`,
  [],
  { waiting: 'integer', certain: 'integer', expected: 'integer' },
);

/** What came in of an amount by a day, and waits or was put aside: the latest first. */
export const returnable = query(
  `SELECT id FROM bank_lines
    WHERE amount = $1 AND currency = $2 AND booked_on <= $3 AND status IN ('waiting', 'ignored') AND is_counted(mode)
    ORDER BY booked_on DESC, id LIMIT 20`,
  ['integer', 'text', 'date'],
  { id: 'uuid' },
);

const COLUMNS = `id, reference, status, amount, currency, donor_type, first_name, last_name, organization_name,
  created_at`;
const GIFT = {
  id: 'uuid',
  reference: 'text',
  status: of<DonationStatus>('text'),
  amount: 'integer',
  currency: of<Currency>('text'),
  donor_type: 'text',
  first_name: 'text',
  last_name: 'text',
  organization_name: 'text',
  created_at: 'timestamptz',
} as const;

/** Gifts of money that are not received, by a word of their donor, their reference or their amount. */
export const searchGifts = query(
  `SELECT ${COLUMNS} FROM donations
    WHERE status IN ('pending', 'failed', 'cancelled') AND currency = $1
      AND (says(concat_ws(' ', reference, first_name, last_name, organization_name, email), $2) OR amount = $3)
    ORDER BY status = 'pending' DESC, created_at DESC LIMIT 20`,
  ['text', 'text', 'integer?'],
  GIFT,
);

const LETTERS = (text: string) => `upper(regexp_replace(plain_letters(${text}), '[^a-z0-9]+', '', 'g'))`;
/** As `isNamedIn` says: the bank writes « O BRIEN » and « OBRIEN » for O’Brien; two letters alone say nothing. */
const SAYS_NAME = (name: string) => `(
  CASE WHEN length(${name}) > 3
       THEN strpos(replace(line.words, ' ', ''), ${name}) > 0
            AND line.words ~ (' ' || regexp_replace(${name}, '(.)(?=.)', '\\1 ?', 'g') || ' ')
       ELSE ${name} <> '' AND strpos(line.words, ' ' || ${name} || ' ') > 0
            AND (length(${name}) = 3 OR first_letters <> '' AND strpos(line.words, ' ' || first_letters || ' ') > 0) END)`;
/** More than are shown of one line. */
const EACH = 8;

/**
 * The gifts that some lines may be: those that are named ($1, references), and for each line ($2 amounts, $3
 * currencies, $4 words) those that wait for a transfer of its amount, first those whose name it says.
 */
export const likelyGifts = query(
  `WITH line AS (SELECT * FROM unnest($2::bigint[], $3::text[], $4::text[]) AS line (amount, currency, words)),
       -- Names are made plain once a gift, not once a gift and line.
       expected AS MATERIALIZED (
         SELECT ${COLUMNS}, ${LETTERS('last_name')} AS name_letters, ${LETTERS('first_name')} AS first_letters,
                ${LETTERS('organization_name')} AS organization_letters
           FROM donations
          WHERE status = 'pending' AND payment_method = 'bank_transfer'
            AND (amount, currency) IN (SELECT amount, currency FROM line))
  SELECT ${COLUMNS} FROM donations WHERE reference = ANY($1)
  UNION
  SELECT gift.* FROM line CROSS JOIN LATERAL (
     SELECT ${COLUMNS} FROM expected
      WHERE expected.amount = line.amount AND expected.currency = line.currency
      ORDER BY (${SAYS_NAME('name_letters')} OR ${SAYS_NAME('organization_letters')}) DESC, created_at
      LIMIT ${EACH}) gift
  ORDER BY created_at`,
  ['text[]', 'integer[]', 'text[]', 'text[]'],
  GIFT,
);
