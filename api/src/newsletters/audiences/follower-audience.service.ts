import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { FOLLOWER_LEFT_OUT_REASONS } from './follower-audience.contract.js';
import type { FollowerAudience } from './follower-audience.dto.js';
import {
  campaignOfFollower,
  campaignOfUpdate,
  countDonors,
  countFollowers,
  followerMayReceive,
  followersToWrite,
} from './follower-audience.queries.js';

/** To whom the news of a campaign go: donors who asked for them, each once, whose gift still stands. */
@Injectable()
export class FollowerAudienceService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async count(campaign_id: number, tx: EntityManager = this.database.manager): Promise<FollowerAudience> {
    const rows = await countFollowers.all(tx, campaign_id);
    const { donors } = await countDonors.one(tx, campaign_id);
    const peopleOf = (reason: string | null) => rows.find(({ left_out }) => left_out === reason)?.people ?? 0;
    const left_out = FOLLOWER_LEFT_OUT_REASONS.map((reason) => ({ reason, people: peopleOf(reason) }));
    return { people: peopleOf(null), donors, left_out: left_out.filter(({ people }) => people > 0) };
  }

  /** Everyone to whom an update is written. */
  async people(tx: EntityManager, campaign_update_id: number) {
    const update = await campaignOfUpdate.first(tx, campaign_update_id);
    return update ? followersToWrite.all(tx, update.campaign_id) : [];
  }

  /** Whether this follower may be written to now. */
  async mayReceive(tx: EntityManager, follower_id: number): Promise<boolean> {
    const follower = await campaignOfFollower.first(tx, follower_id);
    if (!follower) return false;
    return (await followerMayReceive.first(tx, follower.campaign_id, follower_id)) !== null;
  }
}
