import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { type JournalEntry, LedgerService } from '../ledger/ledger.service.js';
import { momentOfBankDay } from './bank-labels.js';
import type { BankLineRow } from './bank-line.entity.js';
import { arrivals, markArrived } from './bank-statements.queries.js';

/** What the journal needs to know of a line. */
type ArrivedLine = Pick<BankLineRow, 'id' | 'version' | 'booked_on' | 'amount' | 'currency' | 'mode'>;

/**
 * What the bank's statements say is in the journal at once: on the bank's account, and on one of its own until staff say
 * what each line is. The journal's bank is the bank's, whatever waits.
 */
@Injectable()
export class BankSuspenseService {
  constructor(private readonly ledger: LedgerService) {}

  /** Enters lines of which the journal has nothing, and writes on each the entry that did; answers these entries. */
  async arrive(
    tx: EntityManager,
    lines: readonly ArrivedLine[],
    author: Author,
  ): Promise<Map<string, number>> {
    const entries = lines.map((line) => arrivalOf(line, author));
    await this.ledger.enterAll(tx, entries);
    const entered = await arrivals.all(
      tx,
      entries.map(({ ref }) => ref),
    );
    const byLine = new Map(entered.map(({ id, ref }) => [lineOf(ref), id]));
    await markArrived.run(tx, [...byLine.keys()], [...byLine.values()]);
    return byLine;
  }

  /** Takes a line out that another entry has in the journal already; does nothing where none brought it in. */
  async leave(tx: EntityManager, { arrival_id, booked_on }: BankLineRow, author: Author): Promise<void> {
    if (arrival_id === null) return;
    // On the line's own day: the bank's account is right on each day.
    const happened_at = momentOfBankDay(booked_on);
    await this.ledger.reverse(tx, arrival_id, { happened_at, entered_by: author.name, note: '' });
  }
}

function arrivalOf(
  { id, version, booked_on, amount, currency, mode }: ArrivedLine,
  { name }: Author,
): JournalEntry {
  return {
    kind: 'bank_line',
    ref: `line:${id}:${version}`,
    donation_id: null,
    happened_at: momentOfBankDay(booked_on),
    entered_by: name,
    mode,
    postings: [
      { account: 'bank', amount, currency },
      { account: 'bank_suspense', amount: -amount, currency },
    ],
  };
}

const lineOf = (ref: string) => ref.split(':')[1]!;
