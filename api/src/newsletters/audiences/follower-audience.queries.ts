import { of, query } from '../../platform/database/query.js';
import type { FollowerLeftOutReason } from './follower-audience.contract.js';

/** Addresses that gave to the campaign $1 and were not given all of it back, and its followers, each with what keeps them out. */
const PEOPLE = `kept AS (
    SELECT gift_id FROM journal_postings
     WHERE campaign_id = $1 AND account = 'gifts' AND gift_id IS NOT NULL AND is_counted(gift_mode)
     GROUP BY gift_id HAVING sum(amount) < 0),
  gave AS (
    SELECT DISTINCT lower(gift.email) AS email FROM donations gift JOIN kept ON kept.gift_id = gift.id
     WHERE gift.status = 'succeeded' AND gift.email <> ''),
  people AS (
    SELECT follower.id, lower(follower.email) AS email,
           CASE WHEN follower.stopped_at IS NOT NULL THEN 'stopped'
                WHEN EXISTS (SELECT FROM campaign_followers same WHERE lower(same.email) = lower(follower.email)
                               AND (same.bounced_at IS NOT NULL OR same.complained_at IS NOT NULL))
                  OR EXISTS (SELECT FROM newsletter_subscribers same WHERE lower(same.email) = lower(follower.email)
                               AND (same.bounced_at IS NOT NULL OR same.complained_at IS NOT NULL)) THEN 'bounced'
                WHEN NOT EXISTS (SELECT FROM gave WHERE gave.email = lower(follower.email)) THEN 'refunded' END AS left_out
      FROM campaign_followers follower WHERE follower.campaign_id = $1)`;

export const countFollowers = query(
  `WITH ${PEOPLE} SELECT left_out, count(*)::int AS people FROM people GROUP BY 1`,
  ['integer'],
  { left_out: of<FollowerLeftOutReason | null>('text?'), people: 'integer' },
);

/** Everyone who gave to a campaign, whether or not they asked for its news. */
export const countDonors = query(`WITH ${PEOPLE} SELECT count(*)::int AS donors FROM gave`, ['integer'], {
  donors: 'integer',
});

/** Everyone who is written to of a campaign, each once. */
export const followersToWrite = query(
  `WITH ${PEOPLE}
   SELECT id, 1 AS place, split_part(email, '@', 2) AS domain FROM people WHERE left_out IS NULL ORDER BY id`,
  ['integer'],
  { id: 'integer', place: 'integer', domain: 'text' },
);

/** Whether one of them may still be written to. */
export const followerMayReceive = query(
  `WITH ${PEOPLE} SELECT id FROM people WHERE id = $2 AND left_out IS NULL`,
  ['integer', 'integer'],
  { id: 'integer' },
);

export const campaignOfUpdate = query(`SELECT campaign_id FROM campaign_updates WHERE id = $1`, ['integer'], {
  campaign_id: 'integer',
});

export const campaignOfFollower = query(
  `SELECT campaign_id FROM campaign_followers WHERE id = $1`,
  ['integer'],
  { campaign_id: 'integer' },
);
