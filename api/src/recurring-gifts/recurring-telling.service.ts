import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { isToldAt } from './recurring-gift.rules.js';
import { RecurringLettersService } from './recurring-letters.service.js';
import { storyTexts } from './recurring-story.content.js';
import { RecurringStoryService } from './recurring-story.service.js';
import { dayOf, everyInWords, moneyInWords } from './recurring-words.content.js';

/** Tells what changed of a gift that comes again: in its story, and to its donor. */
@Injectable()
export class RecurringTellingService {
  constructor(
    private readonly story: RecurringStoryService,
    private readonly letters: RecurringLettersService,
    private readonly clock: Clock,
  ) {}

  async tell(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    if (gift.amount !== before.amount) await this.amount(tx, before, gift, by);
    if (gift.frequency !== before.frequency) await this.frequency(tx, before, gift, by);
    await this.skip(tx, before, gift, by);
    if (before.payment_label && gift.payment_label !== before.payment_label)
      await this.story.tell(tx, gift.id, {
        ...{ kind: 'payment_method', text: storyTexts.paymentMethod, details: gift.payment_label, by },
      });
    if (gift.failed_payments > before.failed_payments) await this.failure(tx, before, gift);
    const isPausedOtherwise =
      gift.status === 'paused' && gift.paused_until?.getTime() !== before.paused_until?.getTime();
    if (gift.status !== before.status || isPausedOtherwise) await this.state(tx, before, gift, by);
  }

  /** Once for each difference, to the association too. */
  async tellDifference(tx: EntityManager, gift: RecurringGiftRow, difference: string): Promise<void> {
    if (await this.story.wasTold(tx, gift.id, 'refused', difference)) return;
    await this.story.tell(tx, gift.id, { kind: 'refused', text: storyTexts.refused, details: difference });
    await this.letters.differenceToStaff(tx, gift, difference);
  }

  private async amount(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const [was, is] = [before, gift].map(({ amount, currency }) => moneyInWords(amount, currency));
    await this.story.tell(tx, gift.id, { kind: 'amount', text: storyTexts.amount(was!, is!), by });
    await this.letters.amount(tx, gift, was!);
  }

  private async frequency(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const text = storyTexts.frequency(everyInWords(before.frequency), everyInWords(gift.frequency));
    await this.story.tell(tx, gift.id, { kind: 'frequency', text, by });
    await this.letters.frequency(tx, gift, before.frequency);
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
    if (!(await this.story.wasTold(tx, id, 'skip_asked', details))) return;
    if (await this.story.wasTold(tx, id, 'skipped', details)) return;
    const text = storyTexts.skipped(dayOf(from), dayOf(to));
    await this.story.tell(tx, id, { kind: 'skipped', text, details, by });
    await this.letters.skipped(tx, gift, from);
  }

  private async failure(tx: EntityManager, before: RecurringGiftRow, gift: RecurringGiftRow): Promise<void> {
    const text = storyTexts.paymentFailed(gift.failed_payments);
    await this.story.tell(tx, gift.id, { kind: 'payment_failed', text, details: gift.last_failure });
    if (gift.status === 'past_due' && isToldAt(before.failed_payments, gift.failed_payments))
      await this.letters.paymentFailed(tx, gift);
  }

  private async state(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const { id, status, paused_until, cancel_reason } = gift;
    if (status === 'paused') {
      const text = storyTexts.paused(paused_until && dayOf(paused_until));
      await this.story.tell(tx, id, { kind: 'paused', text, by });
      await this.letters.paused(tx, gift);
    }
    if (status === 'active') await this.active(tx, before, gift, by);
    if (status === 'cancelled') {
      const isLost = before.status === 'past_due' && !by;
      const text = isLost ? storyTexts.lost : storyTexts.cancelled;
      await this.story.tell(tx, id, { kind: 'cancelled', text, details: cancel_reason || null, by });
      if (before.status !== 'pending') await this.letters[isLost ? 'lost' : 'cancelled'](tx, gift);
    }
  }

  private async active(
    tx: EntityManager,
    before: RecurringGiftRow,
    gift: RecurringGiftRow,
    by: Author | null,
  ): Promise<void> {
    const kind = before.status === 'paused' ? 'resumed' : 'recovered';
    await this.story.tell(tx, gift.id, { kind, text: storyTexts[kind], by });
    await this.letters[kind](tx, gift);
  }
}
