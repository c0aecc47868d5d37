import { isoMoments } from '../../platform/clock/iso-moments.js';
import { ALERT_TYPE_LABELS } from './goods-alert.contract.js';
import type { GoodsAlert } from './goods-alert.dto.js';
import type { GoodsAlertRow } from './goods-alert.entity.js';

/** An alert with the donation that it is about. */
export interface AlertOverviewRow extends Omit<GoodsAlertRow, 'cause'> {
  reference: string;
  city: string;
}

export function presentAlert(row: AlertOverviewRow): GoodsAlert {
  const { physical_donation_id, transaction_id, ...told } = isoMoments(row);
  return {
    ...told,
    alert_type_display: ALERT_TYPE_LABELS[row.alert_type],
    physical_donation: physical_donation_id,
    transaction: transaction_id,
  };
}
