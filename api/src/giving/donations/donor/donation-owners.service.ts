import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inLowerCase, NOBODY } from '../../donors/donor.columns.js';
import type { RowOf } from '../../../platform/database/query.js';
import { newestIdentity } from './donation-donors.queries.js';
import { DonationRow } from '../donation.entity.js';
import { DonationLinksService } from '../../donation-links/donation-links.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { DONOR } from '../../../core/audit/audit-log.service.js';

/** Name and address of a person. */
export type PersonIdentity = RowOf<typeof newestIdentity>;

/** A gift of money as its feature keeps it. */
export type GivenMoney = DonationRow;

/** What stands where a person stood on a gift that never came about. */
export const NO_DONOR = { ...NOBODY, phone: '' };

/** Gifts of money by whom they are of: what one gave, and what becomes of it when one moves. Addresses are in lower case. */
@Injectable()
export class DonationOwnersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: DonationRowsService,
    private readonly links: DonationLinksService,
    private readonly history: DonationHistoryService,
  ) {}

  /** Everything of this address, newest first, but what was given up before it was paid. */
  givenBy(email: string): Promise<GivenMoney[]> {
    return this.dataSource.manager
      .createQueryBuilder(DonationRow, 'donation')
      .where('lower(donation.email) = :email', { email })
      .andWhere(`donation.status <> 'cancelled' AND is_counted(donation.mode)`)
      .orderBy('coalesce(donation.given_at, donation.created_at)', 'DESC')
      .addOrderBy('donation.id')
      .getMany();
  }

  /** The name and address that the newest complete gift of a person says; null where none does. */
  identityOf(tx: EntityManager, email: string): Promise<PersonIdentity | null> {
    return newestIdentity.first(tx, email);
  }

  /** Puts a person's name and address on gifts of theirs. */
  async complete(tx: EntityManager, ids: readonly string[], identity: PersonIdentity): Promise<void> {
    for (const id of ids.toSorted()) {
      const donation = await this.rows.lock(tx, id);
      if (!donation) continue;
      await this.rows.save(tx, donation, identity);
      await this.addEntry(tx, id, timelineTexts.changed);
      await this.history.emit(tx, id, 'identity_changed');
    }
  }

  /** To a new address; the links that were sent to the old one open nothing any more. */
  async moveEmail(tx: EntityManager, from: string, to: string): Promise<void> {
    for (const donation of await this.held(tx, from)) {
      await this.links.closeAll(tx, { donation_id: donation.id });
      await this.rows.save(tx, donation, { email: to });
      await this.addEntry(tx, donation.id, timelineTexts.changed);
    }
  }

  private held(tx: EntityManager, email: string): Promise<DonationRow[]> {
    return tx.find(DonationRow, {
      where: { email: inLowerCase(email) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  private addEntry(tx: EntityManager, donation_id: string, text: string): Promise<void> {
    return this.history.add(tx, donation_id, { kind: 'changed', text, by: DONOR });
  }
}
