import { ApiProperty } from '@nestjs/swagger';
import { FREQUENCIES, type Frequency } from '../donors/giving.contract.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment.contract.js';
import { QueryOneOf } from '../../platform/http/query-fields.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import { GIVING_PERIODS, type GivingPeriod } from './giving-stats.contract.js';

export class GivingQuery {
  @QueryOneOf(GIVING_PERIODS, 'Période, jusqu’à aujourd’hui ; le mois en cours si elle manque.')
  period?: GivingPeriod;
}

/** Euros. */
export class GivingSums {
  /** What was given, less what was given back or taken back in the period. */
  raised: number;
  /** What was given. */
  given: number;
  refunded: number;
  disputed: number;
  /** What payment providers kept. */
  fees: number;
  gifts: number;
  /** Null where there was no gift. */
  average: number | null;
  /** Addresses, or names where there is no address, that gave. */
  donors: number;
  /** Those of them who had never given before. */
  new_donors: number;
  /** Tries that were refused. */
  failures: number;
  /** Of the tries that ended, how many in a hundred were refused; null where none ended. */
  failure_rate: number | null;
}

export class GivingStep {
  /** The first day of it. */
  @ApiProperty({ format: 'date' })
  day: string;

  raised: number;
  /** Null where the period before was shorter. */
  before: number | null;
}

export class GivingShare {
  /** What the sum is of, in French. */
  label: string;
  raised: number;
  gifts: number;
}

export class CampaignShareResponse extends GivingShare {
  campaign_id: number | null;
}

export class SourceShareResponse extends GivingShare {
  source: string;
}

export class MethodShareResponse extends GivingShare {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;
}

export class FrequencyShareResponse extends GivingShare {
  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;
}

export class UtmShareResponse extends GivingShare {
  utm_source: string;
  utm_campaign: string;
}

/** As it stands now. */
export class RecurringStats {
  /** What recurring gifts bring in a month: a quarter's counts for a third, a year's for a twelfth. */
  monthly: number;
  active: number;
  paused: number;
  past_due: number;
  /** Begun, and stopped, in the period. */
  started: number;
  stopped: number;
}

export class OtherCurrencyResponse {
  @ApiProperty({ enum: ['XAF'] })
  currency: 'XAF';

  raised: number;
  gifts: number;
}

/**
 * `GET admin/giving/figures`: sums over the journal, in euros; gifts in other currencies are counted apart. No person
 * is named: whoever reads figures may read them.
 */
export class GivingStats {
  @ApiProperty({ enum: GIVING_PERIODS })
  period: GivingPeriod;

  /** Days of Paris, both included. */
  from: string;
  to: string;
  before_from: string;
  before_to: string;
  now: GivingSums;
  before: GivingSums;
  /** What was given each day, week or month of the period, beside the one before. */
  steps: GivingStep[];

  @ApiProperty({ enum: ['day', 'week', 'month'] })
  step: 'day' | 'week' | 'month';

  by_campaign: CampaignShareResponse[];
  by_source: SourceShareResponse[];
  by_method: MethodShareResponse[];
  by_frequency: FrequencyShareResponse[];
  /** By the campaign codes of the visit that the gift came from; both empty for gifts without any. */
  by_utm: UtmShareResponse[];
  recurring: RecurringStats;
  /** Gifts in other currencies, which are added to nothing. */
  other_currencies: OtherCurrencyResponse[];
}

/** `GET admin/giving/today`: what waits for an administrator. */
export class GivingToday {
  failing_cards: number;
  /** Transfers that were announced and are not matched yet. */
  transfers: number;
  /** The oldest of them, in days. */
  oldest_transfer_days: number | null;
  missing_addresses: number;
  disputes: number;
  /** Gifts with a payment that is to be given back or accepted. */
  unapplied: number;
  /** Gifts refused in the last 30 days. */
  failed: number;
}

export class CampaignMonthResponse {
  @ApiProperty({ example: '2027-03' })
  month: string;

  raised: number;
  gifts: number;
  total: number;
}

/** `GET admin/giving/campaigns/{id}`: what a campaign was given in money, month after month, by the journal. */
export class CampaignGiving {
  campaign_id: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  raised: number;
  gifts: number;
  average: number | null;
  donors: number;
  refunded: number;
  /** From the first gift to now, without a gap. */
  months: CampaignMonthResponse[];
}
