import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import { PrivateLinkColumns } from '../../core/private-links/private-link.columns.js';
import type { MatchingCondition } from '../../content/campaigns/campaign-matching.contract.js';

/** What a sponsor promises to add to the gifts of a campaign. Minor units of the euro; days in Paris. */
@Entity('matching_pots')
export class MatchingPotRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  campaign_id: number;

  /** As visitors read it. */
  @Column('text')
  sponsor_name: string;

  @Column('text')
  contact_name: string;

  @Column('text')
  contact_email: string;

  /** In per cent of a gift; 100 doubles it. */
  @Column('int')
  ratio: number;

  /** The most that it adds to one gift; null: any amount. */
  @Column('bigint', { nullable: true })
  gift_ceiling: number | null;

  @Column('bigint')
  total: number;

  @Column('date')
  starts_on: string;

  @Column('date')
  ends_on: string;

  @Column('text')
  condition: MatchingCondition;

  /** Ended by staff before its last day. */
  @Column('timestamptz', { nullable: true })
  ended_at: Date | null;

  @Column('text')
  ended_reason: string;

  @Column('int', { nullable: true })
  created_by: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}

/** Opens the sponsor's report, until another link takes its place. */
@Entity('matching_report_links')
export class MatchingReportLinkRow extends PrivateLinkColumns {
  @Column('uuid')
  pot_id: string;
}
