import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { ATTENTION_SQL } from './donation-attention.js';
import type { DonationAttention } from './donation-admin.contract.js';

export type AttentionCounts = Record<DonationAttention, number> & { oldest_transfer_days: number | null };

/** How many gifts wait for someone, as the list's filters of the same names find them. */
@Injectable()
export class DonationAttentionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async counts(): Promise<AttentionCounts> {
    const [counts] = await this.database.query<[AttentionCounts]>(COUNTS, [this.clock.now()]);
    return counts;
  }
}

const count = (kind: DonationAttention) =>
  `count(*) FILTER (WHERE ${ATTENTION_SQL[kind].replaceAll(':now', '$1')})::int AS ${kind}`;
const COUNTS = `
  SELECT ${count('transfer')}, ${count('dispute')}, ${count('unapplied')}, ${count('address')}, ${count('failed')},
         floor(extract(epoch FROM $1::timestamptz - min(d.created_at) FILTER (WHERE ${ATTENTION_SQL.transfer})) / 86400)::int
           AS oldest_transfer_days
    FROM donation_overview d WHERE is_counted(d.mode)`;
