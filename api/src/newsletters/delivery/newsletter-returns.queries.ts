import type { BounceClass } from '../../core/mail/bulk-mail.service.js';
import { of, query } from '../../platform/database/query.js';

/** Whatever comes back says that the mail server had it: one that was in doubt is known to have left. */
export const noteReturn = query(
  `UPDATE newsletter_recipients
      SET bounced_at = CASE WHEN $2 IN ('hard', 'soft', 'policy') THEN coalesce(bounced_at, $3) ELSE bounced_at END,
          complained_at = CASE WHEN $2 = 'complaint' THEN coalesce(complained_at, $3) ELSE complained_at END,
          detail = CASE WHEN $2 IN ('hard', 'soft', 'policy') THEN $4 ELSE detail END,
          state = CASE WHEN state = 'uncertain' THEN 'sent' ELSE state END
    WHERE id = $1::text::bigint RETURNING id::text, newsletter_id, subscriber_id, follower_id`,
  ['text', of<'delivered' | 'complaint' | 'unsubscription' | BounceClass>('text'), 'timestamptz', 'text'],
  { id: 'text', newsletter_id: 'integer', subscriber_id: 'integer?', follower_id: 'integer?' },
);

/** Why a mailbox did not take it; that nobody has the address outweighs what was said before. */
export const classifyBounce = query(
  `UPDATE newsletter_recipients
      SET bounce_class = CASE WHEN $2 = 'hard' THEN 'hard' ELSE coalesce(bounce_class, $2) END
    WHERE id = $1::text::bigint`,
  ['text', of<BounceClass>('text')],
);

/** How many of the last three letters to them failed for now: a full mailbox, a server that answers to none. */
export const softInARow = query(
  `SELECT count(*) FILTER (WHERE bounce_class = 'soft')::int AS failed FROM (
     SELECT bounce_class FROM newsletter_recipients
      WHERE (subscriber_id = $1 OR follower_id = $2) AND state IN ('sent', 'refused', 'uncertain')
      ORDER BY id DESC LIMIT 3) last_three`,
  ['integer?', 'integer?'],
  { failed: 'integer' },
);

/** How many mailboxes refused it by a rule of theirs, of all that it goes to. */
export const policyShare = query(
  `SELECT newsletter.id, newsletter.title, count(*)::int AS total,
          count(*) FILTER (WHERE recipient.bounce_class = 'policy')::int AS refused
     FROM newsletters newsletter JOIN newsletter_recipients recipient ON recipient.newsletter_id = newsletter.id
    WHERE newsletter.id = $1 GROUP BY newsletter.id`,
  ['integer'],
  { id: 'integer', title: 'text', total: 'integer', refused: 'integer' },
);
