import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { DonationRow } from './donation.entity.js';
import { donationErrors } from './donation.errors.js';
import {
  DonationOfflineService,
  type OfflineGift,
  type ReceivedTransfer,
} from './settlement/donation-offline.service.js';
import { DonationRowsService } from './donation-rows.service.js';
import { DonationHistoryService } from './donation-history.service.js';
import { type BouncedCheque, DonationUndoService } from './settlement/donation-undo.service.js';

/** Gifts of money, for the features that have to do with them. */
@Injectable()
export class DonationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: DonationRowsService,
    private readonly offline: DonationOfflineService,
    private readonly reception: DonationUndoService,
    private readonly history: DonationHistoryService,
  ) {}

  async find(id: string, tx: EntityManager = this.dataSource.manager): Promise<DonationRow | null> {
    return tx.findOneBy(DonationRow, { id });
  }

  async all(ids: readonly string[], tx: EntityManager = this.dataSource.manager): Promise<DonationRow[]> {
    return tx.findBy(DonationRow, { id: In([...ids]) });
  }

  /** Holds a gift until the transaction ends; null where there is none. */
  lock(tx: EntityManager, id: string): Promise<DonationRow | null> {
    return this.rows.lock(tx, id);
  }

  /** Holds a gift that staff write to, from the version that they read; refuses an older one with what changed. */
  async lockCurrent(tx: EntityManager, id: string, version: number | undefined): Promise<DonationRow> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    await this.history.assertCurrent(tx, donation, version);
    return donation;
  }

  /** A cheque, cash or a transfer that staff have in hand. */
  enterOffline(gift: OfflineGift, by: Author, tx?: EntityManager): Promise<DonationRow> {
    return this.within(tx, (inner) => this.offline.enter(inner, gift, by));
  }

  /** The transfer that a gift was promised by has arrived. */
  transferReceived(
    id: string,
    transfer: ReceivedTransfer,
    by: Author,
    tx?: EntityManager,
  ): Promise<DonationRow> {
    return this.within(tx, (inner) => this.offline.received(inner, id, transfer, by));
  }

  /** Gives up, for staff, a gift that nobody paid. */
  cancelPending(id: string, by: Author, tx?: EntityManager): Promise<DonationRow> {
    return this.within(tx, (inner) => this.offline.cancel(inner, id, by));
  }

  /** A cheque that came back unpaid after it was taken to the bank; answers what its gift is now. */
  chequeBounced(id: string, cheque: BouncedCheque, by: Author, tx?: EntityManager): Promise<DonationRow> {
    return this.within(tx, (inner) => this.reception.bounce(inner, id, cheque, by));
  }

  /** Takes back that staff received or entered a gift; answers what it is now. */
  undoReceived(id: string, reason: string, by: Author, tx?: EntityManager): Promise<DonationRow> {
    return this.within(tx, (inner) => this.reception.undo(inner, id, reason, by));
  }

  private within<T>(tx: EntityManager | undefined, action: (tx: EntityManager) => Promise<T>): Promise<T> {
    return tx ? action(tx) : this.dataSource.transaction(action);
  }
}
