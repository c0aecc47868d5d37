import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import type { PhysicalDonationInput } from './physical-donation.dto.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { SentCodesService } from './sent-codes.service.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** What a new donation begins with: it is counted, and has its pictures, its timeline and its code. */
@Injectable()
export class NewDonationsService {
  constructor(
    private readonly attempts: AttemptLimitService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly codes: SentCodesService,
  ) {}

  async begin(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    { picture_ids = [], website }: PhysicalDonationInput,
    address: string,
  ): Promise<void> {
    const { id, email } = donation;
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
    if (!website) await this.codes.send(tx, donation);
  }
}
