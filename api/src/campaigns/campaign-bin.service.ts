import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BIN_DAYS } from '../audit/audit.contract.js';
import { AuditTrailService, HOUSEKEEPING } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import { CampaignRow } from './campaign.entity.js';

const DAY_MS = 86_400_000;

/** Empties the bin of what has lain in it for 30 days. */
@Injectable()
export class CampaignBinService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly trail: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async empty(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - BIN_DAYS * DAY_MS);
    return this.dataSource.transaction(async (tx) => {
      // A gift that arrived late keeps its campaign: what was given is never lost with it.
      const rows = await tx
        .createQueryBuilder(CampaignRow, 'c')
        .setLock('pessimistic_write')
        .where('c.deleted_at < :before', { before })
        .andWhere('NOT EXISTS (SELECT 1 FROM campaign_gifts gift WHERE gift.campaign_id = c.id)')
        .getMany();
      for (const row of rows) {
        const was = { ...row };
        await tx.delete(CampaignRow, { id: row.id });
        await this.trail.record(tx, {
          author: HOUSEKEEPING,
          action: 'purged',
          resource: 'campaigns',
          label: was.title,
          before: was,
          after: null,
        });
      }
      return rows.length;
    });
  }
}
