import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BounceClass } from '../../core/mail/bulk-mail.service.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { classifyBounce, policyShare, softInARow } from './newsletter-returns.queries.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';
import { RecipientMailboxesService } from './recipient-mailboxes.service.js';

/** As many letters in a row, and a mailbox that is only full is written to no more. */
const SOFT_IN_A_ROW = 3;
/** From here what refuses it is the letter, or our reputation, and staff hear of it. */
const ALERT_FROM_PERCENT = 2;

interface BouncedRecipient {
  id: string;
  newsletter_id: number;
  subscriber_id: number | null;
  follower_id: number | null;
}

/** What follows from a mailbox that did not take a letter: the same, whether it said so at once or sent it back. */
@Injectable()
export class NewsletterBouncesService {
  constructor(
    private readonly mailboxes: RecipientMailboxesService,
    private readonly happenings: NewsletterHappeningsService,
  ) {}

  /** Closes an address that nobody has at once, one that takes nothing after three letters, one that filters never. */
  async note(
    tx: EntityManager,
    recipient: BouncedRecipient,
    why: BounceClass,
    detail: string,
  ): Promise<void> {
    await classifyBounce.run(tx, recipient.id, why);
    if (why === 'policy') return this.alertOfFilters(tx, recipient.newsletter_id);
    if (why === 'soft') {
      const { failed } = await softInARow.one(tx, recipient.subscriber_id, recipient.follower_id);
      if (failed < SOFT_IN_A_ROW) return;
      // Whoever opens the address again has three letters once more.
      await classifyBounce.run(tx, recipient.id, 'hard');
    }
    await this.mailboxes.noteBounce(tx, recipient, detail);
  }

  private async alertOfFilters(tx: EntityManager, newsletterId: number): Promise<void> {
    const { refused, total, ...newsletter } = await policyShare.one(tx, newsletterId);
    if (refused * 100 < total * ALERT_FROM_PERCENT) return;
    await this.happenings.trouble(tx, newsletter, 'filtered', texts.filtered(refused, total));
  }
}
