import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { DonationAcceptancesService } from '../settlement/donation-acceptances.service.js';
import { DonationRefundsService } from '../settlement/donation-refunds.service.js';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import { isKnownCurrency, toMajorUnits } from '../../../platform/money/money.contract.js';
import { donationAdminErrors } from './donation-admin.errors.js';
import type { UnappliedReason } from './unapplied-payment.contract.js';
import type { DonationRefunded } from './donation-admin-record.dto.js';
import type { UnappliedPaymentRecord, UnappliedReturnInput } from './unapplied-payment.dto.js';

interface Row extends Pick<UnappliedPaymentRecord, Read> {
  account: 'to_return' | 'suspense';
  payment_ref: string;
  happened_at: Date;
  is_accepted: boolean;
  return_status: 'asked' | 'done' | 'refused' | null;
  failure_code: string | null;
}
type Read =
  | ('id' | 'donation_id' | 'reference' | 'donor_name')
  | ('amount' | 'arrived' | 'currency' | 'expected' | 'expected_currency');

interface KnownReturn {
  id: string;
  status: DonationRefunded['status'] | 'refused';
  amount: number;
  failure_code: string | null;
  currency: string;
}

const REASONS: Record<Row['account'], UnappliedReason> = {
  to_return: 'paid_twice',
  suspense: 'other_amount',
};
/** Collections of MTN cannot pay back. */
const GIVES_BACK: readonly PaymentProviderName[] = ['stripe', 'paypal', 'demo'];

/** Money that arrived and is no gift, for staff: what is left of each payment, and what they decide. */
@Injectable()
export class UnappliedPaymentsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly refunds: DonationRefundsService,
    private readonly acceptances: DonationAcceptancesService,
  ) {}

  /** The oldest first; those of one gift where it is named. */
  async list(donation_id: string | null = null): Promise<UnappliedPaymentRecord[]> {
    return (await this.database.query<Row[]>(LIST, [donation_id])).map(present);
  }

  /** Gives back all that is left: at the provider, or by hand. The same key again is the same return. */
  async giveBack(
    id: number,
    { reason, by_hand = false, key }: UnappliedReturnInput,
    by: Author,
  ): Promise<DonationRefunded> {
    const known = await this.known(id, key.toLowerCase());
    const refund = known ?? (await this.refund(id, { reason, by_hand, key: key.toLowerCase() }, by));
    if (refund.status === 'refused') throw donationAdminErrors.refundRefused(refund.failure_code ?? '?');
    return { id: refund.id, status: refund.status, amount: toMajorUnits(refund.amount, refund.currency) };
  }

  /** Makes a gift of what is left; answers its id. */
  async accept(id: number, by: Author): Promise<string> {
    return (await this.acceptances.accept(id, by)).id;
  }

  private async refund(id: number, order: Required<UnappliedReturnInput>, by: Author) {
    const { donation_id, payment_ref, amount, currency } = await this.acceptances.find(id);
    const refund = await this.refunds.refund(donation_id, { ...order, payment_ref, amount }, by);
    return { ...refund, currency };
  }

  private async known(id: number, key: string): Promise<KnownReturn | null> {
    const [known] = await this.database.query<KnownReturn[]>(
      `SELECT refund.id, refund.status, refund.amount, refund.failure_code, posting.currency
         FROM donation_refunds refund
         JOIN journal_entries entry ON entry.ref = refund.payment_ref AND entry.kind IN ('extra', 'suspense')
         JOIN journal_postings posting ON posting.entry_id = entry.id
        WHERE refund.id = $1 AND entry.id = $2 LIMIT 1`,
      [key, id],
    );
    return known ?? null;
  }
}

const LIST = `
  SELECT unapplied.id, unapplied.account, unapplied.donation_id, gift.reference, gift.donor_name, unapplied.payment_ref,
         unapplied.amount, unapplied.arrived, unapplied.currency, gift.amount AS expected,
         gift.currency AS expected_currency, unapplied.happened_at,
         EXISTS (SELECT FROM journal_entries accepted
                  WHERE accepted.kind = 'gift' AND accepted.ref = unapplied.payment_ref) AS is_accepted,
         newest.status AS return_status, newest.failure_code
    FROM unapplied_payments unapplied
    JOIN donation_overview gift ON gift.id = unapplied.donation_id
    LEFT JOIN LATERAL (SELECT status, failure_code FROM donation_refunds
                        WHERE payment_ref = unapplied.payment_ref ORDER BY created_at DESC, id LIMIT 1) newest ON true
   WHERE $1::uuid IS NULL OR unapplied.donation_id = $1
   ORDER BY unapplied.id LIMIT 500`;

function present(row: Row): UnappliedPaymentRecord {
  const { account, payment_ref, happened_at, is_accepted, return_status, failure_code, ...payment } = row;
  const { currency, expected_currency } = payment;
  const [provider = '', ...name] = payment_ref.split(':');
  const isAsked = return_status === 'asked';
  return {
    ...payment,
    reason: REASONS[account],
    provider: provider as PaymentProviderName,
    provider_payment_id: name.join(':'),
    amount: toMajorUnits(row.amount, currency),
    arrived: toMajorUnits(row.arrived, currency),
    expected: toMajorUnits(row.expected, expected_currency),
    happened_at: happened_at.toISOString(),
    is_return_asked: isAsked,
    return_refusal: return_status === 'refused' ? (failure_code ?? '?') : null,
    is_returned_by_provider: GIVES_BACK.includes(provider as PaymentProviderName),
    can_be_accepted: !isAsked && !is_accepted && isKnownCurrency(currency),
  };
}
