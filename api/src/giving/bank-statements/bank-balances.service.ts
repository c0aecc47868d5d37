import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService, type Author } from '../../core/audit/audit-log.service.js';
import { planAccount } from '../ledger/chart-of-accounts.contract.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import { unlinkedSum } from './bank-entries.queries.js';
import type { StatementFile } from './bank-file.js';
import type { BankBalanceResponse, BankComparison, BankOverview } from './bank-balance.dto.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import {
  bankAccounts,
  bankCurrencies,
  latestBalances,
  putBalance,
  sumLines,
  sumLinesUnderBalances,
} from './bank-statements.queries.js';
import { centsIn } from './bank-labels.js';

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
      const banks: BankComparison[] = [];
      for (const { currency } of await bankCurrencies.all(tx)) {
        const journal = held.find((one) => one.account === 'bank' && one.currency === currency)?.amount ?? 0;
        banks.push(await this.compare(tx, currency, journal));
      }
      const named = await bankAccounts.all(tx);
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
    source: BankBalanceResponse['source'],
    author: Author,
  ): Promise<void> {
    const now = this.clock.now();
    await putBalance.run(tx, account, currency, day, amount, source, now, author.id, author.name);
  }

  /** All in minor units until the end. The bank's sum is its latest balances and the lines that came after them. */
  private async compare(tx: EntityManager, currency: Currency, journal: number): Promise<BankComparison> {
    const balances = await latestBalances.all(tx, currency);
    const { total, waiting, waiting_count, ignored, ignored_count } = await sumLines.one(tx, currency);
    const { known } = await sumLinesUnderBalances.one(tx, currency);
    const unlinked = await unlinkedSum.one(tx, currency);
    const said = balances.reduce((sum, { amount }) => sum + amount, 0);
    const before = balances.length > 0 ? said - known : 0;
    const bank = before + total;
    const unexplained = bank - journal - (before - unlinked.amount);
    const major = (minor: number) => toMajorUnits(minor, currency);
    return {
      currency,
      journal: major(journal),
      bank: major(bank),
      difference: major(bank - journal),
      balances: balances.map((balance) => ({ ...balance, amount: major(balance.amount) })),
      before: major(before),
      waiting: { count: waiting_count, amount: major(waiting) },
      ignored: { count: ignored_count, amount: major(ignored) },
      unlinked: { count: unlinked.count, amount: major(unlinked.amount) },
      unexplained: major(unexplained),
    };
  }
}

function signedMinor(typed: string, currency: Currency): number {
  const cents = centsIn(typed);
  if (typeof cents === 'string')
    throw cents === lineFaults.noAmount ? statementErrors.badBalance() : statementErrors.balanceDoubt(cents);
  if (currency === 'EUR') return cents;
  if (cents % 100 !== 0) throw statementErrors.badBalance();
  return cents / 100;
}
