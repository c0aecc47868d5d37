import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { PageView } from './page-view.dto.js';
import { countryOf, deviceOf, isRobot, sourceOf, type VisitSource } from './visit.rules.js';
import { VisitKeysService } from './visit-keys.service.js';
import { recordHours, recordPages, recordVisits } from './visits.queries.js';

interface SeenVisit extends VisitSource {
  visitor: string;
  first_at: string;
  country: string;
  device: string;
  saves_data: boolean;
  landing: string;
  views: number;
  pages: Map<string, number>;
}

interface HourCounts {
  at: string;
  visits: number;
  views: number;
  robots: number;
  refused: number;
}

/** Counts pages that the site's server served, and keeps neither addresses nor browsers. */
@Injectable()
export class VisitsService {
  private readonly ownHost: string;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly keys: VisitKeysService,
    private readonly clock: Clock,
    configuration: Configuration,
  ) {
    this.ownHost = new URL(configuration.appUrl).hostname;
  }

  async record(views: readonly PageView[], refused = 0): Promise<void> {
    if (views.length === 0 && refused === 0) return;
    const robots = views.filter(({ agent }) => isRobot(agent)).length;
    const { day } = await this.keys.today();
    const visits = await this.visitsOf(views.filter(({ agent }) => !isRobot(agent)));
    await this.database.transaction((tx) => this.write(tx, day, visits, { robots, refused }));
  }

  private async write(
    tx: EntityManager,
    day: string,
    visits: readonly SeenVisit[],
    uncounted: Pick<HourCounts, 'robots' | 'refused'>,
  ): Promise<void> {
    // What is undefined stays out of the JSON.
    const rows = visits.map((visit) => ({ ...visit, pages: undefined }));
    const recorded = visits.length > 0 ? await recordVisits.all(tx, day, JSON.stringify(rows)) : [];
    const pages = visits.flatMap(({ visitor, pages: seen }) =>
      [...seen].map(([page, count]) => ({ visitor, page, views: count })),
    );
    if (pages.length > 0) await recordPages.run(tx, day, JSON.stringify(pages));
    const hour: HourCounts = {
      at: new Date(Math.floor(this.clock.now().getTime() / HOUR_MS) * HOUR_MS).toISOString(),
      visits: recorded.filter(({ is_new }) => is_new).length,
      views: visits.reduce((sum, visit) => sum + visit.views, 0),
      ...uncounted,
    };
    // Last: its row is the one that every batch writes to.
    await recordHours.run(tx, JSON.stringify([hour]));
  }

  /** Views of one visitor together; the first says where the visit came from. */
  private async visitsOf(views: readonly PageView[]): Promise<SeenVisit[]> {
    const visits = new Map<string, SeenVisit>();
    for (const view of views.toSorted((a, b) => a.at - b.at)) {
      const visitor = (await this.keys.visitor(view.address, view.agent)).visitor.toString('hex');
      const visit = visits.get(visitor) ?? this.begun(visitor, view);
      visit.views += 1;
      visit.saves_data ||= view.saves_data;
      visit.pages.set(view.page, (visit.pages.get(view.page) ?? 0) + 1);
      visits.set(visitor, visit);
    }
    return [...visits.values()];
  }

  private begun(visitor: string, view: PageView): SeenVisit {
    const { agent, country, languages, saves_data, page: landing } = view;
    return {
      visitor,
      first_at: this.clock.now().toISOString(),
      ...sourceOf(view, this.ownHost),
      country: countryOf(country, languages),
      device: deviceOf(agent),
      saves_data,
      landing,
      views: 0,
      pages: new Map(),
    };
  }
}
