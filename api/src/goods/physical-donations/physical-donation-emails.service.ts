import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';
import { onlyOne } from '../../platform/discovery/marked-providers.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type { NamedCampaign } from './physical-donation-campaigns.service.js';
import type { SentCode } from './physical-donation-codes.service.js';
import { physicalDonationEmails as texts } from './physical-donation-emails.content.js';
import type { Collection } from './collection-moves.service.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { shownCode } from './physical-donation.rules.js';

type Withdrawal = (tx: EntityManager, collection: Collection) => Promise<Pick<EmailContent, 'attachments'>>;

/** Marks the method `(tx, collection)` that answers the calendar file which takes a planned pick-up back. */
export const WithdrawsPickups = DiscoveryService.createDecorator<void>();

/** What is written to donors. */
@Injectable()
export class PhysicalDonationEmailsService implements OnModuleInit {
  private withdrawal!: Withdrawal;

  constructor(
    private readonly mail: MailService,
    private readonly links: PhysicalDonationLinksService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const marked = methodsMarked<Withdrawal>(this.discovery, WithdrawsPickups);
    this.withdrawal = onlyOne(marked, 'taking planned pick-ups back');
  }

  async code(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    campaign: NamedCampaign,
    { code, expires_at }: SentCode,
  ): Promise<void> {
    const { id, email } = donation;
    const { appUrl } = this.configuration;
    const token = await this.links.openValidation(tx, id, expires_at);
    const about = { context: 'donation', source: campaign.slug, name: campaign.title };
    const typed = { donation_id: id, email, expires: expires_at.toISOString() };
    const { action, page, ...written } = texts.code(donation, campaign.title);
    await this.send(tx, donation, {
      ...written,
      code: shownCode(code),
      action: {
        label: action,
        url: `${appUrl}/verify-email/${token}?${new URLSearchParams(about).toString()}`,
      },
      links: [{ label: page, url: `${appUrl}/donations/validate?${new URLSearchParams(typed).toString()}` }],
    });
  }

  async validated(tx: EntityManager, donation: PhysicalDonationRow, { title }: NamedCampaign): Promise<void> {
    await this.toDonor(tx, donation, texts.validated(donation, title));
  }

  /** Nothing is written where the address was never proven: it may be someone else's. */
  async cancelled(tx: EntityManager, donation: PhysicalDonationRow, isByDonor: boolean): Promise<void> {
    if (!donation.validated_at) return;
    const written = isByDonor
      ? texts.cancelledByDonor(donation)
      : texts.cancelledByStaff(donation, donation.cancel_reason);
    const transaction = await tx.findOneBy(PickupTransactionRow, { physical_donation_id: donation.id });
    const withdrawn = transaction?.pickup_date ? await this.withdrawal(tx, { donation, transaction }) : {};
    await this.send(tx, donation, { ...written, ...withdrawn });
    await this.addTimelineEntry(tx, donation, written.subject);
  }

  /** To the new address, with a link that replaces those sent to the old one. */
  async newAddress(tx: EntityManager, donation: PhysicalDonationRow): Promise<void> {
    await this.toDonor(tx, donation, texts.newAddress(donation));
  }

  async cancelledToStaff(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    day: string | null,
  ): Promise<void> {
    await this.toStaff(tx, donation, texts.cancelledToStaff(donation, day));
  }

  async wishesToStaff(tx: EntityManager, donation: PhysicalDonationRow, day: string): Promise<void> {
    await this.toStaff(tx, donation, texts.wishesToStaff(donation, day));
  }

  /** Writes to the donor with the link to their own page, and enters it in the timeline. */
  async toDonor(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    message: Omit<EmailContent, 'to' | 'action' | 'footer' | 'automatic' | 'reply_to'>,
  ): Promise<void> {
    const url = await this.links.trackingUrl(tx, donation.id);
    await this.send(tx, donation, {
      ...message,
      action: { label: texts.track, url },
      footer: { text: texts.footer, links: [] },
    });
    await this.addTimelineEntry(tx, donation, message.subject);
  }

  /** To the association, where it gave an address: else it waits in the panel. */
  private async toStaff(
    tx: EntityManager,
    { id }: PhysicalDonationRow,
    message: Pick<EmailContent, 'subject' | 'paragraphs'>,
  ): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to) return;
    const { appUrl } = this.configuration;
    const action = { label: texts.panel, url: `${appUrl}/admin/physical-donations/${id}/show` };
    await this.mail.send(tx, { ...message, to, action, automatic: true });
  }

  private async send(
    tx: EntityManager,
    { email }: PhysicalDonationRow,
    message: Omit<EmailContent, 'to'>,
  ): Promise<void> {
    const reply_to = await this.settings.value('contact_email', tx);
    await this.mail.send(tx, { ...message, to: email, automatic: true, ...(reply_to && { reply_to }) });
  }

  private addTimelineEntry(tx: EntityManager, { id }: PhysicalDonationRow, subject: string): Promise<void> {
    const text = timelineTexts.letter(subject);
    return this.timeline.addEntry(tx, { physical_donation_id: id, kind: 'letter', text, by: null });
  }
}
