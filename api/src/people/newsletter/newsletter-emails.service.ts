import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../core/mail/mail.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { newsletterEmails as texts } from './newsletter-emails.content.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { emailOnSignUp } from './newsletter.rules.js';
import type { SubscriberRow } from './subscriber.entity.js';

interface Written {
  subject: string;
  paragraphs: string[];
  action: string;
}

/** The emails about a subscription itself. Each carries its own private links, and the way to stop. */
@Injectable()
export class NewsletterEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly links: NewsletterLinksService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** Answers a sign-up: the link that confirms it, or that it was confirmed before. */
  async answerSignUp(tx: EntityManager, row: SubscriberRow): Promise<void> {
    if (emailOnSignUp(row.status) === 'already') {
      const address = `/lettre/preferences/${await this.links.open(tx, row.id, 'letter')}`;
      return this.send(tx, row, texts.already(row.first_name, row.topics), address);
    }
    const address = `/lettre/confirmer/${await this.links.open(tx, row.id, 'confirm')}`;
    const name = await this.settings.value('site_name', tx);
    return this.send(tx, row, texts.confirm(row.first_name, name), address);
  }

  /** The way to their preferences, which they asked for. */
  async preferenceLink(tx: EntityManager, row: SubscriberRow): Promise<void> {
    const address = `/lettre/preferences/${await this.links.open(tx, row.id, 'letter')}`;
    await this.send(tx, row, texts.preferenceLink(row.first_name), address);
  }

  async welcome(tx: EntityManager, row: SubscriberRow): Promise<void> {
    const address = `/lettre/preferences/${await this.links.open(tx, row.id, 'letter')}`;
    await this.send(tx, row, texts.welcome(row.first_name, row.topics), address);
  }

  private async send(tx: EntityManager, { id, email }: SubscriberRow, written: Written, path: string) {
    const { appUrl } = this.configuration;
    const contact = await this.settings.value('contact_email', tx);
    const token = await this.links.open(tx, id, 'letter');
    const unsubscribe = `${appUrl}/lettre/desinscription/${token}`;
    await this.mail.send(tx, {
      to: email,
      subject: written.subject,
      paragraphs: written.paragraphs,
      action: { label: written.action, url: appUrl + path },
      footer: {
        text: texts.footer.text,
        links: [
          { label: texts.footer.preferences, url: `${appUrl}/lettre/preferences/${token}` },
          { label: texts.footer.unsubscribe, url: unsubscribe },
        ],
      },
      automatic: true,
      unsubscribe: { url: unsubscribe, subject: texts.footer.subject },
      reply_to: contact,
    });
  }
}
