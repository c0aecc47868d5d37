import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { explainCalculation } from './impact-explanation.js';
import type { ImpactFigureRow } from './impact-figure.entity.js';
import { ImpactFiguresService, latest } from './impact-figures.service.js';
import { presentFigure } from './impact.presenter.js';
import {
  CALCULABLE_FIGURES,
  calculated,
  ENTERED_FIGURES,
  type Held,
  heldFor,
  onTheWire,
  sourcesOf,
} from './impact.rules.js';
import { ImpactSourcesService } from './impact-sources.service.js';
import type { FigureCalculation, Recalculation } from './impact-admin.dto.js';
import type { RecalculationInput } from './impact-body.dto.js';

/** Figures from what staff entered and what was recorded since. */
@Injectable()
export class ImpactRecalculationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly figures: ImpactFiguresService,
    private readonly sources: ImpactSourcesService,
    private readonly clock: Clock,
  ) {}

  /** Recalculates, or says what it would change; a second time in a row changes nothing. */
  async run({ preview = false, version }: RecalculationInput, author: Author): Promise<Recalculation> {
    const { campaigns, events } = await this.sources.counts();
    return this.dataSource.transaction(async (tx) => {
      const rows = await this.figures.lock(tx);
      if (version !== undefined) await this.figures.assertUnchanged(tx, rows, version);
      const held = await this.sources.held(tx);
      const calculable = rows.filter(({ name }) => CALCULABLE_FIGURES.includes(name));
      const all = calculable.map((row) => calculation(row, held));
      const changing = calculable.filter((row) => valueFrom(row, held) !== row.value);
      const next = preview || changing.length === 0 ? latest(rows) : latest(rows) + 1;
      if (!preview) await this.write(tx, changing, held, next, author);
      return {
        preview,
        calculated_at: this.clock.now().toISOString(),
        changed: changing.length,
        changes: all.filter(({ from, to }) => from !== to),
        unchanged: all.filter(({ from, to }) => from === to),
        not_calculated: [...ENTERED_FIGURES],
        campaigns,
        events,
        version: next,
      };
    });
  }

  private async write(
    tx: EntityManager,
    changing: ImpactFigureRow[],
    held: Held,
    version: number,
    author: Author,
  ): Promise<void> {
    const at = this.clock.now();
    await this.figures.change(tx, changing, author, (row) => {
      row.value = valueFrom(row, held);
      row.counted = heldFor(row.name, held);
      Object.assign(row, { calculated_at: at, updated_at: at, updated_by_username: author.name, version });
    });
  }
}

const valueFrom = ({ name, entered_value, held }: ImpactFigureRow, now: Held) =>
  calculated(name, entered_value, held, now);

function calculation(row: ImpactFigureRow, now: Held): FigureCalculation {
  const { name, label, unit, value, origin, entered_value, entered_at, entered_by } = presentFigure(row, now);
  const entry = { unit, entered_value, entered_at, entered_by, sources: sourcesOf(name, row.held, now) };
  const to = onTheWire(name, valueFrom(row, now));
  return { name, label, from: value, to, origin, ...entry, explanation: explainCalculation(entry) };
}
