import { of, query } from '../../platform/database/query.js';

/** Whatever comes back says that the mail server had it: one that was in doubt is known to have left. */
export const noteReturn = query(
  `UPDATE newsletter_recipients
      SET bounced_at = CASE WHEN $2 = 'bounce' THEN coalesce(bounced_at, $3) ELSE bounced_at END,
          complained_at = CASE WHEN $2 = 'complaint' THEN coalesce(complained_at, $3) ELSE complained_at END,
          detail = CASE WHEN $2 = 'bounce' THEN $4 ELSE detail END,
          state = CASE WHEN state = 'uncertain' THEN 'sent' ELSE state END
    WHERE id = $1::text::bigint RETURNING subscriber_id, follower_id`,
  ['text', of<'delivered' | 'bounce' | 'complaint'>('text'), 'timestamptz', 'text'],
  { subscriber_id: 'integer?', follower_id: 'integer?' },
);
