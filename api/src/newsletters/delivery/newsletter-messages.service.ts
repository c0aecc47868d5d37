import { Injectable } from '@nestjs/common';
import { BulkMailService } from '../../core/mail/bulk-mail.service.js';
import { parisDay } from '../../platform/clock/paris.js';
import { dateInFrench } from '../../platform/clock/paris.js';
import { htmlFor, type Reader, textFor } from '../rendering/newsletter-marks.service.js';
import type { NewsletterMailingRow } from './newsletter-recipient.entity.js';
import type { MailList, RecipientAddressee } from './recipient-mailboxes.service.js';
import { returnTag } from './return-path.rules.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

type Mailing = Pick<
  NewsletterMailingRow,
  'newsletter_id' | 'subject' | 'html' | 'text' | 'made_at' | 'return_key'
>;

interface Envelope {
  list: MailList;
  returnTag?: string;
  isTest?: boolean;
}

/** One reader's copy of a newsletter. */
@Injectable()
export class NewsletterMessagesService {
  constructor(private readonly mail: BulkMailService) {}

  /** For a recipient, with their private links; the same message at each try. */
  copy(mailing: Mailing, recipientId: string, { email, list, consent_at, ...to }: RecipientAddressee) {
    const agreed_on = dateInFrench(parisDay(consent_at));
    const tag = returnTag(mailing.return_key, mailing.newsletter_id, recipientId);
    // By the tag mail servers, and their complaints, name the recipient.
    const id = `${mailing.made_at.toISOString().replace(/[:.]/g, '-')}-${tag}`;
    return this.compose(mailing, id, email, { ...to, agreed_on }, { list, returnTag: tag });
  }

  compose(
    { subject, html, text }: Pick<Mailing, 'subject' | 'html' | 'text'>,
    id: string,
    to: string,
    reader: Reader,
    { list, returnTag: tag, isTest = false }: Envelope,
  ) {
    const stop = texts.unsubscribeSubject[list];
    return this.mail.compose({
      id,
      to,
      subject: textFor(subject, reader),
      html: htmlFor(html, reader),
      text: textFor(text, reader),
      list,
      returnTag: tag,
      unsubscribe: { url: reader.unsubscribe_url, subject: isTest ? texts.testSubject(stop) : stop },
    });
  }
}
