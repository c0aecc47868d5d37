import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Raw } from 'typeorm';
import { DONOR } from '../../core/audit/audit-log.service.js';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { CAMPAIGN_NEWS_CONSENT } from './campaign-follower.contract.js';
import type { FollowedCampaign } from './campaign-follower.dto.js';
import { CampaignFollowerLinkRow, CampaignFollowerRow } from './campaign-follower.entity.js';
import { followerErrors } from './campaign-follower.errors.js';
import { followerTimeline as timeline } from './campaign-follower-timeline.content.js';
import { followedCampaign, openMailbox } from './campaign-followers.queries.js';
import { CampaignFollowersService } from './campaign-followers.service.js';

/** Followers' mailboxes, for whoever writes to them: their links, and what their mail servers answered. */
@Injectable()
export class FollowerMailboxesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly followers: CampaignFollowersService,
    private readonly links: PrivateLinksService,
    private readonly clock: Clock,
  ) {}

  /** A new token for the link in the foot of an e-mail. */
  token(tx: EntityManager, follower_id: number): Promise<string> {
    return this.links.create(tx, CampaignFollowerLinkRow, { follower_id });
  }

  async find(tx: EntityManager, id: number): Promise<CampaignFollowerRow | null> {
    return tx.findOneBy(CampaignFollowerRow, { id });
  }

  async noteSent(tx: EntityManager, id: number, title: string): Promise<void> {
    await this.change(tx, id, timeline.sent(title), (row) => {
      row.last_sent_at = this.clock.now();
    });
  }

  /** The mailbox refuses for good, whatever the campaign. */
  async noteBounce(tx: EntityManager, id: number, detail: string): Promise<void> {
    await this.everywhere(tx, id, timeline.bounced, (row) => {
      row.bounced_at ??= this.clock.now();
      row.bounce_detail = detail;
    });
  }

  /** They said that it was unwanted: nothing more is sent to that address, whatever the campaign. */
  async noteComplaint(tx: EntityManager, id: number): Promise<void> {
    await this.everywhere(tx, id, timeline.complained, (row) => {
      row.complained_at ??= this.clock.now();
      row.stopped_at ??= this.clock.now();
    });
  }

  /** They wrote that they want no more of that campaign; a second time changes nothing. */
  async noteStopped(tx: EntityManager, id: number): Promise<void> {
    await this.change(tx, id, timeline.stopped, (row) => {
      if (row.stopped_at) return false;
      row.stopped_at = this.clock.now();
      return true;
    });
  }

  /** What the link of an e-mail is about. */
  async linked(token: string): Promise<FollowedCampaign> {
    const tx = this.database.manager;
    const link = await this.links.find(tx, CampaignFollowerLinkRow, token);
    const campaign = link && (await followedCampaign.first(tx, link.follower_id));
    if (!campaign) throw followerErrors.linkUnknown();
    return campaign;
  }

  /** Stops the e-mails of that campaign, or has them come again; again and again with the same success. */
  async choose(token: string, follows: boolean): Promise<FollowedCampaign> {
    await this.database.transaction(async (tx) => {
      const link = await this.links.find(tx, CampaignFollowerLinkRow, token);
      if (!link) throw followerErrors.linkUnknown();
      const text = follows ? timeline.again : timeline.stopped;
      await this.change(tx, link.follower_id, text, (row) => {
        if ((row.stopped_at === null) === follows) return false;
        row.stopped_at = follows ? null : this.clock.now();
        if (follows)
          Object.assign(row, {
            consent_at: this.clock.now(),
            consent_version: CAMPAIGN_NEWS_CONSENT,
            source: 'email',
          });
        return true;
      });
      const row = follows && (await this.find(tx, link.follower_id));
      if (row) await openMailbox.run(tx, row.email, this.clock.now());
    });
    return this.linked(token);
  }

  private async everywhere(
    tx: EntityManager,
    id: number,
    text: string,
    how: (row: CampaignFollowerRow) => void,
  ): Promise<void> {
    const found = await this.find(tx, id);
    if (!found) return;
    const email = Raw((column) => `lower(${column}) = lower(:email)`, { email: found.email });
    const same = await tx.find(CampaignFollowerRow, {
      select: { id: true },
      where: { email },
      order: { id: 'ASC' },
    });
    for (const one of same) await this.change(tx, one.id, one.id === id ? text : null, how);
  }

  private async change(
    tx: EntityManager,
    id: number,
    text: string | null,
    how: (row: CampaignFollowerRow) => boolean | void,
  ): Promise<void> {
    const row = await tx.findOne(CampaignFollowerRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row || how(row) === false) return;
    row.updated_at = this.clock.now();
    await tx.save(row);
    const by = text === timeline.stopped || text === timeline.again ? DONOR : null;
    if (text && row.donation_id) await this.followers.note(tx, row.donation_id, text, by);
  }
}
