import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import type { TransferInstructions } from '../payments/payments.dto.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { RecurringGiftsService } from '../recurring/recurring-gifts.service.js';
import { DonationCampaignsService } from './checkout/donation-campaigns.service.js';
import type { DonationRow } from './donation.entity.js';
import { donationEmails as texts, greeting } from './donation-emails.content.js';
import { giftThanks } from './thanks/gift-thanks.content.js';
import { DonationLinksService } from '../donation-links/donation-links.service.js';
import { timelineTexts } from './donation-timeline.content.js';
import { DonationHistoryService } from './donation-history.service.js';

type Written = Omit<EmailContent, 'to' | 'action' | 'automatic' | 'footer' | 'reply_to'>;

/** What is written to those who give money, and to the association about them; each in its transaction. */
@Injectable()
export class DonationEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly links: DonationLinksService,
    private readonly campaigns: DonationCampaignsService,
    private readonly history: DonationHistoryService,
    private readonly settings: SettingsService,
    private readonly recurring: RecurringGiftsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Thanks, and confirms the payment; without it being a receipt. */
  async thanks(tx: EntityManager, donation: DonationRow): Promise<void> {
    const { campaign_id, recurring_gift_id } = donation;
    const campaign = await this.campaigns.named(tx, campaign_id);
    const gift = recurring_gift_id ? await this.recurring.find(tx, recurring_gift_id) : null;
    const written = giftThanks(donation, {
      campaign: campaign?.title ?? null,
      progress: await this.campaigns.progress(tx, campaign_id),
      day: parisDay(donation.given_at ?? this.clock.now()),
      next_payment_at: gift?.next_payment_at ?? null,
      issuesReceipts: await this.settings.issuesReceipts(tx),
      isComplete: isComplete(donation),
      isYearly: gift?.yearly_receipt ?? false,
    });
    await this.toDonor(tx, donation, written);
  }

  /** A bank works on the payment: when it will be known, and nothing to do meanwhile. */
  async processing(tx: EntityManager, donation: DonationRow): Promise<void> {
    await this.toDonor(tx, donation, texts.processing(donation));
  }

  async refused(tx: EntityManager, donation: DonationRow, failure_code: string | null): Promise<void> {
    await this.toDonor(tx, donation, texts.refused(donation, failure_code, this.offersWallets), texts.retry);
  }

  /** Stripe's page offers Apple Pay and Google Pay with cards. */
  private get offersWallets(): boolean {
    return this.configuration.stripe?.methods.includes('card') ?? false;
  }

  async newLink(tx: EntityManager, donation: DonationRow): Promise<void> {
    await this.toDonor(tx, donation, texts.newLink(donation));
  }

  async transfer(tx: EntityManager, donation: DonationRow, transfer: TransferInstructions): Promise<void> {
    await this.toDonor(tx, donation, texts.transfer(donation, transfer));
  }

  async reminder(tx: EntityManager, donation: DonationRow, transfer: TransferInstructions): Promise<void> {
    await this.toDonor(tx, donation, texts.reminder(donation, transfer));
  }

  async refunded(tx: EntityManager, donation: DonationRow, amount: number, left: number): Promise<void> {
    await this.toDonor(tx, donation, texts.refunded(donation, amount, left));
  }

  async bounced(tx: EntityManager, donation: DonationRow): Promise<void> {
    await this.toDonor(tx, donation, texts.bounced(donation));
  }

  async otherPaymentToStaff(tx: EntityManager, donation: DonationRow, got: string): Promise<void> {
    await this.toStaff(tx, donation, texts.otherPaymentToStaff(donation, got));
  }

  async disputeToStaff(tx: EntityManager, donation: DonationRow, disputed: string): Promise<void> {
    await this.toStaff(tx, donation, texts.disputeToStaff(donation, disputed));
  }

  async paidTwiceToStaff(tx: EntityManager, donation: DonationRow, amount: number): Promise<void> {
    await this.toStaff(tx, donation, texts.paidTwiceToStaff(donation, amount));
  }

  async refundRefusedToStaff(tx: EntityManager, donation: DonationRow, refused: string): Promise<void> {
    await this.toStaff(tx, donation, texts.refundRefusedToStaff(donation, refused));
  }

  /** Writes to the donor with the link to their own page, and enters it in the timeline; to nobody where none is known. */
  async toDonor(
    tx: EntityManager,
    donation: DonationRow,
    email: Written,
    label: string = texts.track,
  ): Promise<void> {
    if (!donation.email) return;
    const { id } = donation;
    const url = await this.links.url(tx, { donation_id: id });
    const reply_to = await this.settings.value('contact_email', tx);
    await this.mail.send(tx, {
      ...email,
      // A heading greets by itself.
      paragraphs: email.heading ? email.paragraphs : [greeting(donation), ...email.paragraphs],
      to: donation.email,
      action: {
        label,
        url,
      },
      automatic: true,
      footer: {
        text: texts.footer,
        links: [],
      },
      ...(reply_to && { reply_to }),
    });
    const text = timelineTexts.letter(email.subject);
    await this.history.add(tx, id, { kind: 'letter', text });
  }

  /** To the association, where it gave an address: else it waits in the panel. */
  private async toStaff(tx: EntityManager, { id }: DonationRow, email: Written): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to) return;
    const action = { label: texts.panel, url: `${this.configuration.appUrl}/admin/donations/${id}/show` };
    await this.mail.send(tx, { ...email, to, action, automatic: true });
  }
}

/** Whether what is known of the donor is enough for a receipt. */
export function isComplete(donation: DonationRow): boolean {
  const { donor_type, first_name, last_name, organization_name, siren } = donation;
  const isNamed = donor_type === 'particulier' ? first_name && last_name : organization_name && siren;
  return Boolean(isNamed && donation.street_address && donation.postal_code && donation.city);
}
