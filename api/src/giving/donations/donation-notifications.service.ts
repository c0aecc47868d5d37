import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { donorName } from '../donors/donor.columns.js';
import { PAYMENT_METHOD_LABELS } from '../payments/payment.contract.js';
import { DonationCampaignsService } from './checkout/donation-campaigns.service.js';
import { type DonationEvent, OnDonationEvent } from './donation-events.service.js';
import { refusedTexts } from './donation-notifications.content.js';
import { DonationRow } from './donation.entity.js';
import { isCounted } from './donation-notifications.queries.js';

const RESOURCE = 'donations';

/** Notifies staff of gifts that came, were refused or are disputed; of what moves no money here, nobody is. */
@Injectable()
export class DonationNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly campaigns: DonationCampaignsService,
  ) {}

  @OnDonationEvent()
  async follow(tx: EntityManager, { kind, donation_id }: DonationEvent): Promise<void> {
    if (kind === 'forgotten') return this.notifications.forget(tx, RESOURCE, donation_id);
    if (kind !== 'succeeded' && kind !== 'failed') return;
    const donation = await tx.findOneBy(DonationRow, { id: donation_id });
    if (!donation || !(await this.isTold(tx, donation))) return;
    if (kind === 'succeeded') await this.received(tx, donation);
    else await this.refused(tx, donation);
  }

  /** The bank has taken money back: `amount` of it, in minor units. */
  async disputed(tx: EntityManager, donation: DonationRow, amount: number): Promise<void> {
    if (!(await this.isTold(tx, donation))) return;
    const about = aboutOf(donation);
    await this.notifications.publish(tx, {
      ...about,
      kind: 'dispute_opened',
      facts: { ...about.facts, amount },
    });
  }

  private async received(tx: EntityManager, donation: DonationRow): Promise<void> {
    const campaign = await this.campaigns.named(tx, donation.campaign_id);
    const about = aboutOf(donation);
    await this.notifications.publish(tx, {
      ...about,
      kind: 'gift_received',
      facts: {
        ...about.facts,
        ...(campaign && { subject: campaign.title }),
        detail: PAYMENT_METHOD_LABELS[donation.payment_method],
      },
      author_id: donation.created_by,
      cause: `donation:${donation.id}:received`,
    });
  }

  private async refused(tx: EntityManager, donation: DonationRow): Promise<void> {
    const about = aboutOf(donation);
    const subject = donation.recurring_gift_id ? refusedTexts.recurring : refusedTexts.once;
    const detail = refusedTexts.method(PAYMENT_METHOD_LABELS[donation.payment_method]);
    const facts = { ...about.facts, subject, detail };
    await this.notifications.publish(tx, { ...about, kind: 'payment_refused', facts });
  }

  private async isTold(tx: EntityManager, { mode }: DonationRow): Promise<boolean> {
    return (await isCounted.one(tx, mode)).is_counted;
  }
}

function aboutOf(donation: DonationRow) {
  const { id: record_id, amount, currency, email } = donation;
  const name = donorName(donation);
  return { record_id, email, facts: { amount, currency, ...(name && { name }) } };
}
