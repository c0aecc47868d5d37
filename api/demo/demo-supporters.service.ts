import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { type JournalEntry, LedgerService } from '../src/giving/ledger/ledger.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { analyze, DemoRows, insertColumns } from './demo-rows.js';
import { addReceived, insertStatement } from './money/demo-bank-lines.js';
import { addGift, MONEY_TABLES } from './money/demo-gift-rows.js';
import { type PlannedGift, referenced } from './money/demo-money-plan.js';
import { addEntry } from './money/demo-money-rows.js';
import { addDeposits, depositEntry, monthlyDeposits, type PlannedDeposit } from './supporters/deposits.js';
import { applyChanges, changeEntries, insertAsBegun } from './supporters/recurring-rows.js';
import { statementName } from './supporters/supporters.content.js';
import { type TwoYears, twoYears } from './supporters/two-years.js';
import type { PlannedConversion } from './visits/planned-visit.js';

/** References of those with a name of their own come before. */
const FIRST_NUMBER = 100_000;

/** Two years of gifts of several hundred people who do not exist, as they stand: no email leaves, no money moves. */
@Injectable()
export class DemoSupportersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  /** `visits` are those that led to something. */
  async make(
    campaigns: ReadonlyMap<string, number>,
    visits: readonly PlannedConversion[],
    author: Author,
  ): Promise<void> {
    const now = this.clock.now();
    const made = twoYears(visits, now);
    const gifts = referenced(made.gifts, FIRST_NUMBER);
    const rows = new DemoRows(...MONEY_TABLES);
    const journal: JournalEntry[] = [];
    const firsts = new Map(gifts.map((gift) => [gift.id, gift.reference]));
    for (const again of made.recurring) {
      insertAsBegun(rows, again, `REG${firsts.get(again.payments[0]!.id)!.slice(3)}`);
      for (const entry of changeEntries(again)) addEntry(rows, entry);
    }
    for (const gift of gifts)
      addGift(rows, journal, gift, gift.campaign === null ? null : campaigns.get(gift.campaign)!, author);
    const deposits = monthlyDeposits(gifts, now);
    journal.push(...deposits.map((deposit) => depositEntry(deposit, author)));
    await this.dataSource.transaction(async (tx) => {
      await rows.write(tx);
      await applyChanges(tx, made.recurring);
      // What is noted of the donors of each entry is read among all gifts.
      await analyze(tx, MONEY_TABLES);
      await this.ledger.enterAll(tx, journal);
      await this.statements(tx, gifts, deposits, author);
      await insertColumns(tx, 'visit_conversions', CONVERSIONS, conversionsOf(made, visits));
      await analyze(tx, [...MONEY_TABLES, ...OTHER_TABLES]);
    });
  }

  /** One statement for each year: the transfers that came, and what was taken to the bank. */
  private async statements(
    tx: EntityManager,
    gifts: readonly PlannedGift[],
    deposits: readonly PlannedDeposit[],
    author: Author,
  ): Promise<void> {
    const rows = new DemoRows('bank_lines');
    const received = gifts.filter(({ way }) => way === 'bank_transfer');
    const yearOf = ({ at }: { at: Date }) => String(at.getUTCFullYear());
    for (const [year, of] of Map.groupBy([...received, ...deposits].toSorted(byMoment), yearOf)) {
      const [first, last] = [of[0]!.at, of.at(-1)!.at];
      const statement = { file_name: statementName(year), first, last, lines: of.length };
      const id = await insertStatement(tx, statement, last, author);
      const handled = { at: last, by: author };
      const isOfYear = (one: { at: Date }) => yearOf(one) === year;
      await addReceived(tx, rows, id, received.filter(isOfYear), handled);
      await addDeposits(tx, rows, id, deposits.filter(isOfYear), handled);
    }
    await rows.write(tx);
  }
}

const byMoment = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();
const OTHER_TABLES = ['journal_entries', 'journal_postings', 'bank_lines', 'visit_conversions'];
const CONVERSIONS = {
  kind: 'text',
  donation_id: 'uuid',
  happened_at: 'timestamptz',
  source_kind: 'text',
  source: 'text',
  utm_source: 'text',
  utm_campaign: 'text',
} as const;

/** Where each gift that was begun, and whatever else visits led to, came from. */
function conversionsOf({ begun }: TwoYears, visits: readonly PlannedConversion[]) {
  const gifts = new Map(begun.map(({ gift, visit }) => [visit, gift.id]));
  return visits.map((visit) => {
    const { source_kind, source, utm_source, utm_campaign } = visit.origin;
    const from = { source_kind, source, utm_source, utm_campaign };
    return { ...from, kind: visit.conversion, happened_at: visit.at, donation_id: gifts.get(visit) ?? null };
  });
}
