import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import {
  BankLineChangesService,
  type HeldLine,
  NOT_HANDLED,
} from '../../giving/bank-statements/bank-line-changes.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { moneyInFrench } from '../../platform/money/money-in-french.js';
import { RegistrationRowsService } from '../registrations/registration-rows.service.js';
import { RegistrationTransfersInService } from '../registrations/settlement/registration-transfers-in.service.js';
import { RegistrationTransferLineRow, RegistrationTransferRow } from './registration-transfer.entity.js';
import { transferErrors } from './registration-transfer.errors.js';
import type { RegistrationShareBody } from './registration-transfers.dto.js';
import { inLockOrder, linesOfShare } from './registration-transfers.queries.js';

interface Share {
  share_id: string;
  amounts: ReadonlyMap<string, number>;
}

/** Lines of the bank that pay for registrations. Lines are held first, then registrations in one order for all. */
@Injectable()
export class RegistrationTransfersService {
  constructor(
    private readonly changes: BankLineChangesService,
    private readonly rows: RegistrationRowsService,
    private readonly transfers: RegistrationTransfersInService,
    private readonly clock: Clock,
  ) {}

  /**
   * Shares what lines of the bank brought among registrations, all of it: what one asks for pays it, what is more is to
   * be given back. Refuses (409) less than one asks for, other sums, and lines that no longer wait.
   */
  share(
    line_id: string,
    { version, registrations, lines = [] }: RegistrationShareBody,
    author: Author,
  ): Promise<void> {
    const handled = { status: 'registrations' as const, ...this.changes.handledBy(author) };
    return this.changes.handle(line_id, version, author, async (tx, line) => {
      if (line.amount < 0) throw transferErrors.notACredit();
      const amounts = new Map(
        registrations.map(({ registration_id, amount }) => [
          registration_id.toLowerCase(),
          toMinorUnits(amount, line.currency)!,
        ]),
      );
      const others = lines.map((id) => id.toLowerCase()).filter((id) => id !== line.id);
      let received = line.amount;
      for (const id of others.toSorted())
        await this.changes.also(tx, id, author, (other) => {
          if (!isAlike(other, line)) throw transferErrors.lineTaken();
          received += other.amount;
          return handled;
        });
      const shared = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
      if (shared !== received) throw transferErrors.otherSum(shared, received, line.currency);
      const share = { share_id: randomUUID(), amounts };
      const note = await this.pay(tx, line, share, author);
      const { share_id } = share;
      await tx.insert(
        RegistrationTransferLineRow,
        [line.id, ...others].map((id) => ({ share_id, line_id: id })),
      );
      for (const id of others) await this.changes.also(tx, id, author, () => ({ note }));
      return { status: 'registrations', note };
    });
  }

  /** Takes back what a line was shared among, with all the lines that paid together: they wait again. */
  async undo(line_id: string, version: number, reason: string, author: Author): Promise<void> {
    await this.changes.free(line_id, version, author, reason, async (tx, line) => {
      if (line.status !== 'registrations') throw transferErrors.notShared();
      const lines = await linesOfShare.all(tx, line.id);
      for (const other of lines)
        if (other.line_id !== line.id) await this.changes.also(tx, other.line_id, author, () => NOT_HANDLED);
      const share_id = lines[0]?.share_id;
      if (share_id) await this.takeBack(tx, share_id, reason, author);
    });
  }

  /** Answers what to write on the lines. */
  private async pay(
    tx: EntityManager,
    line: HeldLine,
    { share_id, amounts }: Share,
    by: Author,
  ): Promise<string> {
    const notes: string[] = [];
    const ordered = await inLockOrder.all(tx, [...amounts.keys()]);
    // One that does not exist is refused as such.
    const known = new Set(ordered.map(({ id }) => id));
    const unknown = [...amounts.keys()].filter((id) => !known.has(id));
    for (const id of [...ordered.map(({ id: one }) => one), ...unknown]) {
      const held = await this.rows.held(tx, id);
      const amount = amounts.get(id)!;
      const { reference, currency } = held.row;
      if (currency !== line.currency) throw transferErrors.otherCurrency(reference);
      const payment_id = `${line.id}:${line.version}:${id}`;
      const at = this.changes.momentOf(line);
      const transfer = { payment_id, amount, at, mode: line.mode, by } as const;
      const { payment_ref, missing } = await this.transfers.arrived(tx, held, transfer);
      if (missing > 0) throw transferErrors.tooLittle(reference, amount, amount + missing, currency);
      await tx.insert(RegistrationTransferRow, {
        id: randomUUID(),
        share_id,
        registration_id: id,
        payment_ref,
        amount,
        created_at: this.clock.now(),
        undone_at: null,
      });
      notes.push(`${reference} (${moneyInFrench(amount, currency)})`);
    }
    return notes.join(', ');
  }

  private async takeBack(tx: EntityManager, share_id: string, reason: string, by: Author): Promise<void> {
    const transfers = await tx.findBy(RegistrationTransferRow, { share_id, undone_at: IsNull() });
    const ordered = await inLockOrder.all(
      tx,
      transfers.map(({ registration_id }) => registration_id),
    );
    for (const { id } of ordered) {
      const held = await this.rows.held(tx, id);
      const { payment_ref } = transfers.find(({ registration_id }) => registration_id === id)!;
      await this.transfers.undo(tx, held, payment_ref, reason, by);
    }
    const ids = transfers.map(({ id }) => id);
    await tx.update(RegistrationTransferRow, { id: In(ids) }, { undone_at: this.clock.now() });
  }
}

function isAlike(other: HeldLine, line: HeldLine): boolean {
  const isFree = other.status === 'waiting' && other.amount > 0;
  return isFree && other.currency === line.currency && other.mode === line.mode;
}
