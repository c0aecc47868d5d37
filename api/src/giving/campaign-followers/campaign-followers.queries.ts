import { of, query } from '../../platform/database/query.js';
import type { CampaignNewsConsent, FollowerSource } from './campaign-follower.contract.js';

/** Who asked already stays as they are; who had stopped asks anew by a link of theirs, and not by a form, where anybody's address is typed. Answers whether anything changed. */
export const follow = query(
  `INSERT INTO campaign_followers AS follower
     (campaign_id, email, first_name, donation_id, source, consent_version, consent_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (campaign_id, lower(email)) DO UPDATE
     SET donation_id = $4, source = $5, consent_version = $6, consent_at = $7, stopped_at = NULL, updated_at = $8,
         first_name = coalesce(nullif($3, ''), follower.first_name)
     WHERE follower.stopped_at IS NOT NULL AND $5 <> 'gift_form'
   RETURNING id`,
  [
    'integer',
    'text',
    'text',
    'uuid',
    of<FollowerSource>('text'),
    of<CampaignNewsConsent>('text'),
    'timestamptz',
    'timestamptz',
  ],
  { id: 'integer' },
);

export const followerOf = query(
  `SELECT id, stopped_at FROM campaign_followers WHERE campaign_id = $1 AND lower(email) = lower($2)`,
  ['integer', 'text'],
  { id: 'integer', stopped_at: 'timestamptz?' },
);

/** Whoever proves to read a mailbox is written to there again. */
export const openMailbox = query(
  `UPDATE campaign_followers SET bounced_at = NULL, bounce_detail = '', complained_at = NULL, updated_at = $2
    WHERE lower(email) = lower($1) AND (bounced_at IS NOT NULL OR complained_at IS NOT NULL)`,
  ['text', 'timestamptz'],
);

/** The gift has another address now: the follower who asked with it as well, unless that address has a row already. */
export const moveFollower = query(
  `UPDATE campaign_followers follower SET email = gift.email, first_name = gift.first_name, updated_at = $2
     FROM donations gift
    WHERE gift.id = $1 AND follower.donation_id = gift.id AND lower(follower.email) <> lower(gift.email)
      AND NOT EXISTS (SELECT FROM campaign_followers other
                       WHERE other.campaign_id = follower.campaign_id AND lower(other.email) = lower(gift.email))`,
  ['uuid', 'timestamptz'],
);

export const followedCampaign = query(
  `SELECT campaign.title, campaign.slug, campaign.status <> 'draft' AND campaign.deleted_at IS NULL AS is_online,
          follower.stopped_at IS NULL AS follows
     FROM campaign_followers follower JOIN campaigns campaign ON campaign.id = follower.campaign_id
    WHERE follower.id = $1`,
  ['integer'],
  { title: 'text', slug: 'text', is_online: 'boolean', follows: 'boolean' },
);
