import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../settings/settings.service.js';
import { addressee, AUTOMATIC, oneLine, unsubscribeHeaders } from './mail-headers.js';
import type { EmailContent } from './email-content.js';
import { mailHtml } from './mail.layout.js';
import { DRAWING_CID } from './mail-pictures.js';
import { mailText } from './mail-text.js';
import type { MailMessage } from './mailer.js';
import { OutgoingEmailRow } from './outgoing-email.entity.js';
import { queueEmail } from './outgoing-emails.js';

export type { EmailContent };
export { MAIL_JOB } from './mailer.js';

/** Mail that is sent if, and only if, the transaction that wrote it is committed. */
@Injectable()
export class MailService {
  constructor(
    private readonly jobs: JobsService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Writes an e-mail down for sending in the caller's transaction; to whoever was erased, none. */
  async send(tx: EntityManager, email: EmailContent): Promise<void> {
    if (email.to === '') return;
    const { appUrl, mailFromAddress } = this.configuration;
    const { site_name, mail_sender_name, mail_footer, contact_email } = await this.settings.values(tx);
    const signature = { name: site_name, address: appUrl, footer: mail_footer };
    const message: MailMessage = {
      id: `${this.clock.now().toISOString().replace(/[:.]/g, '-')}-${nextDigits()}`,
      from: { name: oneLine(mail_sender_name || site_name), address: mailFromAddress },
      to: addressee(email.to),
      subject: oneLine(email.subject),
      text: mailText(email, signature),
      html: mailHtml(email, signature),
      ...(email.reply_to && { replyTo: addressee(email.reply_to) }),
      headers: headersOf(email, contact_email || null),
      ...(email.attachments && { attachments: email.attachments }),
      ...(email.drawing && { drawings: [{ cid: DRAWING_CID, svg: email.drawing.svg }] }),
    };
    await queueEmail(tx, this.jobs, message, this.clock.now());
  }

  /** How many e-mails that were written until a moment have not left. */
  countUntil(tx: EntityManager, moment: Date): Promise<number> {
    return tx.countBy(OutgoingEmailRow, { created_at: LessThanOrEqual(moment) });
  }

  /** Gives up those of them that have not left yet: the jobs that send them find nothing. */
  async dropUntil(tx: EntityManager, moment: Date): Promise<void> {
    await tx.delete(OutgoingEmailRow, { created_at: LessThanOrEqual(moment) });
  }
}

let written = 0;

/** In the order in which this process wrote, also within one moment; other processes write other names. */
function nextDigits(): string {
  written = (written + 1) % 0x1_00_00;
  return `${written.toString(16).padStart(4, '0')}${randomBytes(4).toString('hex')}`;
}

function headersOf({ automatic, unsubscribe }: EmailContent, mailbox: string | null): Record<string, string> {
  return {
    ...(automatic && AUTOMATIC),
    ...(unsubscribe && unsubscribeHeaders(unsubscribe.url, mailbox, unsubscribe.subject)),
  };
}
