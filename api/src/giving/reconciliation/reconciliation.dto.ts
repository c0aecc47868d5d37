import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../payments/payment.contract.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { PROVIDER_GAPS, type ProviderGapKind, RECONCILIATION_LIMITS } from './reconciliation.contract.js';

export class ReconciliationQuery {
  /** How many days back. */
  @ApiProperty({ minimum: 1, maximum: RECONCILIATION_LIMITS.days, default: RECONCILIATION_LIMITS.days })
  @Type(() => Number)
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(RECONCILIATION_LIMITS.days)
  days?: number;
}

export class RepairBody {
  @IsIn(PAYMENT_PROVIDERS)
  provider: PaymentProviderName;

  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(RECONCILIATION_LIMITS.days)
  days?: number;
}

export class RepairReport {
  /** How many payments, refunds and payouts the provider listed. */
  seen: number;
  /** How many of them changed something here. */
  repaired: number;
}

export class ProviderGap {
  @ApiProperty({ enum: PROVIDER_GAPS })
  kind: ProviderGapKind;

  /** As the provider calls the payment, the refund or the dispute. */
  provider_ref: string;
  donation_id: string | null;
  reference: string | null;
  at: string;
  /** Major units; null where that side has none. */
  here: number | null;
  there: number | null;
  currency: string;
}

/** What one provider and the journal say of the same days. */
export class ProviderReconciliation {
  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  label: string;
  /** Whether it lists what moved: where it does not, each open payment is asked about by itself. */
  lists: boolean;
  /** In French: why nothing could be compared; null where it was. */
  unreachable: string | null;
  /** Payments that succeeded at the provider in these days. */
  payments: number;
  /** Major units, in euros. */
  amount: number;
  /** Payments begun here that neither succeeded nor ended for a day. */
  open: number;
  gaps: ProviderGap[];
}
