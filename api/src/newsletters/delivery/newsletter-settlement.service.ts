import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BounceClass, DeferralScope, Handover } from '../../core/mail/bulk-mail.service.js';
import { withoutAddresses } from '../../people/newsletter/subscriber-mailbox.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import type { RowOf } from '../../platform/database/query.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import {
  type claimRecipients,
  otherDomainsWaiting,
  pauseDomain,
  settleRecipient,
  tryLater,
  tryMailboxLater,
} from './newsletter-delivery.queries.js';
import { NewsletterBouncesService } from './newsletter-bounces.service.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { RecipientMailboxesService } from './recipient-mailboxes.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

const TRIED_FOR_DAYS = 3;
const AGAIN_AFTER_MS = 60_000;
/** Not one of them takes anything: it is our mail that is put off. */
const DOMAINS_OF_A_RELAY = 3;
/** Each is twice as long as the one before: 60, 120, 240. */
const THIRD_PAUSE_SECONDS = 240;

export type ClaimedRecipient = RowOf<typeof claimRecipients>;

/** Writes down what the mail server said of one copy, and what follows from it. */
@Injectable()
export class NewsletterSettlementService {
  constructor(
    private readonly mailboxes: RecipientMailboxesService,
    private readonly bounces: NewsletterBouncesService,
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
    const copy = { ...recipient, newsletter_id: newsletterId };
    if (said.outcome === 'unknown') return void (await settleRecipient.run(tx, id, 'uncertain', now, detail));
    if (said.outcome === 'refused') return this.refuse(tx, copy, said.bounceClass, detail);
    await this.wait(tx, copy, said.scope, detail);
  }

  private async refuse(tx: EntityManager, copy: Copy, why: BounceClass, detail: string): Promise<void> {
    await settleRecipient.run(tx, copy.id, 'refused', this.clock.now(), detail);
    await this.bounces.note(tx, copy, why, detail);
  }

  /**
   * After a pause that all mail for this server takes, or this mailbox alone where it is full; a mailbox is tried for
   * three days. That our own way out fails is nobody's fault: it is tried as long as it takes, and staff hear of it.
   */
  private async wait(tx: EntityManager, copy: Copy, said: DeferralScope, detail: string): Promise<void> {
    const now = this.clock.now();
    // Held: whoever stops it at this moment counts on those that are not settled.
    const held = await this.newsletters.hold(tx, copy.newsletter_id);
    if (held.status === 'stopped')
      return void (await settleRecipient.run(tx, copy.id, 'skipped', now, texts.stoppedDetail));
    const since = held.started_at ?? now;
    const scope = said === 'domain' ? await this.scopeOf(tx, copy) : said;
    if (scope !== 'relay' && now.getTime() - since.getTime() > TRIED_FOR_DAYS * DAY_MS)
      return this.refuse(tx, copy, 'soft', texts.expired);
    if (scope === 'mailbox') return void (await tryMailboxLater.run(tx, copy.id, now, detail));
    await tryLater.run(tx, copy.id, new Date(now.getTime() + AGAIN_AFTER_MS), detail);
    const pause = await pauseDomain.first(tx, scope === 'relay' ? '' : copy.domain, now);
    if (!pause) return;
    if (scope === 'domain') return this.happenings.add(tx, held.id, 'waits', texts.domainWaits(copy.domain));
    await this.happenings.add(tx, held.id, 'waits', texts.relayWaits(detail));
    if (pause.seconds === THIRD_PAUSE_SECONDS)
      await this.happenings.trouble(tx, held, `relay:${now.toISOString()}`, texts.relayFails(detail));
  }

  private async scopeOf(tx: EntityManager, { newsletter_id, domain }: Copy): Promise<DeferralScope> {
    const { domains } = await otherDomainsWaiting.one(tx, newsletter_id, domain);
    return domains + 1 >= DOMAINS_OF_A_RELAY ? 'relay' : 'domain';
  }
}

type Copy = ClaimedRecipient & { newsletter_id: number };
