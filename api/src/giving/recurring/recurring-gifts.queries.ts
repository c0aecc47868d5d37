import { query } from '../../platform/database/query.js';
import { NOBODY_SET } from './recurring-gift.personal-data.content.js';

const countedWhere = (condition: string) =>
  query(`SELECT id FROM recurring_gifts WHERE is_counted(mode) AND ${condition} ORDER BY id`, [], {
    id: 'uuid',
  });
export const activeGifts = countedWhere("status = 'active'");
export const startedGifts = countedWhere("started_at IS NOT NULL AND email <> ''");

const changeOf = (set: string, which: string) =>
  query(
    `UPDATE recurring_gifts SET ${set}, updated_at = $2, version = version + 1
      WHERE lower(email) = $1 AND ${which}`,
    ['text', 'timestamptz'],
  );
export const stopUnstarted = changeOf(
  `status = 'cancelled', cancelled_at = coalesce(cancelled_at, $2)`,
  `status = 'pending' AND started_at IS NULL`,
);
export const forgetUnstarted = changeOf(NOBODY_SET, 'started_at IS NULL');
export const forgetUnaccounted = changeOf(
  `email = '', message = '', dedication = '', cancel_reason = '', payment_label = NULL`,
  'true',
);
