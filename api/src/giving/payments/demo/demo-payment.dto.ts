import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalOneOf } from '../../../platform/http/body-fields.js';
import { CURRENCIES, type Currency } from '../../../platform/money/money.contract.js';
import { ATTEMPT_STATUSES, type AttemptStatus } from '../payment.contract.js';
import { DEMO_ACTIONS, DEMO_REFUSALS, type DemoAction, type DemoRefusal } from './demo-payment.contract.js';

export class DemoActionInput {
  @IsIn(DEMO_ACTIONS)
  act: DemoAction;

  /** With `refuse` and `next_refuse`. */
  @OptionalOneOf(DEMO_REFUSALS)
  reason?: DemoRefusal;
}

const EVERY = ['month', 'quarter', 'year'] as const;
const STATUSES = ['pending', 'active', 'past_due', 'paused', 'cancelled'] as const;

export class DemoSubscription {
  @ApiProperty({ enum: EVERY })
  every: (typeof EVERY)[number];

  @ApiProperty({ enum: STATUSES })
  status: (typeof STATUSES)[number];

  /** Major units, from the next payment on. */
  amount: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  next_payment_at: string | null;

  @ApiProperty({ type: 'integer' })
  failed_payments: number;

  /** Whether a next payment can be provoked. */
  may_go_on: boolean;
}

/** `GET /payments/demo/{session}/`: what the page of a demonstration payment shows. */
export class DemoSession {
  session_id: string;
  /** What is paid, in French. */
  description: string;
  reference: string;
  /** Major units. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: ATTEMPT_STATUSES.filter((status) => status !== 'created') })
  status: Exclude<AttemptStatus, 'created'>;

  /** Null for a payment made once. */
  subscription: DemoSubscription | null;
  /** Where one goes on, once something has happened. */
  success_url: string;
  /** Where one goes back without paying. */
  cancel_url: string;
}
