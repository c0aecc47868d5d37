import type { DonorDetail } from '@livres/api/contract';
import { MergeTablesService } from '@livres/api/dist/people/merges/merge-tables.service.js';
import { describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { columnsHolding, MARKED, markedRows } from '../factories/marked-rows.ts';
import { mergesBy, twoAddresses } from '../factories/people.ts';
import {
  aGift,
  aRecurringGift,
  giveBack,
  issueReceipts,
  receiptsOf,
  receiptsSettled,
} from '../factories/receipts.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
const admin = adminOf(api);
const people = mergesBy(admin);

/** What a merge itself keeps of who was absorbed, to undo it and to lead from there. */
const OF_THE_MERGE = /^person_merge(?:s\.(?:absorbed_email|absorbed_id)|_rows\.(?:row_key|old_value))$/;
/** Tables of staff, of erasures and of jobs, and those that merges write themselves. */
const NOT_WRITTEN = /^(?:staff(?:_|$)|person_merge|personal_data_erasures$|audit_entries$|jobs\.)/;
/** Words that somebody wrote, and what staff look for. */
const OF_WORDS = new Set([
  // Signatures and contacts stay, and so do the drafts and versions that hold them.
  'articles.pending',
  'events.pending',
  'content_editions.values',
  // What a bank wrote.
  'bank_rejected_lines.content',
  // What a view looks for: lists find people by former addresses too.
  'saved_views.params',
]);
/** Rows that triggers make of the others: they hold former addresses, by which lists find the kept person. */
const DERIVED = /^donor_records\./;
/** Links to sign in end with the sessions of who was absorbed, for good. */
const ENDED = 'member_links.email';
/** Two people whom staff once said to be two: nothing that one of them has. */
const APART = /^people_apart\./;

/** « table.column » of what a declaration leaves where it is, each with its reason. */
const staying = () =>
  api.app
    .get(MergeTablesService, { strict: false })
    .all()
    .flatMap(({ table, addresses }) =>
      Object.entries(addresses).flatMap(([column, rule]) => (rule === 'follows' ? [] : `${table}.${column}`)),
    );

/** Whatever refers to something by a key of the schema, with how many rows refer to nothing. */
async function danglingReferences(): Promise<string[]> {
  const references: { child: string; parent: string; pairs: string; given: string }[] = await api.query(
    `SELECT reference.conrelid::regclass::text AS child, reference.confrelid::regclass::text AS parent,
            string_agg(format('child.%I = parent.%I', own.attname, other.attname), ' AND ') AS pairs,
            string_agg(format('child.%I IS NOT NULL', own.attname), ' AND ') AS given
       FROM pg_constraint reference, unnest(reference.conkey, reference.confkey) AS key (own, other)
       JOIN LATERAL (SELECT 1) always ON true
       JOIN pg_attribute own ON own.attnum = key.own
       JOIN pg_attribute other ON other.attnum = key.other
      WHERE reference.contype = 'f' AND own.attrelid = reference.conrelid AND other.attrelid = reference.confrelid
      GROUP BY reference.oid, 1, 2 ORDER BY 1, 2`,
  );
  expect(references.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { child, parent, pairs, given } of references) {
    const [{ count }] = await api.query(
      `SELECT count(*)::int AS count FROM ${child} child WHERE ${given}
          AND NOT EXISTS (SELECT FROM ${parent} parent WHERE ${pairs})`,
    );
    if (count > 0) found.push(`${child} → ${parent} (${pairs}): ${count}`);
  }
  return found;
}

describe('L34: after a merge', () => {
  it('counts and sums are those of the two before: gifts, what went back, receipts, companies, what comes again', async () => {
    await issueReceipts(api);
    const { kept, absorbed } = twoAddresses();
    const firm = { donor_type: 'entreprise', organization_name: 'Librairie Œuvrard', siren: '732829320' };
    await aGift(api, { email: kept });
    const returned = await aGift(api, { email: absorbed, amount: 7e3 });
    await aGift(api, { email: absorbed, amount: 12e3, ...firm });
    await eventually('a receipt', async () => (await receiptsOf(api, returned.id)).length > 0);
    await giveBack(api, returned, 2e3);
    await receiptsSettled(api);
    await aRecurringGift(api, { email: absorbed });
    await aRecurringGift(api, { email: kept });
    const sums = async (email: string) => {
      const [row] = await api.query(
        `SELECT (SELECT count(*)::int FROM donations WHERE lower(email) = $1) AS gifts,
                (SELECT count(*)::int FROM donations WHERE lower(email) = $1 AND organization_name <> '') AS of_firms,
                (SELECT count(*)::int FROM recurring_gifts WHERE lower(email) = $1) AS recurring,
                (SELECT count(*)::int FROM receipts r JOIN donation_receipts d ON d.receipt_id = r.id
                   JOIN donations g ON g.id = d.donation_id WHERE lower(g.email) = $1) AS receipts,
                (SELECT coalesce(-sum(p.amount), 0)::int FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
                   JOIN donations g ON g.id = e.donation_id WHERE p.account = 'gifts' AND lower(g.email) = $1) AS booked`,
        [email],
      );
      const id = await people.idOf(email);
      const found = id ? await accepted(admin<DonorDetail>(`/admin/users/${id}`)) : null;
      return { ...row, given: found?.given ?? 0, counted: found?.gifts ?? 0 } as Record<string, number>;
    };
    const [one, other] = [await sums(kept), await sums(absorbed)];
    expect([one['booked'], other['booked'], other['of_firms']]).toEqual([5e3, 17e3, 1]);
    const added = Object.fromEntries(
      Object.entries(one).map(([name, value]) => [name, value + (other[name] ?? 0)]),
    );
    const { id } = await people.merge(kept, absorbed);
    expect(await sums(kept)).toEqual(added);
    expect(Object.values(await sums(absorbed)).every((count) => count === 0)).toBe(true);
    // What came since is the kept person's, and stays theirs.
    const since = await aGift(api, { email: kept, amount: 1e3 });
    await receiptsSettled(api);
    await accepted(people.undo(id));
    expect(await sums(absorbed)).toEqual(other);
    const [own] = await api.query('SELECT email FROM donations WHERE id = $1', [since.id]);
    expect(own).toEqual({ email: kept });
    expect(await sums(kept)).toEqual({
      ...one,
      gifts: one['gifts']! + 1,
      counted: one['counted']! + 1,
      receipts: one['receipts']! + 1,
      booked: one['booked']! + 1e3,
      given: one['given']! + 10,
    });
  });

  it('no column of the database says the absorbed address or number, but those that say why; undone, all do again', async () => {
    const { tables, insert } = markedRows(api);
    const names = new Set(tables.map(([key]) => key.split(' ')[0]!));
    // A number that no receipt of another test has.
    const own = { number: '2026-009999', sequence: 9999 };
    for (const table of names)
      if (!NOT_WRITTEN.test(table)) await insert(table, table === 'receipts' ? own : {});
    const kept = 'celle.qui.reste@example.org';
    await aGift(api, { email: kept });
    const [{ id: number }] = await api.query(`SELECT donor_id($1, '', '', '', '')::text AS id`, [MARKED]);
    const holding = async () =>
      (await columnsHolding(api, [MARKED, number])).filter((one) => !APART.test(one) && !DERIVED.test(one));
    const before = await holding();
    // Each column that the catalogue has and that a declaration speaks of is tried.
    expect(before.length).toBeGreaterThan(30);
    const dangling = await danglingReferences();
    const { id } = await people.merge(kept, MARKED);
    const left = (await holding()).filter((column) => !OF_THE_MERGE.test(column));
    const allowed = new Set(staying());
    expect(left.filter((column) => !allowed.has(column) && !OF_WORDS.has(column))).toEqual([]);
    // The rows that this test wrote past the keys of the schema apart, everything still refers to something.
    expect(await danglingReferences()).toEqual(dangling);
    const { skipped } = await accepted(people.undo(id));
    expect(skipped).toEqual([]);
    expect(before).toContain(ENDED);
    expect((await holding()).filter((column) => !OF_THE_MERGE.test(column))).toEqual(
      before.filter((column) => column !== ENDED),
    );
    expect(await danglingReferences()).toEqual(dangling);
  });
});
