import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { shows, ShowsPictures } from '../media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { ContentReadingService } from '../publishing/content-reading.service.js';
import { OrderingService } from '../publishing/ordering.service.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS } from './project.contract.js';
import type { ProjectInput, ProjectRecord, ProjectUpdate } from './project.dto.js';
import { projectColumns } from './project-import.js';
import type { ProjectRow } from './project.entity.js';
import { PROJECT_EXPORT_COLUMNS } from './project-export.content.js';
import { PROJECT_KIND } from './project.kind.js';
import { ProjectLinksService } from './project-links.service.js';
import { presentProjectRecord } from './project.presenter.js';

interface ProjectFilter {
  status?: string[];
  action?: string[];
  featured?: boolean;
}

/** Projects as staff read and write them. */
@Injectable()
@WritesContent(PROJECT_KIND)
@ShowsPictures({
  resource: 'projects',
  sql: `SELECT id, title AS label FROM projects
         WHERE ${shows({ pictures: ['featured_image_id'], texts: ['description'] })} ORDER BY ${inFrench('title')}`,
})
export class ProjectsAdminService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly publishing: PublishingService,
    private readonly ordering: OrderingService,
    private readonly links: ProjectLinksService,
  ) {}

  @FindsRecords({ resource: 'projects', name: ['title'], sort: ['order', 'ASC'] })
  async list(range: RangeQuery): Promise<[ProjectRecord[], number]> {
    const [rows, count] = await range.rowsOf(this.matching(range));
    return [await this.present(rows), count];
  }

  async find(slugOrId: number | string): Promise<ProjectRecord> {
    const [record] = await this.present([await this.reading.record(PROJECT_KIND, slugOrId)]);
    return record!;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const records = await this.present(await this.matching(range).getMany());
    const rows = records.map((record) => ({
      ...record,
      status: PROJECT_STATUS_LABELS[record.status],
      action: PROJECT_ACTION_LABELS[record.action],
      partners: record.partners.map(({ slug }) => slug).join(', '),
    }));
    return toCsv(PROJECT_EXPORT_COLUMNS, rows);
  }

  async create(body: ProjectInput, author: Author): Promise<ProjectRecord> {
    const order = body.order ?? (await this.ordering.last(PROJECT_KIND));
    const values = { ...projectColumns(body), order };
    return this.find(await this.publishing.create(PROJECT_KIND, values, author));
  }

  async update(id: number, { version, ...body }: ProjectUpdate, author: Author): Promise<ProjectRecord> {
    await this.publishing.save(PROJECT_KIND, id, version, projectColumns(body), author);
    return this.find(id);
  }

  arrange(ids: number[], author: Author): Promise<number> {
    return this.ordering.arrange(PROJECT_KIND, ids, author);
  }

  private matching(range: RangeQuery): SelectQueryBuilder<ProjectRow> {
    const { status, action, featured } = range.filter as ProjectFilter;
    const found = this.reading.asked(PROJECT_KIND, range, 'title');
    if (status) found.andWhere('record.status = ANY(:status)', { status });
    if (action) found.andWhere('record.action = ANY(:action)', { action });
    if (featured !== undefined) found.andWhere('record.featured = :featured', { featured });
    return found;
  }

  private async present(rows: ProjectRow[]): Promise<ProjectRecord[]> {
    const links = await this.links.of(rows);
    return rows.map((row) => presentProjectRecord(row, links));
  }
}
