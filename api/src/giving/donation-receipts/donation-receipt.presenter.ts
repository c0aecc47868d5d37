import { iso } from '../../platform/clock/iso-moments.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { Receipt } from '../receipts/receipts.service.js';
import type { ReceiptRecord } from './donation-receipt.dto.js';

/** A receipt as the database reads it, with what is beside it. */
export type ReceiptRead = Receipt & {
  replaces_number: string | null;
  replaced_by_number: string | null;
  donations: ReceiptRecord['donations'] | null;
};

export function presentReceipt(row: ReceiptRead, site: string): ReceiptRecord {
  const { id, number, year, gift_year, form, kind, status, donor_name, email, currency, version } = row;
  return {
    id,
    number,
    year,
    gift_year,
    form,
    kind,
    status,
    donor_name,
    email,
    currency,
    version,
    amount: toMajorUnits(row.amount, currency),
    issued_at: row.issued_at.toISOString(),
    issued_by: row.issued_by,
    sent_at: iso(row.sent_at),
    voided_at: iso(row.voided_at),
    voided_by: row.voided_by,
    void_reason: row.void_reason,
    replaces: reference(row.replaces_id, row.replaces_number),
    replaced_by: reference(row.replaced_by_id, row.replaced_by_number),
    donations: (row.donations ?? []).map((donation) => ({
      ...donation,
      amount: toMajorUnits(donation.amount, currency),
      given_at: donation.given_at && new Date(donation.given_at).toISOString(),
    })),
    sha256: row.sha256,
    bytes: row.bytes,
    check_url: `${site}/recus/verifier/${row.code}`,
  };
}

const reference = (id: string | null, number: string | null) => (id && number ? { id, number } : null);
