import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { StaffNotesService } from '../../core/notifications/staff-notes.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { RecurringIdentityInput, RecurringPreferencesInput } from './recurring-actions.dto.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { RecurringGiftsService } from './recurring-gifts.service.js';
import { RecurringLinksService } from './recurring-links.service.js';
import { timelineTexts } from './recurring-timeline.content.js';
import { RecurringTimelineService, type RecurringEntryKind } from './recurring-timeline.service.js';
import { RecurringAuditService } from './recurring-audit.service.js';

/** What is written of a recurring gift without its provider: for the payments to come. */
@Injectable()
export class RecurringWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: RecurringGiftsService,
    private readonly links: RecurringLinksService,
    private readonly timeline: RecurringTimelineService,
    private readonly notes: StaffNotesService,
    private readonly auditLog: RecurringAuditService,
    private readonly clock: Clock,
  ) {}

  /** One receipt a year, or one per payment. */
  async prefer(id: string, { yearly_receipt }: RecurringPreferencesInput, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const gift = await this.held(tx, id);
      if (yearly_receipt === undefined || yearly_receipt === gift.yearly_receipt) return;
      const text = timelineTexts.preferences(yearly_receipt);
      await this.save(tx, gift, { yearly_receipt }, { kind: 'preferences', text, by });
    });
  }

  /** Who gives; to a new address, the links that were sent to the old one open nothing any more. */
  async identify(id: string, { version, ...written }: RecurringIdentityInput, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const gift = await this.held(tx, id);
      await this.auditLog.assertCurrent(tx, gift, version);
      if (written.email && written.email.toLowerCase() !== gift.email.toLowerCase())
        await this.links.closeAll(tx, id);
      await this.save(tx, gift, written, { kind: 'identity', text: timelineTexts.identity, by });
    });
  }

  async note(id: string, text: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { reference: about, email } = await this.held(tx, id);
      await this.timeline.addEntry(tx, id, { kind: 'note', text: timelineTexts.note, details: text, by });
      const record = { resource: 'recurring-gifts', record_id: id };
      await this.notes.written(tx, { ...record, text, about, email, author: by });
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
    await this.timeline.addEntry(tx, gift.id, entry);
    await this.auditLog.changed(tx, entry.by, before, gift);
  }
}
