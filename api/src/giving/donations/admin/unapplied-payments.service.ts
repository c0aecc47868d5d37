import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { DonationAcceptancesService } from '../settlement/donation-acceptances.service.js';
import { paymentOf } from '../settlement/donation-journal.service.js';
import { DonationRefundsService } from '../settlement/donation-refunds.service.js';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import { isKnownCurrency, toMajorUnits } from '../../../platform/money/money.contract.js';
import type { RowOf } from '../../../platform/database/query.js';
import { returnOfArrival, unappliedPayments } from './donation-admin.queries.js';
import { donationAdminErrors } from './donation-admin.errors.js';
import type { UnappliedReason } from './unapplied-payment.contract.js';
import type { DonationRefunded } from './donation-admin-record.dto.js';
import type { UnappliedPaymentRecord, UnappliedReturnInput } from './unapplied-payment.dto.js';

type Row = RowOf<typeof unappliedPayments>;

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
    return (await unappliedPayments.all(this.database, donation_id)).map(present);
  }

  /** Gives back all that is left: at the provider, or by hand. The same key again is the same return. */
  async giveBack(
    id: number,
    { reason, by_hand = false, key }: UnappliedReturnInput,
    by: Author,
  ): Promise<DonationRefunded> {
    const refund_id = key.toLowerCase();
    const known = await returnOfArrival.first(this.database, refund_id, id);
    const refund = known ?? (await this.refund(id, { reason, by_hand, key: refund_id }, by));
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
}

function present(row: Row): UnappliedPaymentRecord {
  const { account, payment_ref, happened_at, is_accepted, return_status, failure_code, ...payment } = row;
  const { currency, expected_currency } = payment;
  const { provider, payment_id: provider_payment_id } = paymentOf(payment_ref);
  const isAsked = return_status === 'asked';
  return {
    ...payment,
    reason: REASONS[account],
    provider,
    provider_payment_id,
    amount: toMajorUnits(row.amount, currency),
    arrived: toMajorUnits(row.arrived, currency),
    expected: toMajorUnits(row.expected, expected_currency),
    happened_at: happened_at.toISOString(),
    is_return_asked: isAsked,
    return_refusal: return_status === 'refused' ? (failure_code ?? '?') : null,
    is_returned_by_provider: GIVES_BACK.includes(provider),
    can_be_accepted: !isAsked && !is_accepted && isKnownCurrency(currency),
  };
}
