import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Letter, MailService } from '../mail/mail.service.js';
import { Configuration } from '../platform/config/configuration.js';
import { SettingsService } from '../settings/settings.service.js';
import type { NamedCampaign } from './donation-campaigns.service.js';
import type { SentCode } from './donation-codes.service.js';
import { donationLetters as texts } from './donation-letters.content.js';
import type { Collection } from './collection-moves.service.js';
import { DonationLinksService } from './donation-links.service.js';
import { storyTexts } from './donation-story.content.js';
import { DonationStoryService } from './donation-story.service.js';
import { DonationTransactionRow } from './donation-transaction.entity.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { shownCode } from './physical-donation.rules.js';

/** The calendar file that takes a planned pick-up back. */
type Withdrawal = (tx: EntityManager, collection: Collection) => Promise<Pick<Letter, 'attachments'>>;

/** What is written to donors. */
@Injectable()
export class DonationLettersService {
  private withdrawal: Withdrawal = async () => ({});

  constructor(
    private readonly mail: MailService,
    private readonly links: DonationLinksService,
    private readonly story: DonationStoryService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

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

  /** Says what takes a pick-up out of a donor's calendar; call it while the modules are being built. */
  withdrawWith(withdrawal: Withdrawal): void {
    this.withdrawal = withdrawal;
  }

  /** Nothing is written where the address was never proven: it may be someone else's. */
  async cancelled(tx: EntityManager, donation: PhysicalDonationRow, isByDonor: boolean): Promise<void> {
    if (!donation.validated_at) return;
    const written = isByDonor
      ? texts.cancelledByDonor(donation)
      : texts.cancelledByStaff(donation, donation.cancel_reason);
    const transaction = await tx.findOneBy(DonationTransactionRow, { physical_donation_id: donation.id });
    const withdrawn = transaction?.pickup_date ? await this.withdrawal(tx, { donation, transaction }) : {};
    await this.send(tx, donation, { ...written, ...withdrawn });
    await this.tell(tx, donation, written.subject);
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

  /** Writes to the donor with the link to their own page, and enters it in the story. */
  async toDonor(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    letter: Omit<Letter, 'to' | 'action' | 'footer' | 'automatic' | 'reply_to'>,
  ): Promise<void> {
    const url = await this.links.trackingUrl(tx, donation.id);
    await this.send(tx, donation, {
      ...letter,
      action: { label: texts.track, url },
      footer: { text: texts.footer, links: [] },
    });
    await this.tell(tx, donation, letter.subject);
  }

  /** To the association, where it gave an address: else it waits in the panel. */
  private async toStaff(
    tx: EntityManager,
    { id }: PhysicalDonationRow,
    letter: Pick<Letter, 'subject' | 'paragraphs'>,
  ): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to) return;
    const { appUrl } = this.configuration;
    const action = { label: texts.panel, url: `${appUrl}/admin/physical-donations/${id}/show` };
    await this.mail.send(tx, { ...letter, to, action, automatic: true });
  }

  private async send(
    tx: EntityManager,
    { email }: PhysicalDonationRow,
    letter: Omit<Letter, 'to'>,
  ): Promise<void> {
    const reply_to = await this.settings.value('contact_email', tx);
    await this.mail.send(tx, { ...letter, to: email, automatic: true, ...(reply_to && { reply_to }) });
  }

  private tell(tx: EntityManager, { id }: PhysicalDonationRow, subject: string): Promise<void> {
    const text = storyTexts.letter(subject);
    return this.story.tell(tx, { physical_donation_id: id, kind: 'letter', text, by: null });
  }
}
