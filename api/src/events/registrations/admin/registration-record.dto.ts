import { ApiProperty } from '@nestjs/swagger';
import { TimelineEntry } from '../../../core/timeline/timeline.dto.js';
import {
  PAYMENT_METHODS,
  PAYMENT_MODES,
  type PaymentMethod,
  type PaymentMode,
} from '../../../giving/payments/payment.contract.js';
import { PersonalData } from '../../../platform/http/personal-data.js';
import {
  REGISTRATION_SOURCES,
  REGISTRATION_STATUSES,
  type RegistrationSource,
  type RegistrationStatus,
} from '../registration.contract.js';
import { RegistrationAmounts, RegistrationAnswer } from '../registration.dto.js';

/** `admin/event-registrations`: a registration as staff read it. Amounts are major units of its currency. */
export class EventRegistrationRecord extends RegistrationAmounts {
  @ApiProperty({ format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ type: 'integer' })
  event_id: number;

  event_title: string;
  event_slug: string;
  event_start: string | null;

  @ApiProperty({ enum: REGISTRATION_STATUSES })
  status: RegistrationStatus;

  @ApiProperty({ enum: REGISTRATION_SOURCES })
  source: RegistrationSource;

  @PersonalData('name')
  first_name: string;

  @PersonalData('name')
  last_name: string;

  @PersonalData('email')
  email: string;

  @PersonalData('phone')
  phone: string;

  @PersonalData('name')
  organization: string;

  @PersonalData('text')
  special_needs: string;

  /** Whether there are any, for those who may not read them. */
  has_needs: boolean;

  @ApiProperty({ type: [RegistrationAnswer] })
  @PersonalData('hidden')
  answers: RegistrationAnswer[];

  /** The last day of special needs and answers, three months after the event; null while it has no date. */
  needs_kept_until: string | null;

  /** The same of the name and the address; places and amounts stay in the accounts. */
  identity_kept_until: string | null;

  @ApiProperty({ type: 'integer' })
  seats: number;

  /** How many of its seats came in. */
  @ApiProperty({ type: 'integer' })
  checked_in: number;

  /** The code that was used; null where none was. */
  code: string | null;

  is_verified: boolean;
  is_paid: boolean;
  paid_at: string | null;

  /** What is still asked for of a sure seat, beyond what was paid. */
  due: number;

  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true })
  payment_method: PaymentMethod | null;

  @ApiProperty({ enum: PAYMENT_MODES })
  mode: PaymentMode;

  /** What was given back, and what is promised and not back yet. */
  refunded: number;
  refund_pending: number;

  /** A refund waits for someone. */
  refund_waits: boolean;

  /** What payment cost. */
  fees: number;

  /** Whether a seat is offered, and until when whatever it waits for must have happened. */
  is_offered: boolean;

  /** How many are: fewer than `seats` where a group is offered what there is. Null without an offer. */
  @ApiProperty({ type: 'integer', nullable: true })
  offered_seats: number | null;

  /** The most that it refused, keeping its place; 0: none. */
  @ApiProperty({ type: 'integer' })
  declined_seats: number;

  expires_at: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  waiting_position: number | null;

  @PersonalData('text')
  cancellation_reason: string;
  created_at: string;
  confirmed_at: string | null;
  updated_at: string;

  @ApiProperty({ type: 'integer' })
  version: number;
}

/** What staff, or the product, give back. */
export class RegistrationRefund {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Major units. */
  amount: number;
  donation_amount: number;
  currency: string;

  @PersonalData('text')
  reason: string;

  @ApiProperty({ enum: ['asked', 'done', 'refused'] })
  status: 'asked' | 'done' | 'refused';

  by_hand: boolean;
  /** Null where nobody asked for it. */
  by: string | null;
  failure_code: string | null;
  /** Someone must end it: give it back by hand, or say what becomes of one that was refused. */
  waits: boolean;
  created_at: string;
}

/** `admin/event-registrations/{id}/timeline`. */
export class RegistrationTimeline {
  @ApiProperty({ type: [TimelineEntry] })
  entries: TimelineEntry[];

  @ApiProperty({ type: [RegistrationRefund] })
  refunds: RegistrationRefund[];

  /** What may still be given back, major units: of the seats, and of the gift on top. */
  refundable: number;
  refundable_donation: number;
}

/** `admin/event-registrations/waiting-list/{event}`: who waits, and why nothing is sent when nothing is. */
export class WaitingListReport {
  @ApiProperty({ type: 'integer' })
  waiting: number;

  @ApiProperty({ type: 'integer' })
  offered: number;

  /** Seats that nobody holds; null without a limit. */
  @ApiProperty({ type: 'integer', nullable: true })
  free: number | null;

  /** In French: what the list waits for. */
  explanation: string;
}

/** What is told about a registration that was entered or changed by staff, with money or not. */
export class EmailingStarted {
  @ApiProperty({ type: 'integer' })
  recipients: number;
}
