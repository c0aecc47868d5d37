import { of, query } from '../../platform/database/query.js';
import type { AudienceSegment, LeftOutReason } from './audience.contract.js';

const BY_EMAIL = 'JOIN newsletter_subscribers subscriber ON lower(subscriber.email) = lower(held.email)';
const GIVEN = `held.status = 'succeeded' AND is_counted(held.mode)`;

/** Whom each segment has among subscribers: `asked` has its value; each is one branch of a union. */
const SEGMENTS: Record<AudienceSegment, string> = {
  topic: 'JOIN newsletter_subscribers subscriber ON asked.value = ANY (subscriber.topics)',
  donors_of_year: `JOIN donations held ON ${GIVEN}
       AND extract(year FROM held.given_at AT TIME ZONE 'Europe/Paris')::int::text = asked.value ${BY_EMAIL}`,
  donors_of_campaign: `JOIN donations held ON ${GIVEN} AND held.campaign_id::text = asked.value ${BY_EMAIL}`,
  recurring_donors: `JOIN recurring_gifts held ON held.status = 'active' AND is_counted(held.mode) ${BY_EMAIL}`,
  goods_donors: `JOIN physical_donations held ON held.status = 'completed' AND held.deleted_at IS NULL ${BY_EMAIL}`,
  event_guests: `JOIN event_registrations held ON held.event_id::text = asked.value
       AND EXISTS (SELECT FROM event_tickets ticket
                    WHERE ticket.registration_id = held.id AND ticket.checked_in_at IS NOT NULL) ${BY_EMAIL}`,
  department: `JOIN donations held ON ${GIVEN} AND held.country = 'France'
       AND held.postal_code LIKE asked.value || '%' ${BY_EMAIL}`,
};

const FOUND = `asked AS (
    SELECT kind, value, place::int FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS part (kind, value, place)),
  found AS (${Object.entries(SEGMENTS)
    .map(
      ([segment, join]) =>
        `SELECT subscriber.id, asked.place FROM asked ${join} WHERE asked.kind = '${segment}'`,
    )
    .join('\n    UNION ALL\n    ')}),
  placed AS (SELECT id, min(place) AS place FROM found GROUP BY id),
  people AS (
    SELECT subscriber.id, subscriber.email, placed.place,
           CASE WHEN subscriber.status <> 'confirmed' THEN subscriber.status
                WHEN subscriber.bounced_at IS NOT NULL THEN 'bounced'
                WHEN subscriber.pace = 'monthly' AND subscriber.last_newsletter_at >= $3 THEN 'paced' END AS left_out
      FROM placed JOIN newsletter_subscribers subscriber ON subscriber.id = placed.id)`;

/** How many of each part, and why others are left out; $3 is when the month began. */
export const countAudience = query(
  `WITH ${FOUND}
   SELECT CASE WHEN left_out IS NULL THEN place END AS place, left_out, count(*)::int AS people
     FROM people GROUP BY 1, 2`,
  ['text[]', 'text[]', 'timestamptz'],
  { place: 'integer?', left_out: of<LeftOutReason | null>('text?'), people: 'integer' },
);

/** Everyone who is written to, each once, with the first part that has them. */
export const audiencePeople = query(
  `WITH ${FOUND}
   SELECT id, place, lower(split_part(email, '@', 2)) AS domain FROM people WHERE left_out IS NULL ORDER BY id`,
  ['text[]', 'text[]', 'timestamptz'],
  { id: 'integer', place: 'integer', domain: 'text' },
);

/** All parts that have one address, and why it is left out. */
export const audienceReasons = query(
  `WITH ${FOUND}
   SELECT people.left_out, array_agg(DISTINCT found.place ORDER BY found.place) AS places
     FROM people JOIN found ON found.id = people.id WHERE lower(people.email) = lower($4) GROUP BY people.id, 1`,
  ['text[]', 'text[]', 'timestamptz', 'text'],
  { left_out: of<LeftOutReason | null>('text?'), places: 'integer[]' },
);

/** The titles of campaigns and events that segments name. */
export const segmentTitles = query(
  `SELECT 'campaign' AS kind, id::text AS value, title FROM campaigns WHERE id = ANY($1)
   UNION ALL SELECT 'event', id::text, title FROM events WHERE id = ANY($2)`,
  ['integer[]', 'integer[]'],
  { kind: of<'campaign' | 'event'>('text'), value: 'text', title: 'text' },
);
