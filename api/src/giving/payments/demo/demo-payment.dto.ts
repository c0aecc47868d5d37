import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { CURRENCIES, type Currency } from '../../../platform/money/money.contract.js';
import { ATTEMPT_STATUSES } from '../payment.contract.js';
import {
  DEMO_ACTIONS,
  DEMO_REFUSALS,
  type DemoAction,
  type DemoActionInput,
  type DemoRefusal,
  type DemoSession,
  type DemoSubscription,
} from './demo-payment.contract.js';

export class DemoActionBody implements DemoActionInput {
  @ApiProperty({ enum: DEMO_ACTIONS })
  @IsIn(DEMO_ACTIONS)
  act: DemoAction;

  @ApiPropertyOptional({ enum: DEMO_REFUSALS })
  @IsOptional()
  @IsIn(DEMO_REFUSALS)
  reason?: DemoRefusal;
}

class DemoSubscriptionResponse implements DemoSubscription {
  @ApiProperty({ enum: ['month', 'quarter', 'year'] })
  every: DemoSubscription['every'];

  @ApiProperty({ enum: ['pending', 'active', 'past_due', 'paused', 'cancelled'] })
  status: DemoSubscription['status'];

  amount: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  next_payment_at: string | null;

  @ApiProperty({ type: 'integer' })
  failed_payments: number;

  may_go_on: boolean;
}

export class DemoSessionResponse implements DemoSession {
  session_id: string;
  description: string;
  reference: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: ATTEMPT_STATUSES.filter((status) => status !== 'created') })
  status: DemoSession['status'];

  @ApiProperty({ type: DemoSubscriptionResponse, nullable: true })
  subscription: DemoSubscriptionResponse | null;

  success_url: string;
  cancel_url: string;
}
