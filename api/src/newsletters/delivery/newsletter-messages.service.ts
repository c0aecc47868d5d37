import { Injectable } from '@nestjs/common';
import { BulkMailService } from '../../core/mail/bulk-mail.service.js';
import { parisDay } from '../../platform/clock/paris.js';
import { dayInFrench } from '../../platform/clock/paris.js';
import { htmlFor, type Reader, textFor } from '../rendering/newsletter-marks.service.js';
import type { NewsletterMailingRow } from './newsletter-recipient.entity.js';
import type { MailList, RecipientAddressee } from './recipient-mailboxes.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

type Mailing = Pick<NewsletterMailingRow, 'newsletter_id' | 'subject' | 'html' | 'text' | 'made_at'>;

/** One reader's copy of a newsletter. */
@Injectable()
export class NewsletterMessagesService {
  constructor(private readonly mail: BulkMailService) {}

  /** For a recipient, with their private links; the same message at each try. */
  copy(mailing: Mailing, recipientId: string, { email, list, consent_at, ...to }: RecipientAddressee) {
    const agreed_on = dayInFrench(parisDay(consent_at)).replace(/^\p{L}+ /u, '');
    const id = newsletterMessageId(mailing, recipientId);
    return this.compose(mailing, id, email, { ...to, agreed_on }, list);
  }

  compose(
    { subject, html, text }: Omit<Mailing, 'newsletter_id' | 'made_at'>,
    id: string,
    to: string,
    reader: Reader,
    list: MailList = 'lettre',
  ) {
    return this.mail.compose({
      id,
      to,
      subject: textFor(subject, reader),
      html: htmlFor(html, reader),
      text: textFor(text, reader),
      list,
      unsubscribe: { url: reader.unsubscribe_url, subject: texts.unsubscribeSubject[list] },
    });
  }
}

/** By which mail servers, and their complaints, name a recipient. */
const newsletterMessageId = ({ made_at, newsletter_id }: Mailing, recipientId: string) =>
  `${made_at.toISOString().replace(/[:.]/g, '-')}-nl${newsletter_id}-${recipientId}`;

/** The recipient that such a name stands for, wherever a text quotes it; null where it quotes none. */
export const recipientOfMessageId = (text: string): string | null =>
  /-nl\d{1,10}-(\d{1,18})@livres-en-partage/.exec(text)?.[1] ?? null;
