import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../../giving/payments/payment.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';

class AmountToRefund {
  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true })
  payment_method: PaymentMethod | null;

  currency: Currency;

  /** Staff give it back themselves. */
  by_hand: boolean;

  @ApiProperty({ type: 'integer' })
  registrations: number;

  /** In major units. */
  amount: number;
}

/** `GET /admin/events/{id}/cancellation`: whom a cancellation reaches now, and what it gives back. */
export class EventCancellationPreview {
  registrations: number;
  seats: number;

  /** Registrations that are paid. */
  paid: number;

  to_refund: AmountToRefund[];
  interested: number;
}
