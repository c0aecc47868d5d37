import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { deadlineCalendar } from './scholarship-calendar.js';
import { scholarshipErrors } from './scholarship.errors.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { IS_PUBLIC } from './scholarship-filters.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';

/** Deadlines as files that a calendar reads. */
@Injectable()
export class ScholarshipCalendarsService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  /** Refuses with a 404 one that the public does not read. */
  async ofOne(id: number): Promise<string> {
    const rows = await this.read([id]);
    if (rows.length === 0) throw scholarshipErrors.notFound();
    return this.write(rows);
  }

  /** The nearest first; those that the public does not read are left out. */
  async ofSeveral(ids: number[]): Promise<string> {
    return this.write(ids.length > 0 ? await this.read(ids) : []);
  }

  private read(ids: number[]): Promise<ScholarshipRow[]> {
    return this.reading
      .select(SCHOLARSHIP_KIND)
      .where(`${IS_PUBLIC} AND record.id = ANY(:ids)`, { ids })
      .orderBy('record.deadline')
      .addOrderBy('record.id')
      .getMany();
  }

  private async write(rows: ScholarshipRow[]): Promise<string> {
    const { site_name } = await this.settings.public();
    return deadlineCalendar(rows, { name: `${site_name} : bourses`, site: this.configuration.appUrl });
  }
}
