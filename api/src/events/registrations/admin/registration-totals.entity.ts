import { ViewColumn, ViewEntity } from 'typeorm';
import type { EventRegistrationRow } from '../registration.entity.js';

/** What the view counts of a registration; amounts are minor units. */
@ViewEntity({ name: 'event_registration_totals', synchronize: false })
export class RegistrationTotals {
  @ViewColumn()
  id: string;

  /** How many of its seats came in. */
  @ViewColumn()
  checked_in: number;

  /** What was given back. */
  @ViewColumn()
  refunded: number;

  /** What is promised and not back yet. */
  @ViewColumn()
  refund_pending: number;

  /** Whether a refund waits for staff. */
  @ViewColumn()
  refund_waits: boolean;

  /** What payment cost. */
  @ViewColumn()
  fees: number;
}

/** A registration with its totals and its event, as PostgreSQL sends it. */
export type RegistrationOverviewRow = Omit<EventRegistrationRow, 'form_key' | 'form_hash'> &
  RegistrationTotals & {
    event_title: string;
    event_slug: string;
    event_start: Date | null;
    event_end: Date | null;
    code: string | null;
    waiting_position: number | null;
  };
