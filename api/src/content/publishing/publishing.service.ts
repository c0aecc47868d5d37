import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentRecordsService } from './content-records.service.js';
import { SlugsService } from './slugs.service.js';
import { pendingOf, valuesOf, workingCopy } from './content.presenter.js';

/** A form's values as columns, or how to make them of the record as it stands. */
export type Values<Row> =
  | Partial<Row>
  | ((row: Row, tx: EntityManager) => Promise<Partial<Row>> | Partial<Row>);

/** What staff write. A live record of a kind that holds changes keeps its published text until one publishes. */
@Injectable()
export class PublishingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: ContentRecordsService,
    private readonly slugs: SlugsService,
    private readonly clock: Clock,
  ) {}

  /** A new record; its address is made of its title where none is given. */
  create<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    values: Partial<Row>,
    author: Author,
  ): Promise<number> {
    return this.dataSource.transaction(async (tx) => (await this.createIn(tx, kind, values, author)).id);
  }

  async createIn<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    values: Partial<Row>,
    author: Author,
  ): Promise<Row> {
    const now = this.clock.now();
    const row = tx.create(kind.entity);
    Object.assign(row, kind.fresh, values, {
      pending: null,
      publish_at: null,
      created_by: author.id,
      created_at: now,
      updated_at: now,
      archived_at: null,
      deleted_at: null,
    });
    row.slug ||= await this.slugs.free(tx, kind, kind.title(row));
    await this.records.check(tx, kind, row);
    await this.records.save(tx, kind, row, { author, event: 'created', before: null });
    return row;
  }

  /** Writes over the working copy, made from `version`. */
  save<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    id: number,
    version: number | undefined,
    values: Values<Row>,
    author: Author,
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.records.lockCurrent(tx, kind, id, version);
      await this.saveIn(tx, kind, row, values, author);
    });
  }

  /** The same values on many records: on all of them, or on none. Answers how many there are. */
  async saveMany<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    ids: number[],
    values: Values<Row>,
    author: Author,
  ): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const found = await tx.find<ContentColumns>(kind.entity, {
        where: { id: In(ids) },
        order: { id: 'ASC' },
      });
      // All are held before the first is saved: a save holds what every other waits for, the revision of the content.
      const rows: Row[] = [];
      for (const { id, version } of found) rows.push(await this.records.lockCurrent(tx, kind, id, version));
      for (const row of rows) await this.saveIn(tx, kind, row, values, author);
      return rows.length;
    });
  }

  /** Changes at once where a record stands; its text and its waiting changes stay as they are. */
  change<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    id: number,
    version: number | undefined,
    change: (row: Row) => void,
    author: Author,
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.records.lockCurrent(tx, kind, id, version);
      const before = { ...row };
      change(row);
      await this.records.save(tx, kind, row, { author, event: 'updated', before, isTextKept: true });
    });
  }

  /**
   * Writes at once where a record stands, over what the public reads too; its other changes go on waiting. Answers whether
   * anything changed: a record that is as asked already keeps its version.
   */
  async writeThroughIn<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
    values: (row: Row) => Partial<Row>,
    author: Author,
  ): Promise<boolean> {
    const before = { ...row };
    const was = workingCopy(before, kind);
    const copy = { ...was, ...values(was) };
    Object.assign(row, values(row));
    const isChanged = [
      [row, before],
      [copy, was],
    ].some(([one, other]) => !isSame(valuesOf(one!, kind), valuesOf(other!, kind)));
    if (!isChanged) return false;
    await this.records.check(tx, kind, row);
    if (before.pending) {
      await this.records.check(tx, kind, copy);
      row.pending = pendingOf(row, copy, kind);
      // What was set to be published is published.
      if (!row.pending) row.publish_at = null;
    }
    const event = kind.isLive(row) ? 'published' : 'updated';
    await this.records.save(tx, kind, row, { author, event, before });
    return true;
  }

  /** Answers whether anything changed; what is `left` as it was keeps its date and its version too. */
  async saveIn<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
    values: Values<Row>,
    author: Author,
    { left = false } = {},
  ): Promise<boolean> {
    const before = { ...row };
    const copy = { ...workingCopy(row, kind) };
    const { slug, ...given } = typeof values === 'function' ? await values(copy, tx) : values;
    Object.assign(copy, given, slug && { slug });
    await this.records.check(tx, kind, copy);
    const isChanged = !isSame(valuesOf(copy, kind), valuesOf(workingCopy(row, kind), kind));
    if (left && !isChanged) return false;
    if (kind.holdsChanges && kind.isLive(row)) row.pending = pendingOf(row, copy, kind);
    else Object.assign(row, copy, { pending: null });
    await this.records.save(tx, kind, row, { author, event: 'updated', before, isTextKept: !isChanged });
    return isChanged;
  }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
