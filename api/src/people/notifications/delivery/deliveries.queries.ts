import { of, query } from '../../../platform/database/query.js';
import type { Role } from '../../access/access.contract.js';
import type { NotificationChannel } from '../preferences/preference.contract.js';
import type { NotificationChoices } from '../preferences/preference.contract.js';

export const publishedNotification = query(
  `SELECT id, kind, at, resource, record_id, facts, staff_id, is_private, author_id FROM notifications WHERE id = $1`,
  ['integer'],
  {
    id: 'integer',
    kind: 'text',
    at: 'timestamptz',
    resource: 'text',
    record_id: 'text',
    facts: 'jsonb',
    staff_id: 'integer?',
    is_private: 'boolean',
    author_id: 'integer?',
  },
);

/** Whoever holds a code, and how they hear of things. */
export const hearers = query(
  `SELECT reader.staff_id, staff.roles, reader.choices, reader.email, reader.is_quiet, reader.quiet_from::int,
          reader.quiet_until::int, reader.is_quiet_on_sunday, reader.digest_on::text,
          EXISTS (SELECT FROM notification_devices device WHERE device.staff_id = reader.staff_id) AS has_devices
     FROM notification_readers reader JOIN staff ON staff.id = reader.staff_id AND staff.revoked_at IS NULL
    ORDER BY reader.staff_id`,
  [],
  {
    staff_id: 'integer',
    roles: of<Role[]>('text[]'),
    choices: of<Partial<NotificationChoices>>('jsonb'),
    email: 'text?',
    is_quiet: 'boolean',
    quiet_from: 'integer',
    quiet_until: 'integer',
    is_quiet_on_sunday: 'boolean',
    digest_on: 'text?',
    has_devices: 'boolean',
  },
);

export const addDelivery = query(
  `INSERT INTO notification_deliveries (staff_id, notification_id, channel, due_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING notification_id`,
  ['integer', 'integer', 'text', 'timestamptz'],
  { notification_id: 'integer' },
);

/** What is due of a channel, taken for good; what was read meanwhile is not told again. */
export const takeDue = query(
  `WITH due AS (
     DELETE FROM notification_deliveries WHERE staff_id = $1 AND channel = $2 AND due_at <= $3 RETURNING notification_id)
   SELECT n.id, n.kind, n.at, n.resource, n.record_id, n.facts, coalesce(n.staff_id = $1, false) AS is_mine
     FROM due JOIN notifications n ON n.id = due.notification_id
     LEFT JOIN notification_marks mark ON mark.notification_id = n.id AND mark.staff_id = $1
    WHERE mark.staff_id IS NULL ORDER BY n.id`,
  ['integer', of<NotificationChannel>('text'), 'timestamptz'],
  {
    id: 'integer',
    kind: 'text',
    at: 'timestamptz',
    resource: 'text',
    record_id: 'text',
    facts: 'jsonb',
    is_mine: 'boolean',
  },
);

/** What is still to be told of these: read by nobody's hand since, and young enough. */
export const stillUnread = query(
  `SELECT n.id, n.kind, n.at, n.resource, n.record_id, n.facts, coalesce(n.staff_id = $1, false) AS is_mine
     FROM notifications n
     LEFT JOIN notification_marks mark ON mark.notification_id = n.id AND mark.staff_id = $1
    WHERE n.id = ANY($2::bigint[]) AND n.at > $3 AND mark.staff_id IS NULL ORDER BY n.id`,
  ['integer', 'integer[]', 'timestamptz'],
  {
    id: 'integer',
    kind: 'text',
    at: 'timestamptz',
    resource: 'text',
    record_id: 'text',
    facts: 'jsonb',
    is_mine: 'boolean',
  },
);
