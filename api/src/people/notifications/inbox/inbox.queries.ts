import { query } from '../../../platform/database/query.js';
import { NOTIFICATION_LIMITS } from '../notification-limits.contract.js';

/**
 * The lines of an inbox. $1 is whose, $2 now, $3 the resources that they may read (null for all), $4 whether the many
 * gifts of an hour are one line. What was put off comes back at its moment, unread.
 */
const linesOf = (which: string) => `
  WITH every AS (
    SELECT n.id, n.kind, n.at, n.staff_id, mark.snoozed_until,
           (n.facts ->> 'amount')::bigint AS amount, n.facts ->> 'currency' AS currency,
           CASE n.kind WHEN 'gift_received' THEN floor(extract(epoch FROM n.at) / 3600)::bigint ELSE -n.id END AS hour,
           CASE WHEN mark.staff_id IS NULL THEN n.id <= reader.since_id ELSE mark.read_at IS NOT NULL END AS is_read,
           coalesce(mark.snoozed_until > $2, false) AS is_snoozed,
           greatest(n.at, CASE WHEN mark.snoozed_until <= $2 AND mark.read_at IS NULL THEN mark.snoozed_until END) AS shown_at
      FROM notification_readers reader
      JOIN notifications n ON n.author_id IS DISTINCT FROM reader.staff_id
           AND (NOT n.is_private OR n.staff_id = reader.staff_id)
           AND ($3::text[] IS NULL OR n.resource = ANY($3))
      LEFT JOIN notification_marks mark ON mark.notification_id = n.id AND mark.staff_id = reader.staff_id
     WHERE reader.staff_id = $1),
  seen AS (SELECT * FROM every WHERE ${which}),
  together AS (
    SELECT seen.*, count(*) OVER alike AS of_hour, sum(amount) OVER alike AS sum_of_hour, min(at) OVER alike AS first_at,
           max(id) OVER alike AS head
      FROM seen WINDOW alike AS (PARTITION BY hour, currency, is_read, snoozed_until)),
  marked AS (
    SELECT together.*,
           ($4 AND kind = 'gift_received' AND of_hour > ${NOTIFICATION_LIMITS.gifts_of_an_hour}) AS is_group
      FROM together),
  line AS (SELECT * FROM marked WHERE NOT is_group OR id = head)`;
const LINES = linesOf('true');
/** Gifts are grouped with others that are read, or are not, as they are: the read ones, by far the most, can be left out. */
const UNREAD_LINES = linesOf('NOT is_read');

const UNREAD = 'NOT is_read AND NOT is_snoozed';
/** $5 the kinds that they do not want to hear of, $6 which lines, $7 of which kinds, $8 which numbers. */
const ASKED = `
  ($6::text IS NULL
   OR ($6 = 'unread' AND ${UNREAD} AND kind <> ALL($5))
   OR ($6 = 'mine' AND staff_id = $1 AND NOT is_snoozed)
   OR ($6 = 'snoozed' AND is_snoozed))
  AND ($7::text[] IS NULL OR kind = ANY($7)) AND ($8::bigint[] IS NULL OR id = ANY($8))`;

/** $9 whether the oldest comes first. */
const ORDER = 'CASE WHEN $9 THEN shown_at END, shown_at DESC, id DESC';

const READER = ['integer', 'timestamptz', 'text[]?', 'boolean'] as const;
const ASKING = [...READER, 'text[]', 'text?', 'text[]?', 'integer[]?'] as const;

export const inboxLines = query(
  `${LINES},
   page AS (
     SELECT line.*, count(*) OVER ()::int AS total FROM line WHERE ${ASKED}
      ORDER BY ${ORDER} LIMIT $10 OFFSET $11)
   SELECT page.id, page.kind, page.at, n.resource, n.record_id, n.facts, coalesce(page.staff_id = $1, false) AS is_mine,
          snoozed_until, is_read, is_snoozed, shown_at, is_group, of_hour::int AS count, sum_of_hour::bigint AS amount,
          first_at, total
     FROM page JOIN notifications n ON n.id = page.id ORDER BY ${ORDER}`,
  [...ASKING, 'boolean', 'integer', 'integer'],
  {
    id: 'integer',
    kind: 'text',
    at: 'timestamptz',
    resource: 'text',
    record_id: 'text',
    facts: 'jsonb',
    is_mine: 'boolean',
    snoozed_until: 'timestamptz?',
    is_read: 'boolean',
    is_snoozed: 'boolean',
    shown_at: 'timestamptz',
    is_group: 'boolean',
    count: 'integer',
    amount: 'integer?',
    first_at: 'timestamptz',
    total: 'integer',
  },
);

export const countLines = query(`${LINES} SELECT count(*)::int AS count FROM line WHERE ${ASKED}`, ASKING, {
  count: 'integer',
});

/** $5 the kinds that they do not want to hear of. */
export const inboxCounts = query(
  `${UNREAD_LINES}
   SELECT count(*) FILTER (WHERE ${UNREAD} AND kind <> ALL($5))::int AS unread,
          count(*) FILTER (WHERE ${UNREAD} AND staff_id = $1)::int AS mine,
          count(*) FILTER (WHERE is_snoozed)::int AS snoozed
     FROM line`,
  [...READER, 'text[]'],
  { unread: 'integer', mine: 'integer', snoozed: 'integer' },
);

const MARK = `
  INSERT INTO notification_marks (staff_id, notification_id, read_at, snoozed_until)`;
const OR_CHANGE = `
  ON CONFLICT (staff_id, notification_id) DO UPDATE
    SET read_at = excluded.read_at, snoozed_until = excluded.snoozed_until`;

/** $5 the lines, $6 when they were read, $7 until when they are put off: all that a line stands for. */
export const markLines = query(
  `${LINES}${MARK}
   SELECT $1, id, $6, $7 FROM marked WHERE id = ANY($5::bigint[]) OR (is_group AND head = ANY($5))${OR_CHANGE}`,
  [...READER, 'integer[]', 'timestamptz?', 'timestamptz?'],
);

/** $5 of which kinds. */
export const markAllRead = query(
  `${UNREAD_LINES}${MARK}
   SELECT $1, id, $2, NULL FROM marked WHERE ${UNREAD} AND ($5::text[] IS NULL OR kind = ANY($5))${OR_CHANGE}`,
  [...READER, 'text[]?'],
);
