import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../src/core/audit/audit-log.service.js';
import { bankTexts } from '../../src/giving/bank-statements/bank-statement.content.js';
import type { JournalEntry } from '../../src/giving/ledger/ledger.service.js';
import { parisDay } from '../../src/platform/clock/paris.js';
import type { DemoRows } from '../demo-rows.js';
import { addLine } from '../money/demo-bank-lines.js';
import { daysBefore, type PlannedGift } from '../money/demo-money-plan.js';
import { depositWords } from './supporters.content.js';

/** What was taken to the bank together. */
export interface PlannedDeposit {
  line_id: string;
  at: Date;
  gifts: PlannedGift[];
}

const DAYS_AFTER_MONTH = 6;

/** The cheques and the cash of each month that is over, taken to the bank at the beginning of the next. */
export function monthlyDeposits(gifts: readonly PlannedGift[], now: Date): PlannedDeposit[] {
  const inHand = gifts.filter(({ way }) => way === 'cheque' || way === 'cash');
  return [...Map.groupBy(inHand, ({ at }) => at.toISOString().slice(0, 7)).entries()]
    .map(([month, taken]) => {
      const [year = 0, number = 1] = month.split('-').map(Number);
      const at = new Date(Date.UTC(year, number, DAYS_AFTER_MONTH, 10));
      return { line_id: randomUUID(), at, gifts: taken };
    })
    .filter(({ at }) => at < daysBefore(now, 1));
}

export function depositEntry({ line_id, at, gifts }: PlannedDeposit, by: Author): JournalEntry {
  const posting = (account: 'cheques' | 'cash', way: PlannedGift['way']) => ({
    account,
    amount: -sumOf(gifts.filter((gift) => gift.way === way)),
    currency: 'EUR',
  });
  const taken = [posting('cheques', 'cheque'), posting('cash', 'cash')].filter(({ amount }) => amount !== 0);
  return {
    kind: 'deposit',
    ref: refOf(line_id),
    donation_id: null,
    happened_at: at,
    entered_by: by.name,
    mode: 'test',
    postings: [{ account: 'bank', amount: sumOf(gifts), currency: 'EUR' }, ...taken],
  };
}

/** Lines of the bank for deposits that the journal has, and which gift each took. */
export async function addDeposits(
  tx: EntityManager,
  rows: DemoRows,
  statement_id: number,
  deposits: readonly PlannedDeposit[],
  handled: { at: Date; by: Author },
): Promise<void> {
  const taken = deposits.flatMap(({ line_id, gifts }) =>
    gifts.map(({ id }) => [id, refOf(line_id)] as const),
  );
  await tx.query(
    `INSERT INTO journal_deposits (gift_entry_id, deposit_entry_id)
     SELECT gift.id, deposit.id FROM unnest($1::uuid[], $2::text[]) AS taken (donation_id, ref)
       JOIN journal_entries gift ON gift.donation_id = taken.donation_id AND gift.kind = 'gift'
       JOIN journal_entries deposit ON deposit.ref = taken.ref AND deposit.kind = 'deposit'`,
    [taken.map(([id]) => id), taken.map(([, ref]) => ref)],
  );
  const entries = await tx.query<{ id: number; ref: string }[]>(
    `SELECT id, ref FROM journal_entries WHERE kind = 'deposit' AND ref = ANY($1)`,
    [deposits.map(({ line_id }) => refOf(line_id))],
  );
  const entryOf = new Map(entries.map(({ id, ref }) => [ref, id]));
  for (const { line_id, at, gifts } of deposits) {
    const many = (way: PlannedGift['way']) => gifts.filter((gift) => gift.way === way).length;
    addLine(rows, statement_id, at, sumOf(gifts), depositWords(parisDay(at)), {
      id: line_id,
      status: 'deposit',
      entry_id: entryOf.get(refOf(line_id)),
      note: bankTexts.deposit(many('cheque'), many('cash')),
      handled_at: handled.at,
      handled_by: handled.by.id,
      handled_by_name: handled.by.name,
    });
  }
}

/** The line, at its first version. */
const refOf = (line_id: string) => `line:${line_id}:1`;
const sumOf = (gifts: readonly PlannedGift[]) => gifts.reduce((sum, { amount }) => sum + amount, 0);
