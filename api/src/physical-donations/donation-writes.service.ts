import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { CollectionsService, type HeldDonation } from './collections.service.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import { DonationEditsService } from './donation-edits.service.js';
import { DonationLettersService } from './donation-letters.service.js';
import { storyTexts } from './donation-story.content.js';
import { DonationStoryService } from './donation-story.service.js';
import { DonationTrailService } from './donation-trail.service.js';
import type { PhysicalDonationChanges } from './physical-donation-desk.contract.js';
import { donationErrors } from './physical-donation.errors.js';
import {
  physicalDonationMayBecome,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';

/** What administrators do to donations of things. */
@Injectable()
export class DonationWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly campaigns: DonationCampaignsService,
    private readonly edits: DonationEditsService,
    private readonly letters: DonationLettersService,
    private readonly story: DonationStoryService,
    private readonly trail: DonationTrailService,
  ) {}

  /** Corrects what the donor said, and makes the step where a status is named and nothing more is needed for it. */
  async change(id: string, changes: PhysicalDonationChanges, by: Author): Promise<void> {
    const { version, status, reason = '', ...said } = changes;
    await this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, id, version);
      const isEdited = Object.values(said).some((value) => value !== undefined);
      // Sent back with the whole record, the state that it has asks for nothing.
      const asksForState = status !== undefined && !(isEdited && status === held.donation.status);
      if (isEdited) await this.edits.apply(tx, held.donation, said, by);
      if (asksForState) await this.become(tx, held, status, reason, by);
    });
  }

  async cancel(id: string, reason: string, version: number | undefined, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, id, version);
      await this.become(tx, held, 'cancelled', reason, by);
    });
  }

  async note(id: string, body: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { donation } = await this.hold(tx, id, null);
      const entry = { physical_donation_id: donation.id, kind: 'note', text: storyTexts.note } as const;
      await this.story.tell(tx, { ...entry, details: body, by });
    });
  }

  private async become(
    tx: EntityManager,
    held: HeldDonation,
    status: PhysicalDonationStatus,
    reason: string,
    by: Author,
  ): Promise<void> {
    const { donation, transaction } = held;
    if (!physicalDonationMayBecome(donation.status, status))
      throw donationErrors.cannotBecome(donation.status, status);
    if (status === 'pickup_scheduled' || status === 'completed') throw donationErrors.needsMore(status);
    if (status === 'validated') {
      await this.collections.validated(tx, donation, by);
      await this.letters.validated(tx, donation, await this.campaigns.named(tx, donation.campaign_id));
    }
    if (status === 'pending_pickup' && transaction)
      await this.collections.contacted(tx, { donation, transaction }, reason, by);
    if (status === 'cancelled') {
      await this.collections.cancelled(tx, held, reason, by);
      await this.letters.cancelled(tx, donation, false);
    }
  }

  /** Holds a donation that is not in the bin; `version` is null where the write makes none. */
  private async hold(
    tx: EntityManager,
    id: string,
    version: number | undefined | null,
  ): Promise<HeldDonation> {
    const held = await this.collections.hold(tx, id);
    if (!held) throw donationErrors.notFound();
    if (version !== null) await this.trail.assertCurrent(tx, held.donation, version);
    if (held.donation.deleted_at) throw donationErrors.inTheBin();
    return held;
  }
}
