import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../core/mail/mail.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { memberEmails as texts, WHAT_LAW_KEEPS } from './member-emails.content.js';

interface Written {
  subject: string;
  paragraphs: readonly string[];
  action?: string;
}

/** The emails about an account itself. */
@Injectable()
export class MemberMessagesService {
  constructor(
    private readonly mail: MailService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  async signIn(tx: EntityManager, email: string, token: string, returnTo: string | null): Promise<void> {
    const name = await this.settings.value('site_name', tx);
    const query = returnTo ? `?${new URLSearchParams({ retour: returnTo }).toString()}` : '';
    await this.send(tx, email, texts.signIn(name), `/mon-compte/connexion/${token}${query}`);
  }

  async newEmail(tx: EntityManager, email: string, token: string): Promise<void> {
    const name = await this.settings.value('site_name', tx);
    await this.send(tx, email, texts.newEmail(name), `/mon-profil/adresse/${token}`);
  }

  async emailChanged(tx: EntityManager, from: string, to: string): Promise<void> {
    await this.send(tx, from, texts.emailChanged(to));
  }

  async deleted(tx: EntityManager, email: string): Promise<void> {
    await this.send(tx, email, texts.deleted(WHAT_LAW_KEEPS));
  }

  private async send(tx: EntityManager, to: string, written: Written, path?: string): Promise<void> {
    const contact = await this.settings.value('contact_email', tx);
    const { subject, paragraphs, action } = written;
    await this.mail.send(tx, {
      to,
      subject,
      paragraphs: [...paragraphs],
      automatic: true,
      ...(action &&
        path && {
          action: {
            label: action,
            url: this.configuration.appUrl + path,
          },
        }),
      footer: {
        text: texts.footer,
        links: [],
      },
      reply_to: contact,
    });
  }
}
