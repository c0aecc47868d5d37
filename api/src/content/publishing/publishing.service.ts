import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import type { ContentColumns } from './content.columns.js';
import type { Written } from './content-history.service.js';
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
    const [made] = await this.createAllIn(tx, kind, [values], author);
    if (made instanceof Problem) throw made;
    return made!;
  }

  /** New records, written together; in place of one whose text may not be saved, why. */
  async createAllIn<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    all: readonly Partial<Row>[],
    author: Author,
  ): Promise<(Row | Problem)[]> {
    const now = this.clock.now();
    const rows = all.map((values) =>
      Object.assign(tx.create(kind.entity), kind.fresh, values, {
        pending: null,
        publish_at: null,
        created_by: author.id,
        created_at: now,
        updated_at: now,
        archived_at: null,
        deleted_at: null,
      }),
    );
    const nameless = rows.filter(({ slug }) => !slug);
    const free = await this.slugs.free(tx, kind, nameless.map(kind.title));
    for (const [place, row] of nameless.entries()) row.slug = free[place]!;
    const refusals = await this.records.refusals(tx, kind, rows);
    const sound = rows.filter((_, place) => !refusals[place]);
    const writes = sound.map((row) => ({ row, author, event: 'created' as const, before: null }));
    await this.records.saveAll(tx, kind, writes);
    return rows.map((row, place) => refusals[place] ?? row);
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
    options?: { left?: boolean },
  ): Promise<boolean> {
    const [done] = await this.saveAllIn(tx, kind, [{ row, values }], author, options);
    if (done instanceof Problem) throw done;
    return done!;
  }

  /** The same for many records, written together; in place of an answer for one that may not be saved, why. */
  async saveAllIn<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    changes: readonly { row: Row; values: Values<Row> }[],
    author: Author,
    { left = false } = {},
  ): Promise<(boolean | Problem)[]> {
    const copies: Row[] = [];
    for (const { row, values } of changes) copies.push(await changedCopy(tx, kind, row, values));
    const refusals = await this.records.refusals(tx, kind, copies);
    const writes: Written<Row>[] = [];
    const answers = changes.map(({ row }, place) => {
      const copy = copies[place]!;
      if (refusals[place]) return refusals[place];
      const isChanged = !isSame(valuesOf(copy, kind), valuesOf(workingCopy(row, kind), kind));
      if (left && !isChanged) return false;
      const before = { ...row };
      if (kind.holdsChanges && kind.isLive(row)) row.pending = pendingOf(row, copy, kind);
      else Object.assign(row, copy, { pending: null });
      writes.push({ row, author, event: 'updated', before, isTextKept: !isChanged });
      return isChanged;
    });
    await this.records.saveAll(tx, kind, writes);
    return answers;
  }
}

/** A record's working copy with these values over it. */
async function changedCopy<Row extends ContentColumns>(
  tx: EntityManager,
  kind: ContentKind<Row>,
  row: Row,
  values: Values<Row>,
): Promise<Row> {
  const copy = { ...workingCopy(row, kind) };
  const { slug, ...given } = typeof values === 'function' ? await values(copy, tx) : values;
  return Object.assign(copy, given, slug && { slug });
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
