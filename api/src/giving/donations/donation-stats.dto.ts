import type { Frequency } from '../donors/giving.contract.js';
import type { DonationStatus } from './donation-choices.contract.js';

class StatusCountsResponse implements Record<DonationStatus, number> {
  succeeded: number;
  pending: number;
  failed: number;
  cancelled: number;
}

class FrequencyCountsResponse implements Record<Frequency, number> {
  'one-time': number;
  monthly: number;
  quarterly: number;
  yearly: number;
}

/** `GET /donations/stats/`, for staff: sums, and nobody's name. Amounts in euros. */
export class DonationStats {
  total_amount: number;
  refunded_amount: number;
  donation_count: number;
  donor_count: number;
  average_amount: number;
  month_amount: number;
  month_count: number;
  recurring_active: number;
  /** What recurring gifts bring in a month. */
  recurring_monthly_amount: number;
  by_status: StatusCountsResponse;
  by_frequency: FrequencyCountsResponse;
}
