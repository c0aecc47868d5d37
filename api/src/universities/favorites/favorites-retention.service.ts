import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { FAVORITE_RETENTION } from './favorite.personal-data.content.js';
import { Every } from '../../platform/jobs/job.decorators.js';

/** Forgets visitors who have not come back, addresses that nobody confirmed, and what was sent about days long past. */
@Injectable()
export class FavoritesRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'scholarship-favorites.tidy', cron: '33 3 * * *' })
  async tidy(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(
      `DELETE FROM scholarship_keepers WHERE member_id IS NULL AND seen_at < $1::timestamptz - make_interval(months => $2)
          AND NOT EXISTS (SELECT FROM scholarship_reminders WHERE keeper_id = id AND status = 'confirmed'
            AND EXISTS (SELECT FROM scholarship_favorites JOIN scholarships ON scholarships.id = scholarship_id
                         WHERE scholarship_favorites.keeper_id = scholarship_keepers.id AND deadline >= $1))`,
      [now, FAVORITE_RETENTION.visitor_months],
    );
    await this.dataSource.query(
      `DELETE FROM scholarship_reminders WHERE status = 'pending' AND consent_at < $1::timestamptz - make_interval(days => $2)`,
      [now, FAVORITE_RETENTION.pending_days],
    );
    await this.dataSource.query(
      `DELETE FROM scholarship_reminders_sent WHERE deadline < $1::date - $2::int`,
      [now, FAVORITE_RETENTION.sent_days],
    );
  }
}
