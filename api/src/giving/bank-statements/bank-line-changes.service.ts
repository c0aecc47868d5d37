import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService, type Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { momentOfBankDay } from './bank-labels.js';
import { BankLineRow } from './bank-line.entity.js';
import { BankSuspenseService } from './bank-suspense.service.js';
import { statementErrors } from './bank-statement.errors.js';

const RESOURCE = 'bank-lines';
/** A line that waits, without anything of what staff said of it. */
export const NOT_HANDLED = {
  status: 'waiting',
  donation_id: null,
  entry_id: null,
  counterpart_id: null,
  note: '',
  handled_at: null,
  handled_by: null,
  handled_by_name: null,
} as const satisfies Partial<BankLineRow>;
/** A line as who changes it holds it. */
export type HeldLine = Readonly<BankLineRow>;
type LineChange = (tx: EntityManager, line: BankLineRow) => Promise<Partial<BankLineRow>>;

/** Changes a line of the bank from the version that staff read, with its audit. The line is held first, then the gift. */
@Injectable()
export class BankLineChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly suspense: BankSuspenseService,
    private readonly clock: Clock,
  ) {}

  /** Handles a line that waits; refuses one that was handled, or an older version. */
  async handle(id: string, version: number, author: Author, action: LineChange): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const line = await this.held(tx, id, version);
      if (line.status !== 'waiting') throw statementErrors.alreadyHandled(line.status);
      const changes = await action(tx, line);
      await this.save(tx, line, { ...changes, ...this.handledBy(author) }, author);
    });
  }

  /** Has a line that was handled wait again; `act` takes back what that did. */
  async free(
    id: string,
    version: number,
    author: Author,
    reason: string,
    action: (tx: EntityManager, line: BankLineRow) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const line = await this.held(tx, id, version);
      await action(tx, line);
      const arrival_id = line.arrival_id ?? (await this.arriveAgain(tx, line, author));
      await this.save(tx, line, { ...NOT_HANDLED, arrival_id }, author, reason);
    });
  }

  /** Changes a second line in the transaction of the first; `change` refuses what it cannot be. */
  async also(
    tx: EntityManager,
    id: string,
    author: Author,
    change: (line: BankLineRow) => Partial<BankLineRow>,
  ): Promise<BankLineRow> {
    const line = await lockRecord(tx, BankLineRow, id);
    if (!line) throw statementErrors.lineNotFound();
    await this.save(tx, line, change(line), author);
    return line;
  }

  /** When its money came or left: noon in Paris of the day that the bank booked. */
  momentOf({ booked_on }: HeldLine): Date {
    return momentOfBankDay(booked_on);
  }

  /** Who handles a line, and when. */
  handledBy({ id, name }: Author) {
    return { handled_at: this.clock.now(), handled_by: id, handled_by_name: name };
  }

  /** What another entry had in the journal waits on the account of its own, at the version that it is freed from. */
  private async arriveAgain(tx: EntityManager, line: BankLineRow, author: Author): Promise<number> {
    return (await this.suspense.arrive(tx, [line], author)).get(line.id)!;
  }

  private async held(tx: EntityManager, id: string, version: number): Promise<BankLineRow> {
    const line = await lockRecord(tx, BankLineRow, id);
    if (!line) throw statementErrors.lineNotFound();
    await this.auditLog.assertCurrent(tx, RESOURCE, line, version);
    return line;
  }

  private async save(
    tx: EntityManager,
    line: BankLineRow,
    changes: Partial<BankLineRow>,
    author: Author,
    reason = '',
  ): Promise<void> {
    const before = { ...line };
    const after = await tx.save(BankLineRow, Object.assign(line, changes));
    const label = `${line.booked_on}, ${toMajorUnits(line.amount, line.currency)} ${line.currency}`;
    await this.auditLog.record(tx, {
      author,
      action: 'updated',
      resource: RESOURCE,
      label,
      before,
      after,
      reason,
    });
  }
}
