import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsUUID } from 'class-validator';
import { RequiredOneOf } from '../../../platform/http/body-fields.js';
import { UnlessNull } from '../../../platform/http/if-given.js';
import { CURRENCIES, type Currency } from '../../../platform/money/money.contract.js';
import { OptionalPhone } from '../../../giving/donors/donor.dto.js';
import { ATTEMPT_STATUSES, type AttemptStatus } from '../../../giving/payments/payment.contract.js';
import { PaymentNextProperty, type PaymentNext } from '../../../giving/payments/payments.dto.js';
import { REGISTRATION_STATES, type RegistrationState } from '../../events/event.contract.js';
import {
  REGISTRATION_PAYMENT_METHODS,
  REGISTRATION_STATUSES,
  type RegistrationPaymentMethod,
  type RegistrationStatus,
} from '../registration.contract.js';
import { RegistrationAmounts, RegistrationProgress } from '../registration.dto.js';

/** `POST /events/{id}/create-payment-intent/`. */
export class RegistrationPaymentInput {
  @IsUUID()
  registration_id: string;

  @RequiredOneOf(REGISTRATION_PAYMENT_METHODS, 'Choisissez un moyen de paiement proposé.')
  payment_method: RegistrationPaymentMethod;

  /** Of who pays, where the payment is taken by phone and the registration has none. */
  @OptionalPhone()
  phone?: string;
}

/** A payment that was begun; asked again for the same way to pay, it is the same. */
export class RegistrationPayment extends RegistrationAmounts {
  @ApiProperty({ format: 'uuid' })
  transaction_id: string;

  @ApiProperty({ format: 'uuid' })
  registration_id: string;

  reference: string;

  @ApiProperty({ enum: REGISTRATION_STATUSES })
  status: RegistrationStatus;

  @ApiProperty({ enum: REGISTRATION_PAYMENT_METHODS })
  payment_method: RegistrationPaymentMethod;

  expires_at: string | null;

  @PaymentNextProperty()
  next: PaymentNext;
}

/** `GET /event-registrations/payments/{transaction_id}/`: where the registration stands, without a word of who it is. */
export class RegistrationPaymentState extends RegistrationProgress {
  @ApiProperty({ format: 'uuid' })
  transaction_id: string;

  @ApiProperty({ enum: ATTEMPT_STATUSES })
  payment_status: AttemptStatus;

  /** Why the payment was refused, in French; null where it was not. */
  payment_failure: string | null;

  event_slug: string;
  event_title: string;
}

/** `POST /events/{id}/confirm-payment/`. */
export class RegistrationPaymentConfirmation {
  @IsUUID()
  transaction_id: string;

  /** What the provider's page gave: it is not believed, the provider is asked. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IsObject()
  @UnlessNull()
  payment_data?: Record<string, unknown> | null;
}

/** A way to pay an event that is offered now. */
export class RegistrationPaymentChoice {
  @ApiProperty({ enum: REGISTRATION_PAYMENT_METHODS })
  method: RegistrationPaymentMethod;

  label: string;
  help: string;
}

/** `GET /events/{id}/registration-status/`. */
export class EventRegistrationStatus {
  @ApiProperty({ type: 'integer' })
  event_id: number;

  @ApiProperty({ enum: REGISTRATION_STATES })
  registration_state: RegistrationState;

  registration_open: boolean;

  /** null: no limit. */
  @ApiProperty({ type: 'integer', nullable: true })
  available_seats: number | null;

  /** One may wait where all seats are taken. */
  waiting_list_open: boolean;

  @ApiProperty({ type: 'integer' })
  waiting_count: number;

  /** Of one seat now, in major units; the early-bird price while it runs. */
  price: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ type: [RegistrationPaymentChoice] })
  payment_methods: RegistrationPaymentChoice[];

  /** The registration that was asked about; null where none was. */
  @ApiProperty({ type: RegistrationProgress, nullable: true })
  registration: RegistrationProgress | null;
}
