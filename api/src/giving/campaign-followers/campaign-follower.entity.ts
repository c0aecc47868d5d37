import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { PrivateLinkColumns } from '../../core/private-links/private-link.columns.js';
import type { CampaignNewsConsent, FollowerSource } from './campaign-follower.contract.js';

/** A donor who wishes to hear of the campaign to which they gave. */
@Entity('campaign_followers')
export class CampaignFollowerRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  campaign_id: number;

  @Column('text')
  email: string;

  @Column('text')
  first_name: string;

  /** The gift with which they asked. */
  @Column('uuid', { nullable: true })
  donation_id: string | null;

  @Column('text')
  source: FollowerSource;

  @Column('text')
  consent_version: CampaignNewsConsent;

  @Column('timestamptz')
  consent_at: Date;

  @Column('timestamptz', { nullable: true })
  stopped_at: Date | null;

  @Column('timestamptz', { nullable: true })
  bounced_at: Date | null;

  @Column('text')
  bounce_detail: string;

  @Column('timestamptz', { nullable: true })
  complained_at: Date | null;

  @Column('timestamptz', { nullable: true })
  last_sent_at: Date | null;

  @Column('timestamptz')
  updated_at: Date;
}

/** The same wish with a gift that is not paid yet. */
@Entity('campaign_follow_wishes')
export class CampaignFollowWishRow {
  @PrimaryColumn('uuid')
  donation_id: string;

  @Column('text')
  consent_version: CampaignNewsConsent;

  @Column('text')
  source: FollowerSource;

  @Column('timestamptz')
  asked_at: Date;
}

/** In the foot of each e-mail: good as long as the follower is known. */
@Entity('campaign_follower_links')
export class CampaignFollowerLinkRow extends PrivateLinkColumns {
  @Column('int')
  follower_id: number;
}
