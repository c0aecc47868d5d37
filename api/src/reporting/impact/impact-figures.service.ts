import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { plainLetters } from '../../platform/http/plain-letters.contract.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { IMPACT_FIGURES, IMPACT_FIGURE_LABELS, type ImpactFigureName } from './impact-admin.contract.js';
import type { FigureInput, FiguresInput } from './impact-body.dto.js';
import { ImpactFigureRow } from './impact-figure.entity.js';
import { impactErrors } from './impact.errors.js';
import { presentFigure, presentMetrics } from './impact.presenter.js';
import { asStored, calculated, FIGURE_SHAPES, figureFault, heldFor, onTheWire } from './impact.rules.js';
import { ImpactSourcesService } from './impact-sources.service.js';
import type { AuditEntry } from '../../core/audit/audit.dto.js';
import type { FigureRecord, ImpactAdmin } from './impact-admin.dto.js';

const FIGURES = 'metrics';

type Values = Partial<Record<ImpactFigureName, number>>;

/** The site's figures, as staff enter them: each has a version, so that nobody undoes what another entered. */
@Injectable()
export class ImpactFiguresService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sources: ImpactSourcesService,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  async list({ filter, sort, offset, limit }: RangeQuery): Promise<[FigureRecord[], number]> {
    const { ids, q, origin } = filter as { ids?: number[]; q?: string; origin?: string[] };
    const found = (await this.records()).filter(
      (figure) =>
        (!ids || ids.includes(figure.id)) &&
        (!origin || origin.includes(figure.origin)) &&
        (!q || plainLetters(figure.label).includes(plainLetters(q))),
    );
    const [field, direction] = sort;
    const key = field as 'id' | 'label' | 'value' | 'updated_at';
    const sorted = found.toSorted((one, other) => compare(one[key], other[key]) || one.id - other.id);
    const ordered = direction === 'DESC' ? sorted.toReversed() : sorted;
    return [ordered.slice(offset, offset + limit), found.length];
  }

  /** By its number or its name. */
  async find(idOrName: string): Promise<FigureRecord> {
    const found = (await this.records()).find(({ id, name }) => name === idOrName || String(id) === idOrName);
    if (!found) throw impactErrors.noFigure();
    return found;
  }

  /** Everything that the screen shows. */
  async desk(): Promise<ImpactAdmin> {
    const rows = await this.rows(this.dataSource.manager);
    const figures = await this.records();
    const version = Math.max(...figures.map((figure) => figure.version));
    return { ...presentMetrics(rows, await this.sources.counts()), figures, version };
  }

  async history(idOrName: string): Promise<AuditEntry[]> {
    return this.auditLog.history(FIGURES, (await this.find(idOrName)).id);
  }

  /**
   * Enters figures that were read at `version`; 409 where one of them changed since. What is given as it is already
   * is left alone.
   */
  async enter({ version, ...values }: FiguresInput, author: Author): Promise<void> {
    if (IMPACT_FIGURES.every((name) => values[name] === undefined)) throw impactErrors.nothingGiven();
    await this.dataSource.transaction(async (tx) => {
      const rows = await this.lock(tx);
      const changed = changedBy(values, rows);
      if (version === undefined || version > latest(rows))
        await this.auditLog.assertCurrent(tx, FIGURES, { id: rows[0]!.id, version: latest(rows) }, version);
      await this.assertUnchanged(tx, changed, version!);
      await this.write(tx, changed, rows, values, author);
    });
  }

  /** Enters one figure, by its number or its name. */
  async enterOne(idOrName: string, { value, version }: FigureInput, author: Author): Promise<void> {
    const { name } = await this.find(idOrName);
    const fault = figureFault(name, value);
    if (fault) throw platformErrors.invalid({ value: fault });
    await this.enter({ [name]: value, ...(version !== undefined && { version }) }, author);
  }

  /** Enters one figure, whatever its version, in the caller's transaction; answers what it was, null for no change. */
  async enterIn(
    tx: EntityManager,
    name: ImpactFigureName,
    value: number,
    author: Author,
  ): Promise<number | null> {
    const rows = await this.lock(tx);
    const [row] = changedBy({ [name]: value }, rows);
    if (!row) return null;
    const before = onTheWire(name, row.value);
    await this.write(tx, [row], rows, { [name]: value }, author);
    return before;
  }

  /** Every figure, in the order of the screen; what follows its sources by itself as it is now. */
  async rows(tx: EntityManager): Promise<ImpactFigureRow[]> {
    return this.followed(tx, await tx.find(ImpactFigureRow));
  }

  /** Every figure, held until the transaction ends. */
  async lock(tx: EntityManager): Promise<ImpactFigureRow[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.followed(tx, await tx.find(ImpactFigureRow, { order: { id: 'ASC' }, lock }));
  }

  /** Refuses (409) where one of these figures changed after `version`. */
  async assertUnchanged(tx: EntityManager, rows: ImpactFigureRow[], version: number): Promise<void> {
    for (const row of rows)
      if (row.version > version) await this.auditLog.assertCurrent(tx, FIGURES, row, version);
  }

  /** Changes figures, each with its line in the audit log. */
  async change(
    tx: EntityManager,
    rows: ImpactFigureRow[],
    author: Author,
    how: (row: ImpactFigureRow) => void,
  ): Promise<void> {
    for (const row of rows) {
      const before = said(row);
      how(row);
      await tx.save(row);
      await this.auditLog.record(tx, {
        author,
        action: 'updated',
        resource: FIGURES,
        label: IMPACT_FIGURE_LABELS[row.name],
        before,
        after: said(row),
      });
    }
    if (rows.length > 0) await this.revision.raise(tx);
  }

  private async followed(tx: EntityManager, rows: ImpactFigureRow[]): Promise<ImpactFigureRow[]> {
    const now = await this.sources.live(tx);
    for (const row of rows.filter(({ name }) => FIGURE_SHAPES[name].isLive)) {
      const { name, entered_value, held } = row;
      const value = calculated(name, entered_value, held, now);
      const counted = value === entered_value ? null : heldFor(name, now);
      Object.assign(row, { value, counted, calculated_at: null });
    }
    return inOrder(rows);
  }

  private async records(): Promise<FigureRecord[]> {
    const { manager } = this.dataSource;
    const [rows, held] = [await this.rows(manager), await this.sources.held(manager)];
    return rows.map((row) => presentFigure(row, held));
  }

  private async write(
    tx: EntityManager,
    changed: ImpactFigureRow[],
    all: ImpactFigureRow[],
    values: Values,
    author: Author,
  ): Promise<void> {
    if (changed.length === 0) return;
    const [at, held, version] = [this.clock.now(), await this.sources.held(tx), latest(all) + 1];
    await this.change(tx, changed, author, (row) => {
      const value = asStored(row.name, values[row.name]!);
      Object.assign(row, {
        value,
        entered_value: value,
        entered_at: at,
        entered_by: author.id,
        entered_by_username: author.name,
        held: heldFor(row.name, held),
        counted: null,
        calculated_at: null,
        updated_at: at,
        updated_by_username: author.name,
        version,
      });
    });
  }
}

/** What the audit log keeps of a figure, under its own name. */
function said({ id, name, value, counted, version }: ImpactFigureRow) {
  return { id, version, [name]: onTheWire(name, value), origin: counted ? 'calculated' : 'entered' };
}

/** The highest of the figures' versions. */
export const latest = (rows: readonly ImpactFigureRow[]) => Math.max(...rows.map(({ version }) => version));

function changedBy(values: Values, rows: readonly ImpactFigureRow[]): ImpactFigureRow[] {
  return rows.filter(({ name, value }) => {
    const given = values[name];
    return given !== undefined && asStored(name, given) !== value;
  });
}

function inOrder(rows: ImpactFigureRow[]): ImpactFigureRow[] {
  return rows.toSorted((one, other) => IMPACT_FIGURES.indexOf(one.name) - IMPACT_FIGURES.indexOf(other.name));
}

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'fr');
}
