import { Column, Entity } from 'typeorm';
import type { Currency } from '../../platform/money/money.contract.js';
import { ContentColumns } from '../../content/publishing/content.columns.js';
import {
  AmountColumn,
  CoordinateColumn,
  PictureColumn,
  RichTextColumn,
  Unedited,
} from '../../content/publishing/field.columns.js';
import type { EventQuestion } from './event-questions.dto.js';
import type { EventLanguage, EventPaymentMethod, EventStatus, EventType } from './event-choices.contract.js';

/** An event as staff write it. Prices are in minor units of `currency`. */
@Entity('events')
export class EventRow extends ContentColumns {
  @Column('text')
  title: string;

  @Column('text')
  short_description: string;

  @RichTextColumn()
  description: string;

  @Column('text')
  event_type: EventType;

  @Unedited()
  @Column('text')
  status: EventStatus;

  @Unedited()
  @Column('text')
  cancellation_reason: string;

  @Column('boolean')
  featured: boolean;

  @PictureColumn()
  featured_image_id: number | null;

  @Column('text')
  language: EventLanguage;

  @Column('int', { array: true })
  tag_ids: number[];

  @Column('timestamptz', { nullable: true })
  start_date: Date | null;

  @Column('timestamptz', { nullable: true })
  end_date: Date | null;

  @Column('boolean')
  is_online: boolean;

  @Column('text')
  online_url: string;

  @Column('text')
  location: string;

  @Column('text')
  address: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;

  @CoordinateColumn()
  latitude: number | null;

  @CoordinateColumn()
  longitude: number | null;

  @Column('boolean')
  is_free: boolean;

  @AmountColumn()
  price: number;

  @Column('text')
  currency: Currency;

  @AmountColumn({ nullable: true })
  early_bird_price: number | null;

  @Column('timestamptz', { nullable: true })
  early_bird_deadline: Date | null;

  @Column('text', { array: true })
  payment_methods: EventPaymentMethod[];

  @Column('boolean')
  requires_registration: boolean;

  @Column('timestamptz', { nullable: true })
  registration_opens_at: Date | null;

  @Column('timestamptz', { nullable: true })
  registration_closes_at: Date | null;

  @Column('int', { nullable: true })
  max_participants: number | null;

  @Column('int')
  offline_participants: number;

  /** Whether one may wait for a seat once all are taken. */
  @Column('boolean')
  waiting_list: boolean;

  /** The share of its seats, in per cent, that registrations may hold before their mailbox is verified. */
  @Column('int')
  unverified_percentage: number;

  /** Up to so many days before the beginning a share of the price is given back; null: nothing is. */
  @Column('int', { nullable: true })
  refund_until_days: number | null;

  @Column('int')
  refund_percentage: number;

  /** The form proposes a gift on top of the ticket. */
  @Column('boolean')
  accepts_donations: boolean;

  /** Who was checked in gets a certificate of attendance. */
  @Column('boolean')
  gives_certificates: boolean;

  @Column('jsonb')
  questions: EventQuestion[];

  /** Dates that were made from one event have the same. */
  @Unedited()
  @Column('uuid', { nullable: true })
  series_id: string | null;

  @Column('text')
  organizer_first_name: string;

  @Column('text')
  organizer_last_name: string;

  @Column('text')
  accessibility_info: string;

  @Column('text')
  parking_info: string;

  @Column('text')
  public_transport_info: string;

  @Column('boolean')
  food_provided: boolean;

  @Column('boolean')
  wifi_available: boolean;

  @Column('text')
  recording_url: string;

  @Column('text')
  contact_email: string;

  @Column('text')
  contact_phone: string;

  @Column('text')
  contact_website: string;

  /** Counted apart, see EventViewsService. */
  @Unedited()
  @Column({ type: 'int', insert: false, update: false })
  view_count: number;
}
