import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService, type Author } from '../../core/audit/audit-log.service.js';
import { planAccount } from '../ledger/chart-of-accounts.contract.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import { UNLINKED_ENTRIES } from './bank-entries.service.js';
import type { StatementFile } from './bank-file.js';
import type { BankComparison, BankOverview } from './bank-balance.dto.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import { centsIn } from './bank-labels.js';

type BalanceRow = BankComparison['balances'][number];
interface LinesRow {
  currency: Currency;
  total: number;
  waiting: number;
  waiting_count: number;
  ignored: number;
  ignored_count: number;
}

/** The journal's balance of each account, and what the bank says of its own. */
@Injectable()
export class BankBalancesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: LedgerService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async overview(): Promise<BankOverview> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const held = await this.ledger.balances(tx);
      const accounts = held.map(({ account, currency, amount }) => ({
        account,
        currency,
        ...planAccount(account),
        amount: toMajorUnits(amount, currency),
      }));
      const currencies = await tx.query<{ currency: Currency }[]>(
        `SELECT DISTINCT currency FROM bank_lines UNION SELECT DISTINCT currency FROM bank_balances
         UNION SELECT DISTINCT currency FROM journal_postings WHERE account = 'bank' ORDER BY currency`,
      );
      const banks: BankComparison[] = [];
      for (const { currency } of currencies) {
        const journal = held.find((one) => one.account === 'bank' && one.currency === currency)?.amount ?? 0;
        banks.push(await this.compare(tx, currency, journal));
      }
      const named = await tx.query<{ account: string }[]>(
        `SELECT DISTINCT account FROM bank_statements ORDER BY account`,
      );
      return { accounts, banks, bank_accounts: named.map(({ account }) => account) };
    });
  }

  /** What staff read on the bank's site, `-30,50` where it is overdrawn; replaces what was written of that day. */
  async record(
    { account, day, amount, currency }: { account: string; day: string; amount: string; currency: Currency },
    author: Author,
  ): Promise<void> {
    const now = this.clock.now();
    if (day > parisDay(now)) throw statementErrors.balanceInTheFuture();
    const minor = signedMinor(amount, currency);
    await this.dataSource.transaction(async (tx) => {
      await this.put(tx, { account, day, amount: minor, currency }, 'staff', author);
      const after = { id: `${account || 'banque'} ${day}`, version: 1, amount: minor, currency };
      const label = `Solde de la banque au ${day}`;
      await this.auditLog.record(tx, {
        author,
        action: 'created',
        resource: 'bank-balances',
        label,
        before: null,
        after,
      });
    });
  }

  /** The closing balances that a statement says, in the import's transaction. */
  async keep(tx: EntityManager, balances: StatementFile['balances'], author: Author): Promise<void> {
    for (const balance of balances) await this.put(tx, balance, 'statement', author);
  }

  private async put(
    tx: EntityManager,
    { account, day, amount, currency }: StatementFile['balances'][number],
    source: BalanceRow['source'],
    author: Author,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO bank_balances (account, currency, day, amount, source, recorded_at, recorded_by, recorded_by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (account, currency, day) DO UPDATE SET amount = excluded.amount, source = excluded.source,
         recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by,
         recorded_by_name = excluded.recorded_by_name
       WHERE (bank_balances.amount, bank_balances.source) <> (excluded.amount, excluded.source)`,
      [account, currency, day, amount, source, this.clock.now(), author.id, author.name],
    );
  }

  /** All in minor units until the end. The bank's sum is its latest balances and the lines that came after them. */
  private async compare(tx: EntityManager, currency: Currency, journal: number): Promise<BankComparison> {
    const balances = await tx.query<BalanceRow[]>(BALANCES, [currency]);
    const [lines] = await tx.query<LinesRow[]>(LINES, [currency]);
    const [{ known }] = (await tx.query<{ known: number }[]>(LINES_UNDER_BALANCES, [currency])) as [
      { known: number },
    ];
    const [unlinked] = await tx.query<{ amount: number; count: number }[]>(
      `SELECT coalesce(sum(posting.amount), 0)::bigint AS amount, count(*)::int AS count
         ${UNLINKED_ENTRIES} AND posting.currency = $1`,
      [currency],
    );
    const { total, waiting, ignored } = lines!;
    const said = balances.reduce((sum, { amount }) => sum + amount, 0);
    const before = balances.length > 0 ? said - known : 0;
    const bank = before + total;
    const unexplained = bank - journal - (before + waiting + ignored - unlinked!.amount);
    const major = (minor: number) => toMajorUnits(minor, currency);
    return {
      currency,
      journal: major(journal),
      bank: major(bank),
      difference: major(bank - journal),
      balances: balances.map((balance) => ({ ...balance, amount: major(balance.amount) })),
      before: major(before),
      waiting: { count: lines!.waiting_count, amount: major(waiting) },
      ignored: { count: lines!.ignored_count, amount: major(ignored) },
      unlinked: { count: unlinked!.count, amount: major(unlinked!.amount) },
      unexplained: major(unexplained),
    };
  }
}

/** The latest balance of each account. */
const LATEST = `SELECT DISTINCT ON (account) account, day, amount, source, recorded_by_name
  FROM bank_balances WHERE currency = $1 ORDER BY account, day DESC`;
const BALANCES = `SELECT account, day::text AS day, amount, source, recorded_by_name AS by FROM (${LATEST}) latest
  ORDER BY account`;
const LINES = `SELECT coalesce(sum(amount), 0)::bigint AS total,
    coalesce(sum(amount) FILTER (WHERE status = 'waiting'), 0)::bigint AS waiting,
    count(*) FILTER (WHERE status = 'waiting')::int AS waiting_count,
    coalesce(sum(amount) FILTER (WHERE status = 'ignored'), 0)::bigint AS ignored,
    count(*) FILTER (WHERE status = 'ignored')::int AS ignored_count
  FROM bank_lines WHERE currency = $1`;
// A balance that staff wrote without an account is of all accounts that no statement names.
const LINES_UNDER_BALANCES = `SELECT coalesce(sum(line.amount), 0)::bigint AS known
  FROM (${LATEST}) latest
  JOIN bank_statements statement ON statement.account = latest.account
  JOIN bank_lines line ON line.statement_id = statement.id AND line.currency = $1 AND line.booked_on <= latest.day`;

function signedMinor(typed: string, currency: Currency): number {
  const cents = centsIn(typed);
  if (typeof cents === 'string')
    throw cents === lineFaults.noAmount ? statementErrors.badBalance() : statementErrors.balanceDoubt(cents);
  if (currency === 'EUR') return cents;
  if (cents % 100 !== 0) throw statementErrors.badBalance();
  return cents / 100;
}
