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
import { pickupStats } from './pickups.queries.js';

/** The figures of the dashboard; donations in the trash do not count. */
@Injectable()
export class PickupStatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async dashboard(): Promise<PhysicalDonationStats> {
    const now = this.clock.now();
    const promised = new Date(now.getTime() - CONTACT_PROMISES.first_hours * HOUR_MS);
    const { by_status, by_type, mean_hours_to_contact, mean_hours_to_pickup, books, equipment, ...counts } =
      await pickupStats.one(this.dataSource, now, promised);
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

/** A tenth of an hour is as exact as anyone needs. */
const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10);

function complete(names: readonly string[], counts: Record<string, number> | null): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, counts?.[name] ?? 0]));
}
