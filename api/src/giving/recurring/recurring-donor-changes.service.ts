import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { inLowerCase, NOBODY } from '../donors/donor.columns.js';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import { RecurringLinksService } from './recurring-links.service.js';
import { timelineTexts } from './recurring-timeline.content.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

type Changes = Partial<RecurringGiftRow>;

/** What becomes of recurring gifts when their donor moves or completes an account. Addresses are in lower case. */
@Injectable()
export class RecurringDonorChangesService {
  constructor(
    private readonly links: RecurringLinksService,
    private readonly timeline: RecurringTimelineService,
    private readonly clock: Clock,
  ) {}

  /** To a new address; the links that were sent to the old one open nothing any more. */
  async moveEmail(tx: EntityManager, from: string, to: string): Promise<void> {
    for (const gift of await this.held(tx, from)) {
      await this.links.closeAll(tx, gift.id);
      await this.save(tx, gift, { email: to });
    }
  }

  /** Puts a name and an address on those that lack one, for the payments to come. */
  async complete(tx: EntityManager, email: string, identity: Changes): Promise<void> {
    for (const gift of await this.held(tx, email))
      if (gift.donor_type === 'particulier' && !(gift.last_name && gift.street_address))
        await this.save(tx, gift, identity);
  }

  /** Who wanted to give again and again, and never did; one that was ever paid stays as it is. */
  async forgetUnpaid(tx: EntityManager, id: string): Promise<void> {
    const gift = await tx.findOneBy(RecurringGiftRow, { id });
    if (gift?.status !== 'cancelled' || gift.started_at) return;
    await this.links.closeAll(tx, id);
    await this.timeline.forgetNotes(tx, id);
    await tx.save(Object.assign(gift, NOBODY, { cancel_reason: '', updated_at: this.clock.now() }));
  }

  private held(tx: EntityManager, email: string): Promise<RecurringGiftRow[]> {
    return tx.find(RecurringGiftRow, {
      where: { email: inLowerCase(email) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  private async save(tx: EntityManager, gift: RecurringGiftRow, changes: Changes): Promise<void> {
    await tx.save(Object.assign(gift, changes, { updated_at: this.clock.now() }));
    await this.timeline.addEntry(tx, gift.id, { kind: 'identity', text: timelineTexts.identity, by: DONOR });
  }
}
