import { columnNames } from '../../platform/database/all-columns.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';

/** What is read of a transaction as it is kept; its day is read as a text. */
export const TRANSACTION_COLUMNS = columnNames(PickupTransactionRow, 'pickup_date', 'reminded_at');
