import { ApiProperty } from '@nestjs/swagger';
import type { PhysicalDonationStats } from './pickup-transaction.contract.js';

const COUNTS = { type: 'object', additionalProperties: { type: 'integer' } } as const;

class CollectedThisMonth {
  books: number;
  equipment: number;
}

export class PhysicalDonationStatsResponse implements PhysicalDonationStats {
  total: number;

  @ApiProperty(COUNTS)
  by_status: Record<string, number>;

  @ApiProperty(COUNTS)
  by_type: Record<string, number>;

  boxes_waiting: number;

  @ApiProperty({ type: Number, nullable: true })
  mean_hours_to_contact: number | null;

  @ApiProperty({ type: Number, nullable: true })
  mean_hours_to_pickup: number | null;

  pickups_this_week: number;
  contacts_late: number;
  pickups_late: number;
  open_alerts: number;
  unread_alerts: number;

  @ApiProperty({ type: CollectedThisMonth })
  collected_this_month: CollectedThisMonth;
}
