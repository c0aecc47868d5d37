import type { DataSource } from 'typeorm';

/** Tables that triggers fill from others: whoever changes rows at will changes those that they are made from. */
export const KEPT_BY_TRIGGERS = ['donor_records', 'donation_sums'];

const COLUMNS = `id, name, email, donor_type, street_address, postal_code, city, country, given, gifts, first_given_at,
  last_given_at, recurring, recurring_monthly, failing, member_since, former_emails`;
const DONORS = (table: string) => `SELECT ${COLUMNS} FROM ${table}`;

const SUMS = `
  SELECT entry.donation_id, coalesce(-sum(amount) FILTER (WHERE account = 'gifts' AND kind = 'gift'), 0) AS given,
         coalesce(sum(amount) FILTER (WHERE account = 'gifts' AND kind IN ('refund', 'refund_failed')), 0) AS refunded,
         coalesce(sum(amount) FILTER (WHERE account = 'gifts' AND kind IN ('dispute', 'dispute_won')), 0) AS disputed,
         coalesce(sum(amount) FILTER (WHERE account = 'fees'), 0) AS fees
    FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
   WHERE entry.donation_id IS NOT NULL AND account IN ('gifts', 'fees') GROUP BY 1`;
const KEPT_SUMS = 'SELECT donation_id, given, refunded, disputed, fees FROM donation_sums';

const unlike = (one: string, other: string) => `
  SELECT to_jsonb(one) AS row FROM (${one}) one EXCEPT SELECT to_jsonb(other) FROM (${other}) other`;

/**
 * The rows that triggers keep and that are not what gifts, accounts and the journal say, whatever the tests of a file
 * did: none.
 */
export async function differingRows(database: Pick<DataSource, 'query'>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const [kept, said] of [
    [DONORS('donor_records'), DONORS('donor_overview')],
    [KEPT_SUMS, SUMS],
  ] as const)
    rows.push(...(await database.query(unlike(kept, said))), ...(await database.query(unlike(said, kept))));
  return rows;
}
