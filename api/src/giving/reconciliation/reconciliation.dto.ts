import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../payments/payment.contract.js';
import { IfGiven } from '../../platform/http/if-given.js';
import {
  PROVIDER_GAPS,
  type ProviderGap,
  type ProviderGapKind,
  type ProviderReconciliation,
  RECONCILIATION_LIMITS,
  type RepairReport,
} from './reconciliation.contract.js';

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
  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  @IsIn(PAYMENT_PROVIDERS)
  provider: PaymentProviderName;

  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(RECONCILIATION_LIMITS.days)
  days?: number;
}

export class RepairReportResponse implements RepairReport {
  seen: number;
  repaired: number;
}

export class ProviderGapResponse implements ProviderGap {
  @ApiProperty({ enum: PROVIDER_GAPS })
  kind: ProviderGapKind;

  provider_ref: string;

  @ApiProperty({ type: String, nullable: true })
  donation_id: string | null;

  @ApiProperty({ type: String, nullable: true })
  reference: string | null;

  at: string;

  @ApiProperty({ type: Number, nullable: true })
  here: number | null;

  @ApiProperty({ type: Number, nullable: true })
  there: number | null;

  currency: string;
}

export class ProviderReconciliationResponse implements ProviderReconciliation {
  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  label: string;
  lists: boolean;

  @ApiProperty({ type: String, nullable: true })
  unreachable: string | null;

  payments: number;
  amount: number;
  open: number;

  @ApiProperty({ type: [ProviderGapResponse] })
  gaps: ProviderGapResponse[];
}
