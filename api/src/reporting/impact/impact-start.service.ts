import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import { IMPACT_FIGURES, IMPACT_LIMITS, type ImpactFigureName } from './impact-admin.contract.js';
import { DEFAULT_LOCATIONS, DEFAULT_METRICS, DEFAULT_YEARS } from './impact-defaults.contract.js';
import { ImpactFigureRow } from './impact-figure.entity.js';
import { ImpactLocationRow } from './impact-location.entity.js';
import { asStored, heldFor } from './impact.rules.js';
import { ImpactSourcesService } from './impact-sources.service.js';
import { ImpactYearRow } from './impact-year.entity.js';

/**
 * The figures that a new installation begins with: those of the specification where it is tried; none that nobody
 * reached where it is an association's own.
 */
@Injectable()
export class ImpactStartService implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sources: ImpactSourcesService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockKey.run(tx, 'impact_figures');
      if (await tx.existsBy(ImpactFigureRow, {})) return;
      const isReal = this.configuration.environment === 'production';
      if (!isReal) await this.places(tx);
      await this.figures(tx, isReal ? NOTHING_YET : SPECIFIED);
    });
  }

  private async places(tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    const moments = { created_at: now, updated_at: now };
    const places = DEFAULT_LOCATIONS.map(({ id: _id, ...place }) => ({ ...place, ...moments }));
    const years = DEFAULT_YEARS.map(({ id: _id, ...year }) => ({ ...year, ...moments }));
    await tx.insert(ImpactLocationRow, places);
    await tx.insert(ImpactYearRow, years);
  }

  private async figures(tx: EntityManager, values: Record<ImpactFigureName, number>): Promise<void> {
    const held = await this.sources.held(tx);
    const rows = IMPACT_FIGURES.map((name) => {
      const value = asStored(name, values[name]);
      return { name, value, entered_value: value, held: heldFor(name, held), version: 1 };
    });
    await tx.insert(ImpactFigureRow, rows);
  }
}

const { updated_at: _at, updated_by: _by, ...COUNTS } = DEFAULT_METRICS.site_metrics;
const SPECIFIED = { ...COUNTS, donations_total_amount: DEFAULT_METRICS.donations.total_amount };
const NOTHING_YET = {
  ...(Object.fromEntries(IMPACT_FIGURES.map((name) => [name, 0])) as Record<ImpactFigureName, number>),
  librarians_trained: IMPACT_LIMITS.least_librarians_trained,
};
