import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { registrationEmails as texts } from './registration-emails.content.js';
import { RegistrationHistoryService } from './registration-history.service.js';
import { RegistrationLinksService } from './registration-links.service.js';
import { timelineTexts } from './registration-timeline.content.js';
import type { HeldRegistration } from './registration-rows.service.js';

/** How other capabilities write of an event and a registration. */
export {
  amounts,
  hourInFrench,
  momentInFrench,
  named,
  placeInFrench,
  standing,
  whenAndWhere,
} from './registration-emails.content.js';

type Written = Pick<EmailContent, 'subject' | 'paragraphs' | 'attachments' | 'after' | 'links'>;
type EmailAction = NonNullable<EmailContent['action']>;

/** What is written to those who register; each in the transaction of what it says. */
@Injectable()
export class RegistrationEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly links: RegistrationLinksService,
    private readonly settings: SettingsService,
    private readonly history: RegistrationHistoryService,
    private readonly configuration: Configuration,
  ) {}

  /** The link that proves the mailbox, and leads on to the registration's own page. */
  async verify(tx: EntityManager, { row, event }: HeldRegistration): Promise<void> {
    const url = await this.verificationUrl(tx, { row, event });
    await this.send(tx, { row, event }, texts.verify(row, event), { label: texts.verifyAction, url });
  }

  /** To whoever is registered already: the way to their page, and beside it to the seats asked for once more. */
  async already(
    tx: EntityManager,
    held: HeldRegistration,
    repeat: HeldRegistration['row'] | null,
  ): Promise<void> {
    const { row, event } = held;
    const email = texts.already(row, event, repeat?.seats ?? null);
    if (!repeat) return this.toParticipant(tx, held, email);
    const url = await this.verificationUrl(tx, { row: repeat, event });
    await this.toParticipant(tx, held, { ...email, links: [{ label: texts.moreAction(repeat.seats), url }] });
  }

  private async verificationUrl(tx: EntityManager, { row, event }: HeldRegistration): Promise<string> {
    const token = await this.links.create(tx, row.id, 'verify');
    const manage = await this.links.create(tx, row.id, 'manage');
    const asked = new URLSearchParams({
      context: 'event',
      source: event.slug,
      name: event.title,
      return: `/inscriptions/${manage}`,
    });
    return `${this.configuration.appUrl}/verify-email/${token}?${asked.toString()}`;
  }

  /** Writes to who registered, with the link to their own page, and enters it in the timeline. */
  async toParticipant(
    tx: EntityManager,
    held: HeldRegistration,
    email: Written,
    label: string = texts.open,
  ): Promise<void> {
    await this.send(tx, held, email, { label, url: await this.links.url(tx, held.row.id) });
  }

  /** Words of staff; its timeline says `known` of them, in which no name is filled. */
  async fromStaff(tx: EntityManager, held: HeldRegistration, email: Written, known: string): Promise<void> {
    const action = { label: texts.open, url: await this.links.url(tx, held.row.id) };
    await this.send(tx, held, email, action, known);
  }

  /** The same as `toParticipant`, once for these `details`, which its timeline shows. */
  async toParticipantOnce(
    tx: EntityManager,
    held: HeldRegistration,
    details: string,
    email: Written,
  ): Promise<void> {
    const { email: to, id } = held.row;
    const entry = { kind: 'email', text: timelineTexts.emailed(email.subject), details };
    if (!to || !(await this.history.addOnce(tx, id, entry))) return;
    await this.post(tx, held, email, { label: texts.open, url: await this.links.url(tx, id) });
  }

  /** To another address than before: no link that the former one holds opens the registration any more. */
  async newAddress(tx: EntityManager, held: HeldRegistration): Promise<void> {
    const { row, event } = held;
    await this.links.closeAll(tx, row.id);
    if (row.status === 'pending_verification') return row.email ? this.verify(tx, held) : undefined;
    await this.toParticipant(tx, held, texts.newLink(row, event));
  }

  /** The same to one whose registration is over: the button leads back to the event. */
  async backToEvent(
    tx: EntityManager,
    held: HeldRegistration,
    email: Written,
    label: string = texts.againAction,
  ): Promise<void> {
    const url = `${this.configuration.appUrl}/evenements/${held.event.slug}`;
    await this.send(tx, held, email, { label, url });
  }

  /** The event does not take place; the button leads to the others. */
  async cancelledWithEvent(
    tx: EntityManager,
    held: HeldRegistration,
    refund: number,
    attachments: NonNullable<EmailContent['attachments']>,
  ): Promise<void> {
    const url = `${this.configuration.appUrl}/evenements`;
    const hasCalendar = attachments.length > 0;
    const email = texts.cancelledWithEvent(held.row, held.event, { refund, hasCalendar });
    await this.send(tx, held, { ...email, attachments }, { label: texts.eventsAction, url });
  }

  /** To the association, where it gave an address: else it waits in the panel. */
  async toStaff(tx: EntityManager, { row }: HeldRegistration, email: Written): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to) return;
    const url = `${this.configuration.appUrl}/admin/event-registrations/${row.id}/show`;
    await this.mail.send(tx, { ...email, to, action: { label: texts.panel, url }, automatic: true });
  }

  private async send(
    tx: EntityManager,
    { row, event }: HeldRegistration,
    email: Written,
    action: EmailAction,
    known = email.subject,
  ): Promise<void> {
    if (!row.email) return;
    await this.post(tx, { row, event }, email, action);
    await this.history.add(tx, row.id, { kind: 'email', text: timelineTexts.emailed(known) });
  }

  private async post(
    tx: EntityManager,
    { row, event }: HeldRegistration,
    email: Written,
    action: EmailAction,
  ): Promise<void> {
    const reply_to = event.contact_email || (await this.settings.value('contact_email', tx));
    await this.mail.send(tx, {
      ...email,
      to: row.email,
      action,
      automatic: true,
      footer: { text: texts.footer, links: [] },
      ...(reply_to && { reply_to }),
    });
  }
}
