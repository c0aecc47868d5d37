import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { JobsService } from '../jobs/jobs.service.js';
import { SettingsService } from '../settings/settings.service.js';
import {
  type BounceClass,
  bounceClass,
  failureDetail,
  isOfOneMailbox,
  isOfTheRelay,
  isRefusedForGood,
  mayHaveArrived,
} from './delivery-failure.js';
import { FolderMailer } from './folder.mailer.js';
import { addressee, oneLine, STOP_MARK, unsubscribeHeaders } from './mail-headers.js';
import type { Mailer, MailMessage } from './mailer.js';
import { queueEmail } from './outgoing-emails.js';
import { SmtpMailer } from './smtp.mailer.js';

export { type BounceClass, bounceClass, STOP_MARK };

/** How many messages are handed over at once, each on a connection of its own that serves for many. */
export const HANDED_AT_ONCE = 8;

export interface BulkMessage {
  /** Names the message for ever: the same at each try. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The list it comes from, as mail programs name it. */
  list: string;
  /** By which it is known again where it comes back. */
  returnTag?: string | undefined;
  unsubscribe: { url: string; subject: string };
}

/** Whose mail is put off: one reader's, that of all who have the same provider, or everybody's. */
export type DeferralScope = 'mailbox' | 'domain' | 'relay';

/** What the mail server said. `unknown`: it was cut off while it may have had the whole message. */
export type Handover =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; detail: string; bounceClass: BounceClass }
  | { outcome: 'later'; detail: string; scope: DeferralScope }
  | { outcome: 'unknown'; detail: string };

/**
 * Hands over messages one by one and says what became of each, for whoever must know it: nothing is tried again here.
 * What must only leave some day goes through `MailService`.
 */
@Injectable()
export class BulkMailService implements OnApplicationShutdown {
  private readonly mailer: Mailer;

  constructor(
    private readonly jobs: JobsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {
    const { smtpUrl, varFolder } = configuration;
    this.mailer = smtpUrl
      ? new SmtpMailer(smtpUrl, configuration, HANDED_AT_ONCE)
      : new FolderMailer(join(varFolder, 'mail'));
  }

  async compose({
    id,
    to,
    subject,
    html,
    text,
    list,
    returnTag,
    unsubscribe,
  }: BulkMessage): Promise<MailMessage> {
    const { site_name, mail_sender_name, contact_email } = await this.settings.values();
    const { mailFromAddress, senderDomain } = this.configuration;
    const name = oneLine(mail_sender_name || site_name);
    return {
      id,
      from: { name, address: mailFromAddress },
      to: addressee(to),
      subject: oneLine(subject),
      text,
      html,
      isBulk: true,
      returnTag,
      ...(contact_email && { replyTo: addressee(contact_email) }),
      headers: {
        ...unsubscribeHeaders(
          unsubscribe.url,
          this.stopAddress(returnTag) ?? (contact_email || null),
          unsubscribe.subject,
        ),
        'List-Id': `<${list}.${senderDomain}>`,
        'X-Auto-Response-Suppress': 'All',
      },
    };
  }

  /** Where a mail program writes for a reader who wants no more; null where nobody reads that mailbox. */
  private stopAddress(tag: string | undefined): string | null {
    const { bounceAddress, bounceAddressIsTagged, bounceMailboxUrl } = this.configuration;
    if (!tag || !bounceAddress || !bounceAddressIsTagged || bounceMailboxUrl === null) return null;
    return bounceAddress.replace('@', `+${STOP_MARK}${tag}@`);
  }

  async handOver(message: MailMessage): Promise<Handover> {
    try {
      await this.mailer.deliver(message);
      return { outcome: 'accepted' };
    } catch (failure) {
      const detail = failureDetail(failure);
      if (mayHaveArrived(failure)) return { outcome: 'unknown', detail };
      if (isOfTheRelay(failure)) return { outcome: 'later', detail, scope: 'relay' };
      if (isRefusedForGood(failure)) return { outcome: 'refused', detail, bounceClass: bounceClass(detail) };
      return { outcome: 'later', detail, scope: isOfOneMailbox(failure) ? 'mailbox' : 'domain' };
    }
  }

  /** Has it leave with the other e-mails, if the caller's transaction commits: for a test to one person. */
  async queue(tx: EntityManager, message: MailMessage): Promise<void> {
    await queueEmail(tx, this.jobs, message, this.clock.now());
  }

  onApplicationShutdown(): void {
    this.mailer.close();
  }
}
