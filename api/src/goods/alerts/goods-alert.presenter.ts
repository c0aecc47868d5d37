import { ALERT_TYPE_LABELS, type GoodsAlert } from './goods-alert.contract.js';
import type { GoodsAlertRow } from './goods-alert.entity.js';

/** An alert with the donation that it is about. */
export interface AlertOverviewRow extends GoodsAlertRow {
  reference: string;
  city: string;
}

export function presentAlert(row: AlertOverviewRow): GoodsAlert {
  const { id, alert_type, severity, message, reference, city, is_read, resolved_by } = row;
  return {
    id,
    alert_type,
    severity,
    message,
    reference,
    city,
    is_read,
    resolved_by,
    alert_type_display: ALERT_TYPE_LABELS[alert_type],
    physical_donation: row.physical_donation_id,
    transaction: row.transaction_id,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
