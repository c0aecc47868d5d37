import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { DEFAULT_LOCATIONS, DEFAULT_METRICS } from '../src/reporting/impact/impact-defaults.contract.js';
import { ImpactLocationsService } from '../src/reporting/impact/impact-locations.service.js';
import { ImpactYearsService } from '../src/reporting/impact/impact-years.service.js';
import { DonationStatsService } from '../src/giving/donations/donation-stats.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { COMING_PLACES, FURTHER_PLACES, SHARED_PLACES, THIS_YEAR } from './impact/demo-impact.content.js';

/** What staff prepare among the figures of the impact. */
@Injectable()
export class DemoImpactService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly locations: ImpactLocationsService,
    private readonly years: ImpactYearsService,
    private readonly donations: DonationStatsService,
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

  /** What was given until today, the gifts of the demonstration among it, as staff would enter it on their first day. */
  async start(author: Author): Promise<void> {
    const { total_amount } = DEFAULT_METRICS.donations;
    await this.database.query(
      `UPDATE impact_figures SET held = jsonb_build_object('journal.euros', $1::bigint), entered_at = $2,
              entered_by_username = $3
        WHERE name = 'donations_total_amount' AND entered_value = $4::bigint * 100`,
      [await this.donations.given('EUR'), this.clock.now(), author.name, total_amount],
    );
  }
}
