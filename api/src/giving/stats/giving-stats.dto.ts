import { ApiProperty } from '@nestjs/swagger';
import { FREQUENCIES, type Frequency } from '../donors/giving.contract.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment.contract.js';
import { QueryOneOf } from '../../platform/http/query-fields.js';
import { CURRENCIES } from '../../platform/money/money.contract.js';
import {
  type CampaignGiving,
  GIVING_PERIODS,
  type GivingStats,
  type GivingPeriod,
  type GivingShare,
  type GivingStep,
  type GivingSums,
  type GivingToday,
  type RecurringStats,
} from './giving-stats.contract.js';

const NullableNumber = () => ApiProperty({ type: Number, nullable: true });

export class GivingQuery {
  @QueryOneOf(GIVING_PERIODS, 'Période, jusqu’à aujourd’hui ; le mois en cours si elle manque.')
  period?: GivingPeriod;
}

export class GivingSumsResponse implements GivingSums {
  raised: number;
  given: number;
  refunded: number;
  disputed: number;
  fees: number;
  gifts: number;

  @NullableNumber()
  average: number | null;

  donors: number;
  new_donors: number;
  failures: number;

  @NullableNumber()
  failure_rate: number | null;
}

export class GivingStepResponse implements GivingStep {
  @ApiProperty({ format: 'date' })
  day: string;

  raised: number;

  @NullableNumber()
  before: number | null;
}

class ShareResponse implements GivingShare {
  label: string;
  raised: number;
  gifts: number;
}

export class CampaignShareResponse extends ShareResponse {
  @NullableNumber()
  campaign_id: number | null;
}

export class SourceShareResponse extends ShareResponse {
  source: string;
}

export class MethodShareResponse extends ShareResponse {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;
}

export class FrequencyShareResponse extends ShareResponse {
  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;
}

export class UtmShareResponse extends ShareResponse {
  utm_source: string;
  utm_campaign: string;
}

export class RecurringStatsResponse implements RecurringStats {
  monthly: number;
  active: number;
  paused: number;
  past_due: number;
  started: number;
  stopped: number;
}

export class OtherCurrencyResponse {
  @ApiProperty({ enum: ['XAF'] })
  currency: 'XAF';

  raised: number;
  gifts: number;
}

export class GivingStatsResponse implements GivingStats {
  @ApiProperty({ enum: GIVING_PERIODS })
  period: GivingPeriod;

  from: string;
  to: string;
  before_from: string;
  before_to: string;
  now: GivingSumsResponse;
  before: GivingSumsResponse;

  @ApiProperty({ type: [GivingStepResponse] })
  steps: GivingStepResponse[];

  @ApiProperty({ enum: ['day', 'week', 'month'] })
  step: 'day' | 'week' | 'month';

  @ApiProperty({ type: [CampaignShareResponse] })
  by_campaign: CampaignShareResponse[];

  @ApiProperty({ type: [SourceShareResponse] })
  by_source: SourceShareResponse[];

  @ApiProperty({ type: [MethodShareResponse] })
  by_method: MethodShareResponse[];

  @ApiProperty({ type: [FrequencyShareResponse] })
  by_frequency: FrequencyShareResponse[];

  @ApiProperty({ type: [UtmShareResponse] })
  by_utm: UtmShareResponse[];

  recurring: RecurringStatsResponse;

  @ApiProperty({ type: [OtherCurrencyResponse] })
  other_currencies: OtherCurrencyResponse[];
}

export class GivingTodayResponse implements GivingToday {
  failing_cards: number;
  transfers: number;

  @NullableNumber()
  oldest_transfer_days: number | null;

  missing_addresses: number;
  disputes: number;
  unapplied: number;
  failed: number;
}

export class CampaignMonthResponse {
  @ApiProperty({ example: '2027-03' })
  month: string;

  raised: number;
  gifts: number;
  total: number;
}

export class CampaignGivingResponse implements CampaignGiving {
  campaign_id: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: 'EUR' | 'XAF';

  raised: number;
  gifts: number;

  @NullableNumber()
  average: number | null;

  donors: number;
  refunded: number;

  @ApiProperty({ type: [CampaignMonthResponse] })
  months: CampaignMonthResponse[];
}
