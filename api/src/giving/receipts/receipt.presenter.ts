import { parisDay } from '../../platform/clock/paris.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { ReceiptCheck } from './receipt.dto.js';
import type { ReceiptRow } from './receipt.entity.js';

/** What anyone who holds a receipt may read of it. */
export function presentCheck(row: ReceiptRow, replacedBy: string | null): ReceiptCheck {
  return {
    number: row.number,
    form: row.form,
    status: row.status,
    issued_on: row.content.issued_on,
    amount: toMajorUnits(row.amount, row.currency),
    currency: row.currency,
    voided_on: row.voided_at && parisDay(row.voided_at),
    replaced_by: replacedBy,
  };
}
