import { ApiProperty } from '@nestjs/swagger';

const COUNTS = { type: 'object', additionalProperties: { type: 'integer' } } as const;

class CollectedThisMonth {
  books: number;
  equipment: number;
}

/** `GET /physical-donations/dashboard_stats/`. Durations are means, in hours; null where there is no data. */
export class PhysicalDonationStats {
  total: number;

  @ApiProperty(COUNTS)
  by_status: Record<string, number>;

  @ApiProperty(COUNTS)
  by_type: Record<string, number>;

  boxes_waiting: number;
  mean_hours_to_contact: number | null;
  mean_hours_to_pickup: number | null;
  pickups_this_week: number;
  contacts_late: number;
  pickups_late: number;
  open_alerts: number;
  unread_alerts: number;
  collected_this_month: CollectedThisMonth;
}
