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

/** What a transfer brings to one registration, in minor units of the line's currency. */
interface Share {
  id: string;
  reference: string;
  amount: number;
  share_id: string;
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
    return this.changes.handle(line_id, version, author, async (tx, line) => {
      if (line.amount < 0) throw transferErrors.notACredit();
      const shares = await this.ordered(tx, line, registrations);
      const note = shares
        .map(({ reference, amount }) => `${reference} (${moneyInFrench(amount, line.currency)})`)
        .join(', ');
      const handled = { status: 'registrations' as const, note };
      const others = lines.map((id) => id.toLowerCase()).filter((id) => id !== line.id);
      let received = line.amount;
      for (const id of others.toSorted())
        await this.changes.also(tx, id, author, (other) => {
          if (!isAlike(other, line)) throw transferErrors.lineTaken();
          received += other.amount;
          return { ...handled, ...this.changes.handledBy(author) };
        });
      const shared = shares.reduce((sum, { amount }) => sum + amount, 0);
      if (shared !== received) throw transferErrors.otherSum(shared, received, line.currency);
      const share_id = randomUUID();
      for (const share of shares) await this.pay(tx, line, { ...share, share_id }, author);
      await tx.insert(
        RegistrationTransferLineRow,
        [line.id, ...others].map((id) => ({ share_id, line_id: id })),
      );
      return handled;
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

  /** The shares in the order in which registrations are held; one that does not exist is refused (404). */
  private async ordered(
    tx: EntityManager,
    { currency }: HeldLine,
    registrations: RegistrationShareBody['registrations'],
  ): Promise<Omit<Share, 'share_id'>[]> {
    const amounts = new Map(
      registrations.map(({ registration_id: id, amount }) => [
        id.toLowerCase(),
        toMinorUnits(amount, currency)!,
      ]),
    );
    const known = await inLockOrder.all(tx, [...amounts.keys()]);
    const unknown = [...amounts.keys()].find((id) => !known.some((one) => one.id === id));
    if (unknown) await this.rows.held(tx, unknown);
    return known.map((one) => ({ ...one, amount: amounts.get(one.id)! }));
  }

  private async pay(
    tx: EntityManager,
    line: HeldLine,
    { id, reference, amount, share_id }: Share,
    by: Author,
  ): Promise<void> {
    const held = await this.rows.held(tx, id);
    const { currency } = held.row;
    if (currency !== line.currency) throw transferErrors.otherCurrency(reference);
    const payment_id = `${line.id}:${line.version}:${id}`;
    const transfer = { payment_id, amount, at: this.changes.momentOf(line), mode: line.mode, by };
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
