import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { SettingsService } from '../settings/settings.service.js';
import { addressee, AUTOMATIC, oneLine, unsubscribeHeaders } from './mail-headers.js';
import { mailHtml, mailText } from './mail.layout.js';
import { type Attachment, Mailer, type MailMessage } from './mailer.js';

const JOB = 'mail.send';

export interface Letter {
  to: string;
  subject: string;
  paragraphs: string[];
  /** What the letter tells of, each with its own page. */
  items?: { title: string; text: string; url: string }[];
  /** What the reader is to type somewhere, shown large under the paragraphs. */
  code?: string;
  /** The one thing that the reader is asked to do. */
  action?: { label: string; url: string };
  /** Other ways, under the button. */
  links?: { label: string; url: string }[];
  /** What comes after the button. */
  after?: string[];
  /** Under the letter, in small: why one receives it, and how to stop. */
  footer?: { text: string; links: { label: string; url: string }[] };
  /** Whom an answer goes to. */
  reply_to?: string;
  /** Nobody wrote it by hand: other programs must not answer it. */
  automatic?: boolean;
  /** The page that stops these letters, also by a POST of the mailbox itself; the subject of who writes instead. */
  unsubscribe?: { url: string; subject: string };
  attachments?: Attachment[];
}

/** Mail that is sent if, and only if, what it tells of is committed; tried again while the mail server is away. */
@Injectable()
export class MailService {
  constructor(
    private readonly jobs: JobsService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
  ) {
    jobs.on<MailMessage>(JOB, (message) => mailer.deliver(message));
  }

  /** Writes a letter down for sending in the caller's transaction. */
  async send(tx: EntityManager, letter: Letter): Promise<void> {
    const { appUrl, mailFromAddress } = this.configuration;
    const { site_name, mail_sender_name, mail_footer, contact_email } = await this.settings.values(tx);
    const signature = { name: site_name, address: appUrl, footer: mail_footer };
    const message: MailMessage = {
      id: `${this.clock.now().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`,
      from: { name: oneLine(mail_sender_name || site_name), address: mailFromAddress },
      to: addressee(letter.to),
      subject: oneLine(letter.subject),
      text: mailText(letter, signature),
      html: mailHtml(letter, signature),
      ...(letter.reply_to && { replyTo: addressee(letter.reply_to) }),
      headers: headersOf(letter, contact_email || null),
      ...(letter.attachments && { attachments: letter.attachments }),
    };
    await this.jobs.add(tx, JOB, message);
  }

  /** Says in French whether mail can leave; throws where it cannot. */
  check(): Promise<string> {
    return this.mailer.check();
  }
}

function headersOf({ automatic, unsubscribe }: Letter, mailbox: string | null): Record<string, string> {
  return {
    ...(automatic && AUTOMATIC),
    ...(unsubscribe && unsubscribeHeaders(unsubscribe.url, mailbox, unsubscribe.subject)),
  };
}
