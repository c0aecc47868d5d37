import { query } from '../../platform/database/query.js';

/** A trigger refuses it to whoever does not say that a start does it. */
export const writeMode = query(
  `WITH said AS (SELECT set_config('livres.installation', 'starting', true))
   UPDATE installation SET mode = $1 FROM said WHERE mode <> $1`,
  ['text'],
);

export const takeEvent = query(
  `INSERT INTO payment_events (provider, event_id, type, object, received_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING RETURNING event_id`,
  ['text', 'text', 'text', 'jsonb', 'timestamptz'],
  { event_id: 'text' },
);
