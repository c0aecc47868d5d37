import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { BankLineRow } from './bank-line.entity.js';
import { BankLineActionsService } from './bank-line-actions.service.js';
import { statementErrors } from './bank-statement.errors.js';

/** Takes back a cheque, cash or a transfer that staff entered or received by mistake, from the gift itself. */
@Injectable()
export class GiftUndoService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly donations: DonationsService,
    private readonly ledger: LedgerService,
    private readonly actions: BankLineActionsService,
  ) {}

  /** Where a line of the bank made it, the line waits again; refuses what another line says is at the bank. */
  async undo(id: string, version: number, reason: string, author: Author): Promise<void> {
    const line = await this.lineOf(this.dataSource.manager, id);
    await this.dataSource.transaction(async (tx) => {
      await this.donations.lockCurrent(tx, id, version);
      if (line) return;
      const entry = await this.ledger.standingGift(tx, id);
      if (entry && (await tx.existsBy(BankLineRow, { entry_id: entry.id })))
        throw statementErrors.giftOnLine();
      await this.donations.undoReceived(id, reason, author, tx);
    });
    if (line) await this.actions.undo(line.id, line.version, reason, author);
  }

  private lineOf(tx: EntityManager, donation_id: string): Promise<BankLineRow | null> {
    return tx.findOneBy(BankLineRow, { donation_id, status: In(['matched', 'entered']) });
  }
}
