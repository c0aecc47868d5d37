import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { NewDonationsService } from './new-donations.service.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationCodesService } from './physical-donation-codes.service.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { presentOwn } from './physical-donation.presenter.js';
import { columnsOf, formHash, newReference } from './physical-donation.rules.js';
import type { PhysicalDonationCreated } from './physical-donation-answers.dto.js';
import type { PhysicalDonationInput } from './physical-donation.dto.js';

/** What anyone may offer to a campaign. */
@Injectable()
export class PhysicalDonationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly codes: PhysicalDonationCodesService,
    private readonly newDonations: NewDonationsService,
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
      if (isNew) await this.newDonations.begin(tx, donation, input, address);
      return this.created(tx, donation);
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
    const { id, email, campaign_id, created_at } = donation;
    const own = presentOwn(donation, await this.campaigns.named(tx, campaign_id));
    const { expires_at } = await this.codes.sent(tx, id);
    const expires = expires_at ?? new Date(created_at.getTime() + LIMITS.code_seconds * 1000);
    return { ...own, email, code_expires_at: expires.toISOString() };
  }
}
