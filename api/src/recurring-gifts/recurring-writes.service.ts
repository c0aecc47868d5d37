import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { RecurringEntryKind } from './recurring-entry.entity.js';
import type { RecurringIdentityInput, RecurringPreferencesInput } from './recurring-gift.contract.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { RecurringGiftsService } from './recurring-gifts.service.js';
import { RecurringLinksService } from './recurring-links.service.js';
import { storyTexts } from './recurring-story.content.js';
import { RecurringStoryService } from './recurring-story.service.js';
import { RecurringTrailService } from './recurring-trail.service.js';

/** What is written of a gift that comes again without its provider: for the payments to come. */
@Injectable()
export class RecurringWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: RecurringGiftsService,
    private readonly links: RecurringLinksService,
    private readonly story: RecurringStoryService,
    private readonly trail: RecurringTrailService,
    private readonly clock: Clock,
  ) {}

  /** One receipt a year, or one per payment. */
  async prefer(id: string, { yearly_receipt }: RecurringPreferencesInput, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const gift = await this.held(tx, id);
      if (yearly_receipt === undefined || yearly_receipt === gift.yearly_receipt) return;
      const text = storyTexts.preferences(yearly_receipt);
      await this.save(tx, gift, { yearly_receipt }, { kind: 'preferences', text, by });
    });
  }

  /** Who gives; to a new address, the links that were sent to the old one open nothing any more. */
  async identify(id: string, { version, ...written }: RecurringIdentityInput, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const gift = await this.held(tx, id);
      await this.trail.assertCurrent(tx, gift, version);
      if (written.email && written.email.toLowerCase() !== gift.email.toLowerCase())
        await this.links.closeAll(tx, id);
      await this.save(tx, gift, written, { kind: 'identity', text: storyTexts.identity, by });
    });
  }

  async note(id: string, text: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.held(tx, id);
      await this.story.tell(tx, id, { kind: 'note', text: storyTexts.note, details: text, by });
    });
  }

  private async held(tx: EntityManager, id: string): Promise<RecurringGiftRow> {
    const gift = await this.gifts.hold(tx, id);
    if (!gift) throw recurringErrors.notFound();
    return gift;
  }

  private async save(
    tx: EntityManager,
    gift: RecurringGiftRow,
    written: Partial<RecurringGiftRow>,
    entry: { kind: RecurringEntryKind; text: string; by: Author },
  ): Promise<void> {
    const before = { ...gift };
    Object.assign(gift, written);
    if (JSON.stringify(gift) === JSON.stringify(before)) return;
    gift.updated_at = this.clock.now();
    await tx.save(gift);
    await this.story.tell(tx, gift.id, entry);
    await this.trail.changed(tx, entry.by, before, gift);
  }
}
