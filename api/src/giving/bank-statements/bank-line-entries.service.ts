import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { DepositsService } from '../ledger/deposits.service.js';
import {
  type Account,
  type EntryKind,
  type JournalEntry,
  LedgerService,
  type Posting,
} from '../ledger/ledger.service.js';
import { PAYMENT_PROVIDER_LABELS } from '../payments/payment.contract.js';
import { momentOfBankDay } from './bank-labels.js';
import { bankTexts } from './bank-statement.content.js';
import { BankEntriesService } from './bank-entries.service.js';
import { BankSuspenseService } from './bank-suspense.service.js';
import { BankLineChangesService } from './bank-line-changes.service.js';
import type { BankLineRow } from './bank-line.entity.js';
import type { PayoutProvider } from './bank-statement.contract.js';
import { statementErrors } from './bank-statement.errors.js';

/** Lines of the bank that are no gift: payouts, deposits, fees, and what the journal has already. */
@Injectable()
export class BankLineEntriesService {
  constructor(
    private readonly changes: BankLineChangesService,
    private readonly entries: BankEntriesService,
    private readonly deposits: DepositsService,
    private readonly suspense: BankSuspenseService,
    private readonly ledger: LedgerService,
  ) {}

  /** What is in the journal on the bank's account already: a refund, a transfer entered by hand, a payout. */
  link(id: string, version: number, entry_id: number, author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async (tx, line) => {
      const entry = await this.entries.hold(tx, entry_id);
      if (!entry) throw statementErrors.entryTaken();
      if (entry.amount !== line.amount || entry.currency !== line.currency)
        throw statementErrors.otherSum(entry.amount, line.amount, line.currency);
      await this.suspense.leave(tx, line, author);
      const status = entry.kind === 'payout' ? 'payout' : 'linked';
      return { status, entry_id, arrival_id: null, note: entry.label };
    });
  }

  /** A payout: of Stripe, the one that Stripe reported; of another, an entry that this line makes. */
  payout(id: string, version: number, provider: PayoutProvider, author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async (tx, line) => {
      if (line.amount < 0) throw statementErrors.notACredit();
      const note = bankTexts.payout(PAYMENT_PROVIDER_LABELS[provider]);
      if (provider !== 'stripe') {
        const entry_id = await this.enter(
          tx,
          line,
          'payout',
          [[`provider:${provider}`, line.amount]],
          author,
        );
        return { status: 'payout', entry_id, note };
      }
      const told = await this.entries.reportedPayout(tx, line);
      if (told === null) throw statementErrors.unknownPayout();
      await this.suspense.leave(tx, line, author);
      return { status: 'payout', entry_id: told, arrival_id: null, note };
    });
  }

  /** Cheques and cash that were taken to the bank together: their sum is the line's. */
  deposit(id: string, version: number, donation_ids: readonly string[], author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async (tx, line) => {
      if (line.amount < 0) throw statementErrors.notACredit();
      const gifts = await this.entries.holdGiftsInHand(tx, [...new Set(donation_ids)]);
      if (gifts.length !== new Set(donation_ids).size) throw statementErrors.notInHand();
      const sum = gifts.reduce((total, { amount }) => total + amount, 0);
      if (sum !== line.amount || gifts.some(({ currency }) => currency !== line.currency))
        throw statementErrors.otherDeposit(sum, line.amount, line.currency);
      const of = (account: Account) => gifts.filter((gift) => gift.account === account);
      const parts = (['cheques', 'cash'] as const).map(
        (account) => [account, of(account).reduce((total, { amount }) => total + amount, 0)] as const,
      );
      // Cheques of the demonstration alone are no money at the bank either.
      const mode = gifts.every((gift) => gift.mode === 'test') ? 'test' : line.mode;
      const entry_id = await this.enter(tx, line, 'deposit', parts, author, mode);
      const marked = await this.deposits.mark(
        tx,
        entry_id,
        gifts.map(({ entry_id: gift }) => gift),
      );
      if (marked !== gifts.length) throw statementErrors.notInHand();
      return {
        status: 'deposit',
        entry_id,
        note: bankTexts.deposit(of('cheques').length, of('cash').length),
      };
    });
  }

  /** What the bank took for itself. */
  fee(id: string, version: number, author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async (tx, line) => {
      if (line.amount > 0) throw statementErrors.notADebit();
      const entry_id = await this.enter(tx, line, 'bank_fee', [['fees', line.amount]], author);
      return { status: 'fee', entry_id, note: bankTexts.fee };
    });
  }

  /** What a line is, in the place of what waited; its cause is the line, at its version. */
  private async enter(
    tx: EntityManager,
    line: BankLineRow,
    kind: EntryKind,
    from: readonly (readonly [Account, number])[],
    author: Author,
    mode: JournalEntry['mode'] = line.mode,
  ): Promise<number> {
    const { id, version, amount, currency, booked_on } = line;
    const others = from
      .filter(([, sum]) => sum !== 0)
      .map(([account, sum]) => ({ account, amount: -sum, currency }));
    const postings: Posting[] = [{ account: 'bank_suspense', amount, currency }, ...others];
    const entered = await this.ledger.enter(tx, {
      kind,
      ref: `line:${id}:${version}`,
      donation_id: null,
      happened_at: momentOfBankDay(booked_on),
      entered_by: author.name,
      mode,
      postings,
    });
    if (entered === null) throw new Error(`The line ${id} entered twice at its version ${version}`);
    return entered;
  }
}
