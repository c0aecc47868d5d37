import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, DONOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DonationCampaignsService } from '../donations/checkout/donation-campaigns.service.js';
import {
  type DonationEvent,
  OnCampaignNewsWish,
  OnDonationEvent,
} from '../donations/donation-events.service.js';
import { DonationHistoryService } from '../donations/donation-history.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { CAMPAIGN_NEWS_CONSENT, type FollowerSource } from './campaign-follower.contract.js';
import type { CampaignNewsOfGift } from './campaign-follower.dto.js';
import { CampaignFollowerRow, CampaignFollowWishRow } from './campaign-follower.entity.js';
import { followerErrors } from './campaign-follower.errors.js';
import { followerTimeline as timeline } from './campaign-follower-timeline.content.js';
import { follow, followerOf, moveFollower, openMailbox } from './campaign-followers.queries.js';

interface Gift {
  id: string;
  campaign_id: number | null;
  email: string;
}

/** Donors who wish to hear of the campaign to which they gave: asked with the form, once the gift is paid. */
@Injectable()
export class CampaignFollowersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly donations: DonationsService,
    private readonly campaigns: DonationCampaignsService,
    private readonly history: DonationHistoryService,
    private readonly clock: Clock,
  ) {}

  @OnCampaignNewsWish()
  async wish(tx: EntityManager, donation_id: string): Promise<void> {
    await this.ask(tx, donation_id, 'gift_form');
    await this.note(tx, donation_id, timeline.asked, DONOR);
  }

  @OnDonationEvent()
  async follow(tx: EntityManager, { kind, donation_id }: DonationEvent): Promise<void> {
    if (kind === 'succeeded') await this.begin(tx, donation_id);
    if (kind === 'identity_changed') await moveFollower.run(tx, donation_id, this.clock.now());
    if (kind === 'forgotten') await tx.delete(CampaignFollowWishRow, { donation_id });
  }

  /** What who gave sees of it on the page of their gift. */
  async ofGift(donation: Gift): Promise<CampaignNewsOfGift> {
    const tx = this.database.manager;
    const campaign = await this.campaigns.named(tx, donation.campaign_id);
    return { campaign: campaign?.title ?? null, follows: await this.isAsked(tx, donation) };
  }

  /** Chosen on the page of the gift, whose link was sent to its donor; asked again, it stays so. */
  async choose({ id }: Gift, follows: boolean, by: Author): Promise<void> {
    await this.database.transaction(async (tx) => {
      const donation = await this.donations.lock(tx, id);
      if (!donation?.campaign_id) throw followerErrors.noCampaign();
      if ((await this.isAsked(tx, donation)) === follows) return;
      if (follows) await this.ask(tx, id, 'gift_page');
      else await this.stop(tx, donation);
      if (follows && donation.status === 'succeeded') await this.begin(tx, id);
      if (follows) await openMailbox.run(tx, donation.email, this.clock.now());
      await this.note(tx, id, follows ? timeline.asked : timeline.askedNot, by);
    });
  }

  note(tx: EntityManager, donation_id: string, text: string, by: Author | null): Promise<void> {
    return this.history.add(tx, donation_id, { kind: 'campaign_news', text, by });
  }

  private async isAsked(tx: EntityManager, { id, campaign_id, email }: Gift): Promise<boolean> {
    if (campaign_id === null) return false;
    if (await tx.existsBy(CampaignFollowWishRow, { donation_id: id })) return true;
    const follower = await followerOf.first(tx, campaign_id, email);
    return follower?.stopped_at === null;
  }

  private async ask(tx: EntityManager, donation_id: string, source: FollowerSource): Promise<void> {
    await tx.upsert(
      CampaignFollowWishRow,
      { donation_id, source, consent_version: CAMPAIGN_NEWS_CONSENT, asked_at: this.clock.now() },
      ['donation_id'],
    );
  }

  /** The gift is paid: who gave it is written to from now on. */
  private async begin(tx: EntityManager, donation_id: string): Promise<void> {
    const wish = await tx.findOneBy(CampaignFollowWishRow, { donation_id });
    const donation = wish && (await this.donations.find(donation_id, tx));
    if (!wish || !donation) return;
    await tx.delete(CampaignFollowWishRow, { donation_id });
    if (donation.campaign_id === null || !donation.email) return;
    const { campaign_id, email, first_name } = donation;
    const { source, consent_version, asked_at } = wish;
    const consent = [source, consent_version, asked_at, this.clock.now()] as const;
    await follow.all(tx, campaign_id, email, first_name, donation_id, ...consent);
  }

  private async stop(tx: EntityManager, { id, campaign_id, email }: Gift): Promise<void> {
    await tx.delete(CampaignFollowWishRow, { donation_id: id });
    const follower = await followerOf.first(tx, campaign_id!, email);
    const now = this.clock.now();
    if (follower)
      await tx.update(CampaignFollowerRow, { id: follower.id }, { stopped_at: now, updated_at: now });
  }
}
