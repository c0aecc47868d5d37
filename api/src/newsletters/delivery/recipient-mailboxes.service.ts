import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FollowerMailboxesService } from '../../giving/campaign-followers/follower-mailboxes.service.js';
import { SubscriberMailboxService } from '../../people/newsletter/subscriber-mailbox.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { FollowerAudienceService } from '../audiences/follower-audience.service.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import type { Reader } from '../rendering/newsletter-marks.service.js';

/** A list of e-mails, as mail programs name it. */
export type MailList = 'lettre' | 'nouvelles-des-collectes';

/** Who has a row among the recipients: a subscriber, or a follower of a campaign; neither once they are erased. */
interface Recipient {
  subscriber_id: number | null;
  follower_id: number | null;
}

export interface RecipientAddressee extends Omit<Reader, 'agreed_on'> {
  email: string;
  list: MailList;
  consent_at: Date;
}

/** The mailboxes behind recipients: who may be written to now, and what is noted of them. */
@Injectable()
export class RecipientMailboxesService {
  constructor(
    private readonly subscribers: SubscriberMailboxService,
    private readonly followers: FollowerMailboxesService,
    private readonly audience: FollowerAudienceService,
    private readonly newsletters: NewslettersService,
    private readonly configuration: Configuration,
  ) {}

  /** Nobody where they stopped, or were erased, since sending began. */
  async addressee(tx: EntityManager, recipient: Recipient): Promise<RecipientAddressee | null> {
    const { subscriber_id, follower_id } = recipient;
    if (subscriber_id !== null) return this.subscriber(tx, subscriber_id);
    return follower_id === null ? null : this.follower(tx, follower_id);
  }

  async noteSent(tx: EntityManager, recipient: Recipient, newsletterId: number): Promise<void> {
    const { subscriber_id, follower_id } = recipient;
    if (subscriber_id !== null) await this.subscribers.noteSent(tx, subscriber_id);
    if (follower_id === null) return;
    const { title } = await this.newsletters.row(newsletterId, tx);
    await this.followers.noteSent(tx, follower_id, title);
  }

  async noteBounce(tx: EntityManager, recipient: Recipient, detail: string): Promise<void> {
    const { subscriber_id, follower_id } = recipient;
    if (subscriber_id !== null) await this.subscribers.noteBounce(tx, subscriber_id, detail);
    if (follower_id !== null) await this.followers.noteBounce(tx, follower_id, detail);
  }

  async noteComplaint(tx: EntityManager, { subscriber_id, follower_id }: Recipient): Promise<void> {
    if (subscriber_id !== null) await this.subscribers.noteComplaint(tx, subscriber_id);
    if (follower_id !== null) await this.followers.noteComplaint(tx, follower_id);
  }

  /** They wrote that they want no more of it. */
  async noteUnsubscription(tx: EntityManager, { subscriber_id, follower_id }: Recipient): Promise<void> {
    if (subscriber_id !== null) await this.subscribers.noteUnsubscription(tx, subscriber_id);
    if (follower_id !== null) await this.followers.noteStopped(tx, follower_id);
  }

  private async subscriber(tx: EntityManager, id: number): Promise<RecipientAddressee | null> {
    const to = (await this.subscribers.addressees(tx, [id])).get(id);
    if (!to) return null;
    const token = await this.subscribers.token(tx, id);
    const page = `${this.configuration.appUrl}/lettre`;
    return {
      email: to.email,
      list: 'lettre',
      first_name: to.first_name,
      consent_at: to.consent_at,
      preferences_url: `${page}/preferences/${token}`,
      unsubscribe_url: `${page}/desinscription/${token}`,
    };
  }

  private async follower(tx: EntityManager, id: number): Promise<RecipientAddressee | null> {
    const to = (await this.audience.mayReceive(tx, id)) ? await this.followers.find(tx, id) : null;
    if (!to) return null;
    const url = `${this.configuration.appUrl}/nouvelles-de-collecte/${await this.followers.token(tx, id)}`;
    return {
      email: to.email,
      list: 'nouvelles-des-collectes',
      first_name: to.first_name,
      consent_at: to.consent_at,
      preferences_url: url,
      unsubscribe_url: url,
    };
  }
}
