import { query } from '../../../platform/database/query.js';

/** A device shows these under one tag, in the place of what it showed under it. */
export const notePushed = query(
  `WITH gone AS (
     DELETE FROM notification_pushes WHERE device_id = $1 AND tag = $2 AND notification_id <> ALL($3::bigint[]))
   INSERT INTO notification_pushes (device_id, notification_id, tag)
   SELECT device.id, n.id, $2 FROM notification_devices device, notifications n
    WHERE device.id = $1 AND n.id = ANY($3::bigint[])
   ON CONFLICT (device_id, notification_id) DO UPDATE SET tag = excluded.tag`,
  ['integer', 'text', 'integer[]'],
);

/** What a device shows of which its owner has read, or put off, everything. */
export const readTags = query(
  `SELECT pushed.tag FROM notification_pushes pushed
     JOIN notification_devices device ON device.id = pushed.device_id
     LEFT JOIN notification_marks mark ON mark.notification_id = pushed.notification_id
          AND mark.staff_id = device.staff_id AND (mark.read_at IS NOT NULL OR mark.snoozed_until > $2)
    WHERE pushed.device_id = $1 GROUP BY pushed.tag HAVING bool_and(mark.staff_id IS NOT NULL) ORDER BY 1`,
  ['integer', 'timestamptz'],
  { tag: 'text' },
);

export const forgetPushed = query('DELETE FROM notification_pushes WHERE device_id = $1 AND tag = ANY($2)', [
  'integer',
  'text[]',
]);
