import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type {
  PaymentMethod,
  PaymentMode,
  PaymentProviderName,
} from '../../giving/payments/payment.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { DateChoice, RegistrationSource, RegistrationStatus } from './registration.contract.js';
import type { RegistrationAnswer } from './registration.dto.js';

/** Seats that someone asked for at an event. Amounts are minor units of `currency`. */
@Entity('event_registrations')
export class EventRegistrationRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  event_id: number;

  @Column('text')
  reference: string;

  @Column('text')
  status: RegistrationStatus;

  /** For the waiting list: not verified yet, it holds no seat. */
  @Column('boolean')
  is_waiting: boolean;

  /** On the waiting list, while a seat is offered: until then it is held. */
  @Column('timestamptz', { nullable: true })
  offered_until: Date | null;

  /** How many of its seats are offered: a group is offered what there is. Null without an offer. */
  @Column('int', { nullable: true })
  offered_seats: number | null;

  /** The most seats that it refused on the waiting list, where it keeps its place. */
  @Column('int')
  declined_seats: number;

  /** When what it waits for must have happened: verification, payment. */
  @Column('timestamptz', { nullable: true })
  deadline_at: Date | null;

  @Column('text')
  first_name: string;

  @Column('text')
  last_name: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  organization: string;

  @Column('int')
  seats: number;

  @Column('text')
  special_needs: string;

  @Column('jsonb')
  answers: RegistrationAnswer[];

  @Column('int', { nullable: true })
  code_id: number | null;

  @Column('bigint')
  unit_price: number;

  @Column('bigint')
  discount: number;

  @Column('bigint')
  ticket_amount: number;

  @Column('bigint')
  donation_amount: number;

  /** What is still asked for of a sure seat, beyond what was paid: the difference with a dearer event. */
  @Column('bigint')
  due_amount: number;

  @Column('text')
  currency: Currency;

  @Column('text', { nullable: true })
  payment_method: PaymentMethod | null;

  @Column('text', { nullable: true })
  provider: PaymentProviderName | null;

  @Column('text')
  mode: PaymentMode;

  @Column('text', { nullable: true })
  provider_payment_id: string | null;

  @Column('timestamptz', { nullable: true })
  paid_at: Date | null;

  /** The gift on top, once it is paid. */
  @Column('uuid', { nullable: true })
  donation_id: string | null;

  /** Until when it may answer to the event's new day; null where the date never moved. */
  @Column('timestamptz', { nullable: true })
  date_choice_until: Date | null;

  /** Null: no answer, which keeps the seat. */
  @Column('text', { nullable: true })
  date_choice: DateChoice | null;

  @Column('text')
  source: RegistrationSource;

  @Column('text', { nullable: true })
  form_key: string | null;

  @Column('text', { nullable: true })
  form_hash: string | null;

  /** The registration by which its mailbox came to the event already: this one holds no seats until it is verified. */
  @Column('uuid', { nullable: true })
  repeats: string | null;

  @Column('int')
  resends: number;

  @Column('timestamptz', { nullable: true })
  consented_at: Date | null;

  @Column('timestamptz', { nullable: true })
  verified_at: Date | null;

  @Column('timestamptz', { nullable: true })
  waitlisted_at: Date | null;

  @Column('timestamptz', { nullable: true })
  confirmed_at: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelled_at: Date | null;

  @Column('timestamptz', { nullable: true })
  expired_at: Date | null;

  @Column('timestamptz', { nullable: true })
  refunded_at: Date | null;

  @Column('text')
  cancellation_reason: string;

  @Column('int', { nullable: true })
  created_by: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;

  /** The seats that nobody else may have; the database counts them. */
  @Column({ type: 'int', insert: false, update: false })
  held_seats: number;
}
