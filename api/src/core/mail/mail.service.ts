import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../settings/settings.service.js';
import { addressee, AUTOMATIC, oneLine, unsubscribeHeaders } from './mail-headers.js';
import type { EmailContent } from './email-content.js';
import { mailHtml, mailText } from './mail.layout.js';
import { failureDetail, isRefusedForGood } from './delivery-failure.js';
import { MAIL_JOB, Mailer, type MailMessage } from './mailer.js';
import { OutgoingEmailRow } from './outgoing-email.entity.js';
import { type SendJob, queueEmail } from './outgoing-emails.js';
import { undeliverable as texts } from './undeliverable.content.js';
import { TRIED_FOR_DAYS } from './undeliverable-email.contract.js';
import { UndeliverableEmailsService } from './undeliverable-emails.service.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';

/** More tries than fit in the days for which an email is tried: its age decides, not their number. */
const RETRY_LIMIT = 1000;
/** Mail servers take more than one connection, and seldom more than ten. */
const SENT_AT_ONCE = 8;
const ALERT_KEY = 'mail.undeliverable-alert';

export type { EmailContent };

/** Mail that is sent if, and only if, the transaction that wrote it is committed; tried again while the mail server is away. */
@Injectable()
export class MailService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly undeliverable: UndeliverableEmailsService,
    private readonly attempts: AttemptLimitService,
  ) {}

  /** Writes an e-mail down for sending in the caller's transaction; to whoever was erased, none. */
  async send(tx: EntityManager, email: EmailContent): Promise<void> {
    if (email.to === '') return;
    const { appUrl, mailFromAddress } = this.configuration;
    const { site_name, mail_sender_name, mail_footer, contact_email } = await this.settings.values(tx);
    const signature = { name: site_name, address: appUrl, footer: mail_footer };
    const message: MailMessage = {
      id: `${this.clock.now().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`,
      from: { name: oneLine(mail_sender_name || site_name), address: mailFromAddress },
      to: addressee(email.to),
      subject: oneLine(email.subject),
      text: mailText(email, signature),
      html: mailHtml(email, signature),
      ...(email.reply_to && { replyTo: addressee(email.reply_to) }),
      headers: headersOf(email, contact_email || null),
      ...(email.attachments && { attachments: email.attachments }),
    };
    await queueEmail(tx, this.jobs, message, this.clock.now());
  }

  /** Says in French whether mail can leave; throws where it cannot, or where some was set aside. */
  async check(): Promise<string> {
    const said = await this.mailer.check();
    const count = await this.undeliverable.count();
    if (count > 0) throw new Error(texts.setAside(count));
    return said;
  }

  /** Sends it and deletes it: killed in between, it is sent again by the same Message-ID, then deleted. */
  @OnJob({ name: MAIL_JOB, retryLimit: RETRY_LIMIT, batchSize: SENT_AT_ONCE })
  async deliver({ id }: SendJob): Promise<void> {
    const { manager } = this.dataSource;
    const email = await manager.findOneBy(OutgoingEmailRow, { id });
    if (!email) return;
    try {
      await this.mailer.deliver(email.message);
    } catch (failure) {
      return this.notDelivered(email, failure);
    }
    await manager.delete(OutgoingEmailRow, { id });
  }

  /** What is refused for good, or was tried for three days, is set aside; anything else is tried again. */
  private async notDelivered(email: OutgoingEmailRow, failure: unknown): Promise<void> {
    const detail = failureDetail(failure);
    if (isRefusedForGood(failure)) return this.undeliverable.setAside(email, 'refused', detail);
    const age = this.clock.now().getTime() - email.created_at.getTime();
    if (age <= TRIED_FOR_DAYS * DAY_MS) throw new Error(`An email could not be sent (${codeOf(failure)})`);
    await this.undeliverable.setAside(email, 'expired', detail, (tx) => this.alertStaff(tx, email.message));
  }

  /** Once a day at most, and never about an alert itself. */
  private async alertStaff(tx: EntityManager, { subject }: MailMessage): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to || subject === texts.alertSubject) return;
    if (!(await this.attempts.allows(ALERT_KEY, 1, { windowMs: DAY_MS, tx }))) return;
    await this.send(tx, {
      to,
      subject: texts.alertSubject,
      paragraphs: texts.alertParagraphs,
      action: { label: texts.alertAction, url: `${this.configuration.appUrl}/admin/system-tests` },
      automatic: true,
    });
  }
}

/** A mail server's sentence may hold the address: the job keeps its code only. */
function codeOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'unknown');
}

function headersOf({ automatic, unsubscribe }: EmailContent, mailbox: string | null): Record<string, string> {
  return {
    ...(automatic && AUTOMATIC),
    ...(unsubscribe && unsubscribeHeaders(unsubscribe.url, mailbox, unsubscribe.subject)),
  };
}
