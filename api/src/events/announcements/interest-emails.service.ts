import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { announcementEmails as texts } from './announcement-emails.content.js';
import { EventInterestLinkRow } from './event-interest-link.entity.js';

/** The e-mails to those who are interested in an event. Each carries the link that stops them. */
@Injectable()
export class InterestEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly links: PrivateLinksService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async send(
    tx: EntityManager,
    event: SeatedEvent,
    email: string,
    { label, ...written }: Pick<EmailContent, 'subject' | 'paragraphs'> & { label: string },
  ): Promise<void> {
    const { appUrl } = this.configuration;
    const isOff = event.status === 'cancelled';
    const stop = await this.links.url(
      tx,
      EventInterestLinkRow,
      { event_id: event.id, email },
      '/evenements/suivi/',
    );
    const reply_to = event.contact_email || (await this.settings.value('contact_email', tx));
    await this.mail.send(tx, {
      ...written,
      to: email,
      action: { label, url: `${appUrl}/evenements${isOff ? '' : `/${event.slug}`}` },
      footer: { text: texts.stop.footer(event), links: [{ label: texts.stop.label, url: stop }] },
      unsubscribe: { url: stop, subject: texts.stop.subject },
      automatic: true,
      ...(reply_to && { reply_to }),
    });
  }
}
