import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../src/core/audit/audit-log.service.js';
import { BankLineRow } from '../../src/giving/bank-statements/bank-line.entity.js';
import { BankSuspenseService } from '../../src/giving/bank-statements/bank-suspense.service.js';
import type { LedgerService } from '../../src/giving/ledger/ledger.service.js';
import { parisDay } from '../../src/platform/clock/paris.js';
import type { DemoRows } from '../demo-rows.js';
import { isOnline, type PlannedGift } from './demo-money-plan.js';
import { demoBankLabels } from './demo-money-timeline.content.js';

interface DemoStatement {
  file_name: string;
  first: Date;
  last: Date;
  lines: number;
}

/** A statement that was read; answers its number. */
export async function insertStatement(
  tx: EntityManager,
  { file_name, first, last, lines }: DemoStatement,
  now: Date,
  author: Author,
): Promise<number> {
  const [{ id }] = await tx.query<[{ id: number }]>(
    `INSERT INTO bank_statements (file_name, format, account, first_day, last_day, credits, new_lines, imported_at,
       imported_by, imported_by_name) VALUES ($1, 'csv', '0189', $2, $3, $4, $4, $5, $6, $7) RETURNING id`,
    [file_name, parisDay(first), parisDay(last), lines, now, author.id, author.name],
  );
  return id;
}

export function addLine(
  rows: DemoRows,
  statement_id: number,
  at: Date,
  amount: number,
  said: { wording: string; counterparty: string },
  more: Record<string, unknown> = { handled_at: null, handled_by: null, handled_by_name: null },
): void {
  const id = randomUUID();
  rows.add('bank_lines', {
    id,
    statement_id,
    line_key: `demonstration:${id}`,
    booked_on: parisDay(at),
    amount,
    currency: 'EUR',
    mode: 'test',
    ...said,
    status: 'waiting',
    donation_id: null,
    entry_id: null,
    note: '',
    version: 1,
    ...more,
  });
}

/** Lines of transfers that came, matched with their gifts. */
export async function addReceived(
  tx: EntityManager,
  rows: DemoRows,
  statement_id: number,
  received: readonly PlannedGift[],
  handled: { at: Date; by: Author },
): Promise<void> {
  const entries = await tx.query<{ id: number; donation_id: string }[]>(
    `SELECT id, donation_id FROM journal_entries WHERE kind = 'gift' AND donation_id = ANY($1)`,
    [received.map(({ id }) => id)],
  );
  const entryOf = new Map(entries.map(({ id, donation_id }) => [donation_id, id]));
  for (const gift of received)
    addLine(rows, statement_id, gift.at, gift.amount, transferWords(gift, gift.reference), {
      id: lineOf(gift),
      status: 'matched',
      donation_id: gift.id,
      entry_id: entryOf.get(gift.id),
      handled_at: handled.at,
      handled_by: handled.by.id,
      handled_by_name: handled.by.name,
    });
}

/** What waits is in the journal from its import. */
export async function arriveWaiting(tx: EntityManager, ledger: LedgerService, author: Author): Promise<void> {
  const waiting = await tx.findBy(BankLineRow, { status: 'waiting' });
  await new BankSuspenseService(ledger).arrive(tx, waiting, author);
}

/** A line of the bank is the cause of its transfer: they share a number. */
const lineOf = ({ id }: PlannedGift) => id;

/** What the journal names as the cause of a gift. */
export function causeOf(gift: PlannedGift): string {
  if (isOnline(gift.way)) return `demo:${gift.payment_id}`;
  if (gift.way === 'mobile_money') return `mobile_money:${gift.payment_id}`;
  return gift.way === 'bank_transfer' ? `transfer:${lineOf(gift)}` : `offline:${gift.id}`;
}

export function transferWords(
  { giver }: Pick<PlannedGift, 'giver'>,
  reference: string,
): { wording: string; counterparty: string } {
  const { first_name, last_name, organization_name } = giver!;
  const counterparty = (organization_name || `${last_name} ${first_name}`).toUpperCase();
  return { counterparty, wording: demoBankLabels.of(counterparty, reference.replaceAll('-', ' ')) };
}
