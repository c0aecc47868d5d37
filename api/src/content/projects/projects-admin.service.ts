import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import type { Author } from '../../core/audit/audit-log.service.js';
import { shows, ShowsPictures } from '../media/media-usage.service.js';
import { inFrench, orderOf } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
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
  ids?: number[];
  q?: string;
  status?: string[];
  action?: string[];
  featured?: boolean;
  is_live?: boolean;
  shelf?: Shelf[];
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

  async list(range: RangeQuery): Promise<[ProjectRecord[], number]> {
    const found = this.matching(range).offset(range.offset).limit(range.limit);
    const [rows, count] = await found.getManyAndCount();
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

  private matching({ filter, sort, idDirection }: RangeQuery): SelectQueryBuilder<ProjectRow> {
    const { ids, q, shelf, featured, is_live, ...oneOf } = filter as ProjectFilter;
    const found = ids
      ? this.reading.select(PROJECT_KIND).where('record.id = ANY(:ids)', { ids })
      : this.reading.onShelves(PROJECT_KIND, shelf);
    for (const [column, values] of Object.entries(oneOf))
      found.andWhere(`record.${column} = ANY(:${column})`, { [column]: values });
    if (featured !== undefined) found.andWhere('record.featured = :featured', { featured });
    if (is_live !== undefined) found.andWhere('(record.published_at IS NOT NULL) = :is_live', { is_live });
    if (q)
      found.andWhere(
        '(record.search @@ french_query(:q) OR strpos(lower(unaccent(record.title)), lower(unaccent(:q))) > 0)',
        { q },
      );
    return found
      .orderBy(orderOf('record', sort[0]), sort[1], 'NULLS LAST')
      .addOrderBy('record.id', idDirection);
  }

  private async present(rows: ProjectRow[]): Promise<ProjectRecord[]> {
    const links = await this.links.of(rows);
    return rows.map((row) => presentProjectRecord(row, links));
  }
}
