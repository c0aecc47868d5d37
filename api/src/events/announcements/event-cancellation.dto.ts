import type { Currency } from '../../platform/money/money.contract.js';

class AmountToRefund {
  currency: Currency;
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
