import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { DepositsService } from '../ledger/deposits.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { BankLineChangesService, NOT_HANDLED } from './bank-line-changes.service.js';
import { BankLinesService } from './bank-lines.service.js';
import type { BankMatchReport } from './bank-statement.dto.js';
import type { BankLineGiftBody, BankLineMatch } from './bank-line-actions.dto.js';
import { statementErrors } from './bank-statement.errors.js';

/** What one request matches by itself: the browser asks again for the rest, and shows how far it is. */
const AT_ONCE = 50;
const REFUSED_AT_MOST = 50;
/** Where the journal has a line's money until it is handled. */
const SUSPENSE = 'bank_suspense';

/** What staff say of a line: the gift that it is, a new gift, or nothing of ours. */
@Injectable()
export class BankLineActionsService {
  constructor(
    private readonly lines: BankLinesService,
    private readonly changes: BankLineChangesService,
    private readonly donations: DonationsService,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositsService,
    private readonly clock: Clock,
  ) {}

  /** The transfer of this gift: received on the day and for the amount that the bank says. */
  match({ id, donation_id, version }: BankLineMatch, author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async (tx, line) => {
      if (line.amount < 0) throw statementErrors.notACredit();
      const { booked_on: received_on, amount, currency, mode } = line;
      const transfer = { received_on, amount, currency, mode, line_ref: `${line.id}:${line.version}` };
      await this.donations.transferReceived(donation_id, { ...transfer, account: SUSPENSE }, author, tx);
      return { status: 'matched', donation_id, entry_id: await this.entryOf(tx, donation_id) };
    });
  }

  /** Each by itself: what one is refused for does not keep the others back. */
  async matchAll(matches: readonly BankLineMatch[], author: Author): Promise<BankMatchReport> {
    const report: BankMatchReport = { matched: 0, refused: [], left: 0 };
    for (const match of matches)
      try {
        await this.match(match, author);
        report.matched += 1;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        report.refused.push({ id: match.id, message: error.message });
      }
    return report;
  }

  /** Matches the sure lines, as many as one answer has time for; `left` are still to be asked for. */
  async matchSure(author: Author): Promise<BankMatchReport> {
    const report: BankMatchReport = { matched: 0, refused: [], left: 0 };
    const refused = () => report.refused.map(({ id }) => id);
    while (report.matched < AT_ONCE && report.refused.length < REFUSED_AT_MOST) {
      const sure = await this.lines.sureMatches(AT_ONCE - report.matched, refused());
      if (sure.length === 0) return report;
      const { matched, refused: others } = await this.matchAll(sure, author);
      report.matched += matched;
      report.refused.push(...others);
    }
    const { certain } = await this.lines.figures();
    return { ...report, left: Math.max(0, certain - report.refused.length) };
  }

  /** A gift that nobody had announced. */
  enter(id: string, { version, donor, ...gift }: BankLineGiftBody, author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async (tx, line) => {
      if (line.amount < 0) throw statementErrors.notACredit();
      const { booked_on: received_on, amount, currency, wording, mode } = line;
      // Once it was undone, the line makes another gift.
      const key = `bank-line:${line.id}:${line.version}`;
      const entered = await this.donations.enterOffline(
        {
          ...gift,
          donor,
          amount,
          currency,
          received_on,
          mode,
          method: 'bank_transfer',
          account: SUSPENSE,
          note: wording,
          key,
        },
        author,
        tx,
      );
      return { status: 'entered', donation_id: entered.id, entry_id: await this.entryOf(tx, entered.id) };
    });
  }

  /** Nothing of ours: a grant, a correction of the bank… */
  ignore(id: string, version: number, note: string, author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async () => ({ status: 'ignored', note }));
  }

  /** One that was put aside by mistake. */
  reopen(id: string, version: number, author: Author): Promise<void> {
    return this.changes.free(id, version, author, '', async (_, line) => {
      if (line.status !== 'ignored') throw statementErrors.notIgnored(line.status);
    });
  }

  /** Undoes the handling of a line, with the reason: the journal gets the opposite entry, and the line waits again. */
  undo(id: string, version: number, reason: string, author: Author): Promise<void> {
    return this.changes.free(id, version, author, reason, async (tx, line) => {
      const { status, donation_id, entry_id, counterpart_id } = line;
      if (status === 'registrations') throw statementErrors.paysRegistrations();
      if (status === 'waiting' || status === 'ignored') throw statementErrors.notMatched(status);
      if (donation_id) await this.donations.undoReceived(donation_id, reason, author, tx);
      else if (counterpart_id) await this.changes.also(tx, counterpart_id, author, () => NOT_HANDLED);
      else if (entry_id) await this.undoEntry(tx, line.id, entry_id, reason, author);
    });
  }

  /** What the journal had before the line was matched stays in it. */
  private async undoEntry(
    tx: EntityManager,
    line_id: string,
    entry_id: number,
    note: string,
    author: Author,
  ): Promise<void> {
    const { ref } = await this.ledger.find(tx, entry_id);
    if (!ref.startsWith(`line:${line_id}:`)) return;
    await this.deposits.unmark(tx, entry_id);
    await this.ledger.reverse(tx, entry_id, { happened_at: this.clock.now(), entered_by: author.name, note });
  }

  private async entryOf(tx: EntityManager, donation_id: string): Promise<number> {
    return (await this.ledger.standingGift(tx, donation_id))!.id;
  }
}
