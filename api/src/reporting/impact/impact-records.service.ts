import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan, type SelectQueryBuilder } from 'typeorm';
import { type AuditAction, type Shelf, TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService, RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { changesBetween } from '../../core/audit/changes.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { orderOf } from '../../platform/database/french-order.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { impactErrors } from './impact.errors.js';
import type { ImpactRecordColumns } from './impact-record.columns.js';
import { type ImpactRecordKind, LOCATION_KIND, YEAR_KIND } from './impact-record.kind.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import type { AuditChange, AuditEntry } from '../../core/audit/audit.dto.js';

const ON_SHELF: Record<Shelf, string> = {
  live: 'record.deleted_at IS NULL',
  archived: 'false',
  bin: 'record.deleted_at IS NOT NULL',
};

interface Asked {
  ids?: number[];
  q?: string;
  is_active?: boolean;
  shelf?: Shelf[];
}

/** Places and years as staff write them: versions, audit log, trash for 30 days, each place and year once. */
@Injectable()
export class ImpactRecordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  /** Those on these shelves, named `record`; what is in use where none is given. */
  onShelves<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    shelves: readonly Shelf[] = ['live'],
  ): SelectQueryBuilder<Row> {
    return this.select(kind).where(`(${shelves.map((shelf) => ON_SHELF[shelf]).join(' OR ')})`);
  }

  /** What a panel's list asks for, in its order: by their numbers or on their shelves, shown or not, by a part of their text. */
  asked<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    { filter, sort, idDirection }: RangeQuery,
  ): SelectQueryBuilder<Row> {
    const { ids, q, is_active, shelf } = filter as Asked;
    const found = ids
      ? this.select(kind).where('record.id = ANY(:ids)', { ids })
      : this.onShelves(kind, shelf);
    if (is_active !== undefined) found.andWhere('record.is_active = :is_active', { is_active });
    if (q) found.andWhere(`says(${kind.text}, :q)`, { q });
    return found.orderBy(orderOf('record', sort[0]), sort[1]).addOrderBy('record.id', idDirection);
  }

  select<Row extends ImpactRecordColumns>(kind: ImpactRecordKind<Row>): SelectQueryBuilder<Row> {
    return this.dataSource.getRepository(kind.entity).createQueryBuilder('record');
  }

  async find<Row extends ImpactRecordColumns>(kind: ImpactRecordKind<Row>, id: number): Promise<Row> {
    const row = await this.select(kind).where('record.id = :id', { id }).getOne();
    if (!row) throw kind.notFound();
    return row;
  }

  create<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    columns: (tx: EntityManager) => Promise<Partial<Row>> | Partial<Row>,
    author: Author,
  ): Promise<Row> {
    return this.dataSource.transaction(async (tx) => this.createIn(tx, kind, await columns(tx), author));
  }

  async createIn<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    kind: ImpactRecordKind<Row>,
    columns: Partial<Row>,
    author: Author,
  ): Promise<Row> {
    await this.alone(tx, kind);
    const row = tx.create(kind.entity, { ...kind.fresh, ...columns, created_at: this.clock.now() } as never);
    await this.refuseSecond(tx, kind, row);
    await this.keep(tx, kind, row, null, 'created', author);
    return row;
  }

  /** Writes over a record that was read at `version` (409 where it changed since). */
  update<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    id: number,
    version: number | undefined,
    columns: Partial<Row>,
    author: Author,
  ): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.alone(tx, kind);
      const row = await this.lock(tx, kind, id);
      if (row.deleted_at) throw impactErrors.inTheBin();
      await this.auditLog.assertCurrent(tx, kind.resource, row, version);
      await this.writeOver(tx, kind, row, columns, author);
      return row;
    });
  }

  /** Writes over a record in the caller's transaction; answers what changed. */
  async writeOver<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    kind: ImpactRecordKind<Row>,
    row: Row,
    columns: Partial<Row>,
    author: Author,
  ): Promise<AuditChange[]> {
    const before = said(kind, row);
    Object.assign(row, columns);
    const changes = changesBetween(before, said(kind, row));
    if (changes.length === 0) return [];
    await this.refuseSecond(tx, kind, row);
    await this.keep(tx, kind, row, before, 'updated', author);
    return changes;
  }

  /** To the trash for 30 days; what is there already stays. */
  remove<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    id: number,
    author: Author,
  ): Promise<Row> {
    return this.move(kind, id, this.clock.now(), 'deleted', author);
  }

  restore<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    id: number,
    author: Author,
  ): Promise<Row> {
    return this.move(kind, id, null, 'restored', author);
  }

  async history<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    id: number,
  ): Promise<AuditEntry[]> {
    return this.auditLog.history(kind.resource, (await this.find(kind, id)).id);
  }

  /** The one in use that stands where `like` would. */
  async standing<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    kind: ImpactRecordKind<Row>,
    like: Row,
  ): Promise<Row | null> {
    const [condition, values] = kind.same(like);
    const found = tx.createQueryBuilder(kind.entity, 'record').where('record.deleted_at IS NULL');
    return found.andWhere(condition, values).getOne();
  }

  /** Empties the trash of what has been there for 30 days. */
  @Every({ name: 'impact.tidy', cron: '57 3 * * *' })
  async tidy(): Promise<void> {
    await this.emptyTrash(LOCATION_KIND);
    await this.emptyTrash(YEAR_KIND);
  }

  private async emptyTrash<Row extends ImpactRecordColumns>(kind: ImpactRecordKind<Row>): Promise<void> {
    const before = new Date(this.clock.now().getTime() - TRASH_DAYS * DAY_MS);
    await this.dataSource.transaction(async (tx) => {
      const rows = await tx.find(kind.entity, { where: { deleted_at: LessThan(before) } as never });
      for (const row of rows) {
        await tx.delete(kind.entity, row.id);
        const write = { author: RETENTION_AUTHOR, action: 'purged', resource: kind.resource } as const;
        await this.auditLog.record(tx, {
          ...write,
          label: kind.label(row),
          before: said(kind, row),
          after: null,
        });
      }
    });
  }

  /** One at a time: two writers would otherwise both find a year free. Readers do not wait. */
  async alone<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    kind: ImpactRecordKind<Row>,
  ): Promise<void> {
    await kind.lock.run(tx);
  }

  /** Keeps a record as it was changed, with its line in the audit log. */
  async keep<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    kind: ImpactRecordKind<Row>,
    row: Row,
    before: Said | null,
    action: AuditAction,
    author: Author,
  ): Promise<void> {
    const updated_at = this.clock.now();
    Object.assign(row, { updated_at, updated_by: author.id, updated_by_username: author.name });
    await tx.save(row);
    const after = said(kind, row);
    await this.auditLog.record(tx, {
      author,
      action,
      resource: kind.resource,
      label: kind.label(row),
      before,
      after,
    });
    await this.revision.raise(tx);
  }

  private move<Row extends ImpactRecordColumns>(
    kind: ImpactRecordKind<Row>,
    id: number,
    deleted_at: Date | null,
    action: 'deleted' | 'restored',
    author: Author,
  ): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.alone(tx, kind);
      const row = await this.lock(tx, kind, id);
      if (Boolean(row.deleted_at) === Boolean(deleted_at)) return row;
      const before = said(kind, row);
      row.deleted_at = deleted_at;
      if (!deleted_at) await this.refuseSecond(tx, kind, row);
      await this.keep(tx, kind, row, before, action, author);
      return row;
    });
  }

  private async lock<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    kind: ImpactRecordKind<Row>,
    id: number,
  ): Promise<Row> {
    const row = await lockRecord<Row>(tx, kind.entity, id);
    if (!row) throw kind.notFound();
    return row;
  }

  private async refuseSecond<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    kind: ImpactRecordKind<Row>,
    row: Row,
  ): Promise<void> {
    const first = await this.standing(tx, kind, row);
    if (first && first.id !== row.id) throw kind.taken(first);
  }
}

type Said = { id: number; version: number } & Record<string, unknown>;

/** What the audit log keeps of a record. */
export function said<Row extends ImpactRecordColumns>(kind: ImpactRecordKind<Row>, row: Row): Said {
  const columns = kind.columns.map((column) => [column, row[column]]);
  return {
    id: row.id,
    version: row.version,
    deleted_at: row.deleted_at ?? null,
    ...Object.fromEntries(columns),
  };
}
