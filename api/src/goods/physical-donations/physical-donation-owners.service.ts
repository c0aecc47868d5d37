import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Raw } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { RowOf } from '../../platform/database/query.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { givenThings } from './physical-donations.queries.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

export type GivenThings = RowOf<typeof givenThings>;

/** Gifts of things by whom they are of. Addresses are in lower case. */
@Injectable()
export class PhysicalDonationOwnersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: PhysicalDonationLinksService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly clock: Clock,
  ) {}

  /** Everything of this address, newest first. */
  givenBy(email: string): Promise<GivenThings[]> {
    return givenThings.all(this.dataSource, email);
  }

  /** The address of the private page of one of this person's gifts; null where it is not theirs. */
  async linkTo(tx: EntityManager, id: string, email: string): Promise<string | null> {
    const gift = await tx.findOneBy(PhysicalDonationRow, { id });
    return gift?.email.toLowerCase() === email ? this.links.trackingUrl(tx, id) : null;
  }

  /** To a new address; the links that were sent to the old one open nothing any more. */
  async moveEmail(tx: EntityManager, from: string, to: string): Promise<void> {
    for (const donation of await this.held(tx, from)) {
      await this.links.closeAll(tx, donation.id);
      await tx.save(Object.assign(donation, { email: to, updated_at: this.clock.now() }));
      await this.timeline.addEntry(tx, {
        physical_donation_id: donation.id,
        kind: 'changed',
        text: timelineTexts.moved,
        by: DONOR,
      });
    }
  }

  private held(tx: EntityManager, email: string): Promise<PhysicalDonationRow[]> {
    return tx.find(PhysicalDonationRow, {
      where: { email: Raw((column) => `lower(${column}) = :email`, { email }) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}
