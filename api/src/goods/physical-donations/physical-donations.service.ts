import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationCodesService } from './physical-donation-codes.service.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { DONOR, PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { columnsOf, formHash, newReference } from './physical-donation.rules.js';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';
import type { PhysicalDonationCreated } from './physical-donation-answers.dto.js';
import type { PhysicalDonationInput } from './physical-donation.dto.js';

/** What anyone may offer to a campaign. */
@Injectable()
export class PhysicalDonationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly codes: PhysicalDonationCodesService,
    private readonly emails: PhysicalDonationEmailsService,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a donation once, however often its form arrives, and sends its code. Where the hidden field is filled in,
   * no email leaves: a person whose browser did it still asks for the code on the next page.
   */
  async offer(input: PhysicalDonationInput, address: string): Promise<PhysicalDonationCreated> {
    const form_hash = formHash(input, this.clock.now());
    return this.dataSource.transaction(async (tx) => {
      await this.campaigns.assertTakes(tx, input.campaign_id, input.donation_type);
      const isNew = await this.keep(tx, input, form_hash);
      const donation = await tx.findOneByOrFail(PhysicalDonationRow, { form_hash });
      if (isNew) await this.welcome(tx, donation, input, address);
      return this.created(tx, donation);
    });
  }

  private async welcome(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    { picture_ids = [], website }: PhysicalDonationInput,
    address: string,
  ): Promise<void> {
    const { id, email, campaign_id } = donation;
    const place = `donation:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.donations_per_hour, { windowMs: HOUR_MS, tx });
    const mailbox = `donation:${this.attempts.disguise(email.toLowerCase())}`;
    await this.attempts.count(mailbox, LIMITS.donations_per_email, { windowMs: DAY_MS, tx });
    await this.timeline.addEntry(tx, {
      physical_donation_id: id,
      kind: 'created',
      text: timelineTexts.created,
      by: DONOR,
    });
    await this.pictures.attach(tx, id, picture_ids, 'donor', DONOR);
    if (website) return;
    const code = await this.codes.open(tx, id);
    await this.emails.code(tx, donation, await this.campaigns.named(tx, campaign_id), code);
    await this.timeline.addEntry(tx, {
      physical_donation_id: id,
      kind: 'code_sent',
      text: timelineTexts.codeSent(0),
      by: null,
    });
  }

  /** Whether it is new; false where this very form had come in already. */
  private async keep(tx: EntityManager, input: PhysicalDonationInput, form_hash: string): Promise<boolean> {
    const now = this.clock.now();
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(PhysicalDonationRow)
      .values({
        ...columnsOf(input),
        id: randomUUID(),
        reference: newReference(now),
        status: 'pending_validation',
        form_hash,
        cancel_reason: '',
        created_at: now,
        updated_at: now,
      })
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  private async created(tx: EntityManager, donation: PhysicalDonationRow): Promise<PhysicalDonationCreated> {
    const { id, reference, status, email, campaign_id, created_at } = donation;
    const { title, slug } = await this.campaigns.named(tx, campaign_id);
    const { expires_at } = await this.codes.sent(tx, id);
    const expires = expires_at ?? new Date(created_at.getTime() + LIMITS.code_seconds * 1000);
    return {
      donation_id: id,
      reference,
      status,
      email,
      campaign_id,
      campaign_slug: slug,
      campaign_name: title,
      code_expires_at: expires.toISOString(),
    };
  }
}
