import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { RowOf } from '../../../platform/database/query.js';
import { attentionCounts } from './donation-admin.queries.js';

export type AttentionCounts = RowOf<typeof attentionCounts>;

/** How many gifts wait for someone, as the list's filters of the same names find them. */
@Injectable()
export class DonationAttentionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  counts(): Promise<AttentionCounts> {
    return attentionCounts.one(this.database, this.clock.now());
  }
}
