import { Injectable } from '@nestjs/common';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { ImpactLocationsService } from '../src/reporting/impact/impact-locations.service.js';
import { ImpactYearsService } from '../src/reporting/impact/impact-years.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { COMING_PLACES, THIS_YEAR } from './impact/demo-impact.content.js';

/** What staff prepare among the figures of the impact. */
@Injectable()
export class DemoImpactService {
  constructor(
    private readonly locations: ImpactLocationsService,
    private readonly years: ImpactYearsService,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    for (const place of COMING_PLACES) await this.locations.create(place, author);
    await this.years.create({ ...THIS_YEAR, year: this.clock.now().getUTCFullYear() }, author);
  }
}
