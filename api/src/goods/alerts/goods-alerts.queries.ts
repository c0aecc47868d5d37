import { of, query } from '../../platform/database/query.js';
import type { AlertSeverity, AlertType } from './goods-alert.contract.js';

const ALERT = {
  id: 'uuid',
  alert_type: of<AlertType>('text'),
  severity: of<AlertSeverity>('text'),
  message: 'text',
  physical_donation_id: 'uuid',
  transaction_id: 'uuid?',
  cause: 'text',
  is_read: 'boolean',
  resolved_at: 'timestamptz?',
  resolved_by: 'text?',
  created_at: 'timestamptz',
} as const;

export const raiseAlert = query(
  `INSERT INTO donation_alerts
     (id, alert_type, severity, message, physical_donation_id, transaction_id, cause, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (alert_type, cause) DO NOTHING RETURNING *`,
  ['uuid', 'text', 'text', 'text', 'uuid', 'uuid?', 'text', 'timestamptz'],
  ALERT,
);

export const escalateAlert = query(
  `UPDATE donation_alerts SET severity = 'critical', message = $3, is_read = false
    WHERE alert_type = $1 AND cause = $2 AND severity <> 'critical' AND resolved_at IS NULL RETURNING *`,
  ['text', 'text', 'text'],
  ALERT,
);

/** Of some types where $2 names them. */
export const settleAlerts = query(
  `UPDATE donation_alerts SET resolved_at = $3
    WHERE physical_donation_id = $1 AND alert_type = ANY(coalesce($2::text[], ARRAY[alert_type]))
      AND resolved_at IS NULL RETURNING *`,
  ['uuid', 'text[]?', 'timestamptz'],
  ALERT,
);

export const openAlerts = query(
  `SELECT physical_donation_id AS id, count(*)::int AS open FROM donation_alerts
    WHERE physical_donation_id = ANY($1::uuid[]) AND resolved_at IS NULL GROUP BY 1`,
  ['uuid[]'],
  { id: 'uuid', open: 'integer' },
);
