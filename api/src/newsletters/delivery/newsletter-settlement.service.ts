import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Handover } from '../../core/mail/bulk-mail.service.js';
import { withoutAddresses } from '../../people/newsletter/subscriber-mailbox.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import type { RowOf } from '../../platform/database/query.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import {
  type claimRecipients,
  pauseDomain,
  settleRecipient,
  tryLater,
} from './newsletter-delivery.queries.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { RecipientMailboxesService } from './recipient-mailboxes.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

const TRIED_FOR_DAYS = 3;
const AGAIN_AFTER_MS = 60_000;

export type ClaimedRecipient = RowOf<typeof claimRecipients>;

/** Writes down what the mail server said of one copy, and what follows from it. */
@Injectable()
export class NewsletterSettlementService {
  constructor(
    private readonly mailboxes: RecipientMailboxesService,
    private readonly newsletters: NewslettersService,
    private readonly happenings: NewsletterHappeningsService,
    private readonly clock: Clock,
  ) {}

  /** Nothing was sent: they stopped before their turn. */
  async skip(tx: EntityManager, { id }: ClaimedRecipient): Promise<void> {
    await settleRecipient.run(tx, id, 'skipped', this.clock.now(), texts.skipped);
  }

  async settle(
    tx: EntityManager,
    newsletterId: number,
    recipient: ClaimedRecipient,
    said: Handover,
  ): Promise<void> {
    const { id } = recipient;
    const now = this.clock.now();
    if (said.outcome === 'accepted') {
      await settleRecipient.run(tx, id, 'sent', now, '');
      await this.mailboxes.noteSent(tx, recipient, newsletterId);
      return;
    }
    const detail = withoutAddresses(said.detail);
    if (said.outcome === 'unknown') return void (await settleRecipient.run(tx, id, 'uncertain', now, detail));
    if (said.outcome === 'refused') {
      await settleRecipient.run(tx, id, 'refused', now, detail);
      if (said.isAddressGone) await this.mailboxes.noteBounce(tx, recipient, detail);
      return;
    }
    await this.wait(tx, newsletterId, recipient, said.scope === 'relay' ? '' : recipient.domain, detail);
  }

  /** Tried again in three days at most, after a pause that all mail for this server takes. */
  private async wait(
    tx: EntityManager,
    newsletterId: number,
    { id }: ClaimedRecipient,
    domain: string,
    detail: string,
  ): Promise<void> {
    const now = this.clock.now();
    // Held: whoever stops it at this moment counts on those that are not settled.
    const { started_at, status } = await this.newsletters.hold(tx, newsletterId);
    if (status === 'stopped')
      return void (await settleRecipient.run(tx, id, 'skipped', now, texts.stoppedDetail));
    if (started_at && now.getTime() - started_at.getTime() > TRIED_FOR_DAYS * DAY_MS)
      return void (await settleRecipient.run(tx, id, 'refused', now, texts.expired));
    await tryLater.run(tx, id, new Date(now.getTime() + AGAIN_AFTER_MS), detail);
    const pause = await pauseDomain.first(tx, domain, now);
    if (pause)
      await this.happenings.add(
        tx,
        newsletterId,
        'waits',
        domain ? texts.domainWaits(domain) : texts.relayWaits,
      );
  }
}
