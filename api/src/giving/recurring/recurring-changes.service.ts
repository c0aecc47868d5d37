import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { isEmailedAfterFailure } from './recurring-gift.rules.js';
import { RecurringEmailsService } from './recurring-emails.service.js';
import { timelineTexts } from './recurring-timeline.content.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { dayOf, frequencyInFrench, moneyInFrench } from './recurring-labels.content.js';

/** Records what changed of a recurring gift in its timeline, and emails its donor. */
@Injectable()
export class RecurringChangesService {
  constructor(
    private readonly timeline: RecurringTimelineService,
    private readonly emails: RecurringEmailsService,
    private readonly clock: Clock,
  ) {}

  async recordChanges(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    if (gift.amount !== before.amount) await this.amount(tx, before, gift, by);
    if (gift.frequency !== before.frequency) await this.frequency(tx, before, gift, by);
    await this.skip(tx, before, gift, by);
    if (before.payment_label && gift.payment_label !== before.payment_label)
      await this.timeline.addEntry(tx, gift.id, {
        kind: 'payment_method',
        text: timelineTexts.paymentMethod,
        details: gift.payment_label,
        by,
      });
    if (gift.failed_payments > before.failed_payments) await this.failure(tx, before, gift);
    const isPausedOtherwise =
      gift.status === 'paused' && gift.paused_until?.getTime() !== before.paused_until?.getTime();
    if (gift.status !== before.status || isPausedOtherwise) await this.state(tx, before, gift, by);
  }

  /** Once for each difference, to the association too. */
  async recordDifference(tx: EntityManager, gift: RecurringGiftRow, difference: string): Promise<void> {
    if (await this.timeline.hasEntry(tx, gift.id, 'refused', difference)) return;
    await this.timeline.addEntry(tx, gift.id, {
      kind: 'refused',
      text: timelineTexts.refused,
      details: difference,
    });
    await this.emails.differenceToStaff(tx, gift, difference);
  }

  private async amount(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const [was, is] = [before, gift].map(({ amount, currency }) => moneyInFrench(amount, currency));
    await this.timeline.addEntry(tx, gift.id, { kind: 'amount', text: timelineTexts.amount(was!, is!), by });
    await this.emails.amount(tx, gift, was!);
  }

  private async frequency(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const text = timelineTexts.frequency(
      frequencyInFrench(before.frequency),
      frequencyInFrench(gift.frequency),
    );
    await this.timeline.addEntry(tx, gift.id, { kind: 'frequency', text, by });
    await this.emails.frequency(tx, gift, before.frequency);
  }

  /** A payment that is put off before its day, because that was asked; one that was taken moves the next one too. */
  private async skip(
    tx: EntityManager,
    { next_payment_at: from }: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const { id, next_payment_at: to } = gift;
    if (!from || !to || to <= from || from <= this.clock.now()) return;
    const details = from.toISOString();
    if (!(await this.timeline.hasEntry(tx, id, 'skip_asked', details))) return;
    if (await this.timeline.hasEntry(tx, id, 'skipped', details)) return;
    const text = timelineTexts.skipped(dayOf(from), dayOf(to));
    await this.timeline.addEntry(tx, id, { kind: 'skipped', text, details, by });
    await this.emails.skipped(tx, gift, from);
  }

  private async failure(tx: EntityManager, before: RecurringGiftRow, gift: RecurringGiftRow): Promise<void> {
    const text = timelineTexts.paymentFailed(gift.failed_payments);
    await this.timeline.addEntry(tx, gift.id, { kind: 'payment_failed', text, details: gift.last_failure });
    if (gift.status === 'past_due' && isEmailedAfterFailure(before.failed_payments, gift.failed_payments))
      await this.emails.paymentFailed(tx, gift);
  }

  private async state(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const { id, status, paused_until, cancel_reason } = gift;
    if (status === 'paused') {
      const text = timelineTexts.paused(paused_until && dayOf(paused_until));
      await this.timeline.addEntry(tx, id, { kind: 'paused', text, by });
      await this.emails.paused(tx, gift);
    }
    if (status === 'active') await this.active(tx, before, gift, by);
    if (status === 'cancelled') {
      const isLost = before.status === 'past_due' && !by;
      const text = isLost ? timelineTexts.lost : timelineTexts.cancelled;
      await this.timeline.addEntry(tx, id, { kind: 'cancelled', text, details: cancel_reason || null, by });
      if (before.status !== 'pending') await this.emails[isLost ? 'lost' : 'cancelled'](tx, gift);
    }
  }

  private async active(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const kind = before.status === 'paused' ? 'resumed' : 'recovered';
    await this.timeline.addEntry(tx, gift.id, { kind, text: timelineTexts[kind], by });
    await this.emails[kind](tx, gift);
  }
}
