import { ApiProperty } from '@nestjs/swagger';
import { IsDefined } from 'class-validator';
import { OptionalText, RequiredText } from '../../../platform/http/body-fields.js';
import { OptionalPhone } from '../../../giving/donors/donor.dto.js';
import { PaymentNextProperty, type PaymentNext } from '../../../giving/payments/payments.dto.js';
import {
  DATE_CHOICES,
  type DateChoice,
  REGISTRATION_LIMITS as LIMITS,
  REGISTRATION_MESSAGES as MESSAGES,
} from '../registration.contract.js';
import { RegistrationProgress, RegistrationAnswer, Seats } from '../registration.dto.js';
import { RegistrationPaymentChoice } from '../checkout/registration-checkout.dto.js';

/** The event that a registration is for, as its own page shows it. */
export class RegisteredEvent {
  @ApiProperty({ type: 'integer' })
  id: number;

  slug: string;
  title: string;
  is_cancelled: boolean;
  cancellation_reason: string;
  is_past: boolean;
  start_date: string | null;
  end_date: string | null;
  is_online: boolean;
  /** Where to connect: for those who are in alone. */
  online_url: string | null;
  location: string;
  address: string;
  city: string;
  country: string;
  recording_url: string | null;
  gives_certificates: boolean;
}

/** `GET /event-registrations/track/{token}/`: a registration, for whoever made it. */
export class RegistrationView extends RegistrationProgress {
  @ApiProperty({ type: RegisteredEvent })
  event: RegisteredEvent;

  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  organization: string;
  special_needs: string;

  @ApiProperty({ type: [RegistrationAnswer] })
  answers: RegistrationAnswer[];

  cancellation_reason: string;
  created_at: string;
  is_verified: boolean;

  @ApiProperty({ type: [RegistrationPaymentChoice] })
  payment_methods: RegistrationPaymentChoice[];

  /** How the payment that was begun goes on; null where none waits. */
  @PaymentNextProperty({ nullable: true })
  payment: PaymentNext | null;

  /** Why the newest payment was refused, in French; null where it was not. */
  payment_failure: string | null;

  may_cancel: boolean;
  /** Its time ran out, and its seats may be asked for once more. */
  may_ask_again: boolean;
  may_change: boolean;

  /** How many seats may be asked for by this link: fewer than those held until somebody came in, more than those held only where they cost nothing. */
  @ApiProperty({ type: 'integer' })
  least_seats: number;
  @ApiProperty({ type: 'integer' })
  most_seats: number;

  /** What a cancellation gives back now, major units. */
  refund_if_cancelled: number;

  /** Until when one answers to the event's new day; null where there is nothing to answer now. */
  date_choice_until: string | null;

  /** What was answered. */
  @ApiProperty({ enum: DATE_CHOICES, nullable: true })
  date_choice: DateChoice | null;

  /** What « remboursez-moi » gives back then, whatever the policy, major units. */
  refund_if_date_refused: number;

  /** What was given back, major units. */
  refunded: number;

  /** What is promised and not back yet, major units. */
  refund_pending: number;
}

/** `POST …/track/{token}/changes/`: what the person may correct by themselves. */
export class RegistrationChanges {
  @RequiredText(LIMITS.name, MESSAGES.first_name)
  first_name: string;

  @RequiredText(LIMITS.name, MESSAGES.last_name)
  last_name: string;

  @OptionalPhone()
  phone?: string;

  @OptionalText(LIMITS.organization)
  organization?: string;

  @OptionalText(LIMITS.special_needs)
  special_needs?: string;
}

/** `POST …/track/{token}/seats/`. */
export class RegistrationSeats {
  @IsDefined({ message: MESSAGES.seats })
  @Seats()
  seats: number;
}
