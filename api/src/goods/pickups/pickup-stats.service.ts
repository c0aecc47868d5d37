import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PHYSICAL_DONATION_TYPES } from '../physical-donations/physical-donation-choices.contract.js';
import {
  CONTACT_PROMISES,
  PHYSICAL_DONATION_STATUSES,
} from '../physical-donations/physical-donation-state.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import type { PhysicalDonationStats } from './pickup-stats.dto.js';

/** The figures of the dashboard; donations in the trash do not count. */
@Injectable()
export class PickupStatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async dashboard(): Promise<PhysicalDonationStats> {
    const now = this.clock.now();
    const [row] = await this.dataSource.query<[StatsRow]>(STATS, [
      now,
      new Date(now.getTime() - CONTACT_PROMISES.first_hours * HOUR_MS),
    ]);
    const { by_status, by_type, mean_hours_to_contact, mean_hours_to_pickup, books, equipment, ...counts } =
      row;
    return {
      ...counts,
      by_status: complete(PHYSICAL_DONATION_STATUSES, by_status),
      by_type: complete(PHYSICAL_DONATION_TYPES, by_type),
      mean_hours_to_contact: rounded(mean_hours_to_contact),
      mean_hours_to_pickup: rounded(mean_hours_to_pickup),
      collected_this_month: { books, equipment },
    };
  }
}

type Counts = Omit<PhysicalDonationStats, 'by_status' | 'by_type' | 'collected_this_month'>;
interface StatsRow extends Counts {
  by_status: Record<string, number> | null;
  by_type: Record<string, number> | null;
  books: number;
  equipment: number;
}

/** A tenth of an hour is as exact as anyone needs. */
const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10);

function complete(names: readonly string[], counts: Record<string, number> | null): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, counts?.[name] ?? 0]));
}

const PARIS_NOW = "($1::timestamptz AT TIME ZONE 'Europe/Paris')";
const hours = (to: string) =>
  `avg(extract(epoch FROM ${to} - donation.validated_at) / 3600) FILTER (WHERE ${to} IS NOT NULL)`;
const thisMonth = (condition: string) => `
  coalesce((SELECT sum((item ->> 'quantity')::int) FROM live CROSS JOIN jsonb_array_elements(live.collected) item
    WHERE date_trunc('month', live.completed_at AT TIME ZONE 'Europe/Paris') = date_trunc('month', ${PARIS_NOW})
      AND ${condition}), 0)::int`;

const STATS = `
  WITH donations AS (SELECT * FROM physical_donations WHERE deleted_at IS NULL),
  live AS (SELECT pickup.*, donation.validated_at FROM donation_transactions pickup
    JOIN donations donation ON donation.id = pickup.physical_donation_id),
  alerts AS (SELECT alert.is_read FROM donation_alerts alert
    JOIN donations donation ON donation.id = alert.physical_donation_id WHERE alert.resolved_at IS NULL)
  SELECT (SELECT count(*) FROM donations)::int AS total,
    (SELECT json_object_agg(status, count) FROM (SELECT status, count(*) FROM donations GROUP BY 1) of_status) AS by_status,
    (SELECT json_object_agg(donation_type, count)
      FROM (SELECT donation_type, count(*) FROM donations GROUP BY 1) of_type) AS by_type,
    (SELECT coalesce(sum(estimated_boxes_or_items), 0) FROM donations
      WHERE status IN ('validated', 'pending_pickup', 'pickup_scheduled'))::int AS boxes_waiting,
    (SELECT ${hours('donation.contacted_at')} FROM live donation)::float AS mean_hours_to_contact,
    (SELECT ${hours('donation.completed_at')} FROM live donation)::float AS mean_hours_to_pickup,
    (SELECT count(*) FROM live WHERE status IN ('pickup_scheduled', 'completed')
      AND date_trunc('week', pickup_date::timestamp) = date_trunc('week', ${PARIS_NOW}))::int AS pickups_this_week,
    (SELECT count(*) FROM live WHERE status = 'pending_contact' AND validated_at <= $2)::int AS contacts_late,
    (SELECT count(*) FROM live WHERE status = 'pickup_scheduled' AND pickup_date < ${PARIS_NOW}::date)::int
      AS pickups_late,
    (SELECT count(*) FROM alerts)::int AS open_alerts,
    (SELECT count(*) FROM alerts WHERE NOT is_read)::int AS unread_alerts,
    ${thisMonth("item ->> 'kind' = 'books'")} AS books,
    ${thisMonth("item ->> 'kind' <> 'books'")} AS equipment`;
