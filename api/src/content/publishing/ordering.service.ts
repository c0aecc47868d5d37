import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';

type Ordered = ContentColumns & { order: number };

interface Placed {
  id: number;
  version: number;
  label: string;
  before: number;
  after: number;
}

/** The order that staff give to records of a kind with an `order` column. It shows at once: it is no part of a text. */
@Injectable()
export class OrderingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
  ) {}

  /** Puts these records in this order, in the places that they hold together. Answers how many moved. */
  async arrange<Row extends Ordered>(kind: ContentKind<Row>, ids: number[], author: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const moved = (await this.places(tx, kind, ids)).filter(({ before, after }) => before !== after);
      for (const { id, version, label, before, after } of moved) {
        await tx.query(`UPDATE ${this.table(kind)} SET "order" = $2 WHERE id = $1`, [id, after]);
        const placed = (order: number) => ({ id, version, order });
        await this.auditLog.record(tx, {
          author,
          action: 'updated',
          resource: kind.resource,
          label,
          before: placed(before),
          after: placed(after),
        });
      }
      if (moved.length > 0) await this.revision.raise(tx);
      return moved.length;
    });
  }

  /** The place after the last one. */
  async last<Row extends Ordered>(
    kind: ContentKind<Row>,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    return ((await tx.maximum<Ordered>(kind.entity, 'order')) ?? 0) + 1;
  }

  /** Equal places are told apart as they are taken: each record gets a place of its own. */
  private async places<Row extends Ordered>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    ids: number[],
  ): Promise<Placed[]> {
    const rows = await tx
      .createQueryBuilder(kind.entity, 'record')
      .setLock('pessimistic_write')
      .where('record.id = ANY(:ids)', { ids })
      .orderBy('record.id')
      .getMany();
    const asked = [...new Set(ids)].flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const free = rows.map(({ order }) => order).toSorted((one, other) => one - other);
    let place = Number.NEGATIVE_INFINITY;
    return asked.map((row, index) => {
      place = Math.max(free[index] ?? 0, place + 1);
      const { id, version, order: before } = row;
      return { id, version, label: kind.title(row), before, after: place };
    });
  }

  private table<Row extends ContentColumns>(kind: ContentKind<Row>): string {
    return this.dataSource.getRepository(kind.entity).metadata.tableName;
  }
}
