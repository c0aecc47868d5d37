import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { DEFAULT_LOCATIONS } from '../src/reporting/impact/impact-defaults.contract.js';
import { ImpactLocationsService } from '../src/reporting/impact/impact-locations.service.js';
import { ImpactYearsService } from '../src/reporting/impact/impact-years.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { COMING_PLACES, FURTHER_PLACES, SHARED_PLACES, THIS_YEAR } from './impact/demo-impact.content.js';

/** What staff prepare among the figures of the impact. */
@Injectable()
export class DemoImpactService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly locations: ImpactLocationsService,
    private readonly years: ImpactYearsService,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    for (const { id, name, version } of DEFAULT_LOCATIONS)
      if (SHARED_PLACES[name]) await this.locations.update(id, { ...SHARED_PLACES[name], version }, author);
    for (const place of FURTHER_PLACES) await this.locations.create(place, author);
    // The figure of countries counts them already: they are not to be added to it.
    await this.database.query(
      `UPDATE impact_figures SET held = held || jsonb_build_object('locations.countries', $1::int) WHERE name = 'countries_count'`,
      [new Set([...DEFAULT_LOCATIONS, ...FURTHER_PLACES].map(({ country }) => country)).size],
    );
    for (const place of COMING_PLACES) await this.locations.create(place, author);
    await this.years.create({ ...THIS_YEAR, year: this.clock.now().getUTCFullYear() }, author);
  }
}
