import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageFound, type PageQuery, pageOf, pageWindow } from '../../platform/http/page.dto.js';
import type { NewsletterFigure } from '../../newsletters/rendering/newsletter-part.dto.js';
import { OffersFigures } from '../../newsletters/rendering/newsletter-figures.service.js';
import { GOAL_OF, IMPACT_FIGURE_LABELS } from './impact-admin.contract.js';
import { impactRegions } from './impact.contract.js';
import { ImpactFiguresService } from './impact-figures.service.js';
import { presentLocation, presentMetrics, presentYear } from './impact.presenter.js';
import type { LocationsQuery, YearsQuery } from './impact-query.dto.js';
import { FIGURE_SHAPES, onTheWire } from './impact.rules.js';
import { LOCATION_KIND, YEAR_KIND } from './impact-record.kind.js';
import { ImpactRecordsService } from './impact-records.service.js';
import { ImpactSourcesService } from './impact-sources.service.js';
import type { ImpactRegion, LocationMetric, Metrics, YearlyProgress } from './impact.dto.js';

/** What the association has achieved, as visitors read it. */
@Injectable()
export class ImpactService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly figures: ImpactFiguresService,
    private readonly records: ImpactRecordsService,
    private readonly sources: ImpactSourcesService,
    private readonly configuration: Configuration,
  ) {}

  async metrics(): Promise<Metrics> {
    const [rows, counts] = await Promise.all([
      this.figures.rows(this.dataSource.manager),
      this.sources.counts(),
    ]);
    return presentMetrics(rows, counts);
  }

  /** The figures as newsletters show them. */
  @OffersFigures()
  async newsletterFigures(): Promise<NewsletterFigure[]> {
    const rows = await this.figures.rows(this.dataSource.manager);
    return rows
      .filter(({ name }) => !Object.hasOwn(GOAL_OF, name))
      .map(({ name, value }) => ({
        name,
        label: IMPACT_FIGURE_LABELS[name],
        value: `${onTheWire(name, value).toLocaleString('fr-FR')}${FIGURE_SHAPES[name].unit === 'euros' ? '\u00a0€' : ''}`,
      }));
  }

  async locations(query: LocationsQuery, asked: string): Promise<Page<LocationMetric>> {
    const { country } = query;
    const found = this.active();
    if (country) found.andWhere('lower(unaccent(record.country)) = lower(unaccent(:country))', { country });
    return pageFound(found, query, this.address(asked), (rows) => rows.map(presentLocation));
  }

  async regions(query: PageQuery, asked: string): Promise<Page<ImpactRegion>> {
    const regions = impactRegions((await this.active().getMany()).map(presentLocation));
    const { offset, size } = pageWindow(query);
    return pageOf(regions.slice(offset, offset + size), regions.length, query, this.address(asked));
  }

  async years(query: YearsQuery, asked: string): Promise<Page<YearlyProgress>> {
    const found = this.records.onShelves(YEAR_KIND).andWhere('record.is_active');
    if (query.year !== undefined) found.andWhere('record.year = :year', { year: query.year });
    found.orderBy('record.year', query.ordering === '-year' ? 'DESC' : 'ASC');
    return pageFound(found, query, this.address(asked), (rows) => rows.map(presentYear));
  }

  private active() {
    const found = this.records.onShelves(LOCATION_KIND).andWhere('record.is_active');
    return found.orderBy('record.order').addOrderBy('record.id');
  }

  private address(asked: string): string {
    return new URL(asked, this.configuration.apiUrl).href;
  }
}
