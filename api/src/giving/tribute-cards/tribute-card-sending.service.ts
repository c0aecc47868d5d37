import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { DonationCampaignsService } from '../donations/checkout/donation-campaigns.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { hasWebAddress } from '../../platform/http/web-address.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import {
  tributeCardEmails as emails,
  tributeCardTimeline as timeline,
} from './tribute-card-emails.content.js';
import { TributeCardRow } from './tribute-card.entity.js';
import { tributeCardErrors } from './tribute-card.errors.js';
import { TributeCardRefusalRow } from './tribute-card-refusal.entity.js';
import { TributeCardsService, SEND_JOB } from './tribute-cards.service.js';
import { hashToken, newPrivateToken } from '../../platform/http/private-token.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';

/** Sends cards on their day, lets their recipients refuse others. */
@Injectable()
export class TributeCardSendingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly cards: TributeCardsService,
    private readonly donations: DonationsService,
    private readonly campaigns: DonationCampaignsService,
    private readonly ledger: LedgerService,
    private readonly mail: MailService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Sends the card of a gift once, if its moment has come and the gift still stands. */
  @OnJob({ name: SEND_JOB })
  async send({ donation_id }: { donation_id: string }): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const card = await this.cards.hold(tx, donation_id);
      if (card?.status !== 'scheduled' || !card.send_at || card.send_at > this.clock.now()) return;
      const donation = await this.donations.find(donation_id, tx);
      const stands = donation?.status === 'succeeded' && (await this.ledger.netOfGift(tx, donation_id)) > 0;
      if (!stands) return this.keepBack(tx, card, 'cancelled', timeline.giftGone);
      if (await tx.existsBy(TributeCardRefusalRow, { recipient_hash: card.recipient_hash }))
        return this.keepBack(tx, card, 'undeliverable', timeline.refused);
      await this.write(tx, card, donation.dedication, donation.campaign_id);
    });
  }

  /** What was to leave and did not, as when nothing ran at its hour. */
  @Every({ name: 'tribute-cards.overdue', cron: '*/15 * * * *' })
  async sendOverdue(): Promise<void> {
    const due = await this.dataSource.manager.find(TributeCardRow, {
      where: { status: 'scheduled', send_at: LessThanOrEqual(this.clock.now()) },
      order: { send_at: 'ASC' },
    });
    for (const row of due) await this.send(row);
  }

  /**
   * Who received a card wants no other, from anyone; asked again, it stays so. Reported, the association is told once
   * by e-mail and on the gift. Throws a 404 for a link that is no card's.
   */
  async refuse(token: string, isReported: boolean): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const found = await tx.findOneBy(TributeCardRow, { token_hash: hashToken(token) });
      const card = found && (await this.cards.hold(tx, found.donation_id));
      if (!card) throw tributeCardErrors.linkUnknown();
      await tx
        .createQueryBuilder()
        .insert()
        .into(TributeCardRefusalRow)
        .values({ recipient_hash: card.recipient_hash, created_at: this.clock.now() })
        .orIgnore()
        .execute();
      if (isReported && !card.reported_at) await this.report(tx, card);
    });
  }

  private async report(tx: EntityManager, card: TributeCardRow): Promise<void> {
    await this.cards.save(tx, card, { reported_at: this.clock.now() });
    await this.cards.addTimelineEntry(tx, card.donation_id, timeline.reported, null);
    const to = await this.settings.value('contact_email', tx);
    if (!to) return;
    const url = `${this.configuration.appUrl}/admin/donations/${card.donation_id}/show`;
    await this.mail.send(tx, {
      ...emails.reported,
      to,
      action: { label: emails.openGift, url },
      automatic: true,
    });
  }

  private async keepBack(
    tx: EntityManager,
    card: TributeCardRow,
    status: 'cancelled' | 'undeliverable',
    text: string,
  ): Promise<void> {
    await this.cards.save(tx, card, { status, send_at: null });
    await this.cards.addTimelineEntry(tx, card.donation_id, text, null);
  }

  private async write(
    tx: EntityManager,
    card: TributeCardRow,
    dedication: string,
    campaign_id: number | null,
  ): Promise<void> {
    const { recipient_name, recipient_email, signature, words } = card;
    const token = newPrivateToken();
    const url = `${this.configuration.appUrl}/carte/ne-plus-recevoir/${token}`;
    const campaign = await this.campaigns.named(tx, campaign_id);
    const association = await this.settings.value('site_name', tx);
    // Its donor may have changed it since: it was checked for the card's form alone.
    const said = hasWebAddress(dedication) ? '' : dedication;
    const text = { recipient_name, signature, words, dedication: said, association };
    await this.mail.send(tx, {
      ...emails.card({ ...text, campaign: campaign?.title ?? null }),
      to: recipient_email,
      automatic: true,
      footer: { text: emails.footer(signature), links: [{ label: emails.refuse, url }] },
      unsubscribe: { url, subject: emails.refusalSubject },
    });
    const sent_at = this.clock.now();
    await this.cards.save(tx, card, { status: 'sent', sent_at, send_at: null, token_hash: hashToken(token) });
    await this.cards.addTimelineEntry(tx, card.donation_id, timeline.sent, null);
  }
}
