import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { orderOf } from '../../platform/database/french-order.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, type PageQuery, pageWindow } from '../../platform/http/page.dto.js';
import { ContentReadingService } from '../publishing/content-reading.service.js';
import { SearchSource } from '../search/search-sources.service.js';
import type { Project } from './project.dto.js';
import type { ProjectRow } from './project.entity.js';
import { PROJECT_KIND } from './project.kind.js';
import { ProjectLinksService } from './project-links.service.js';
import { presentProject } from './project.presenter.js';
import type { ProjectsQuery } from './project-query.dto.js';

const CONDITIONS = {
  search: 'record.search @@ french_query(:search)',
  status: 'record.status = :status',
  action: 'record.action = :action',
  country: 'lower(unaccent(record.country)) = lower(unaccent(:country))',
  featured: 'record.featured = :featured',
} as const satisfies Record<Exclude<keyof ProjectsQuery, keyof PageQuery | 'ordering'>, string>;

/** Projects as visitors read them. */
@Injectable()
@SearchSource({
  type: 'projects',
  sql: `SELECT id, slug, title, concat_ws('. ', nullif(city, ''), short_description) AS summary, description AS body,
               coalesce(start_date::timestamptz, published_at) AS dated_at, search
          FROM projects WHERE published_at IS NOT NULL AND archived_at IS NULL AND deleted_at IS NULL`,
})
export class ProjectsService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly links: ProjectLinksService,
    private readonly configuration: Configuration,
  ) {}

  /** A page of the public list, in the order that staff gave it; `asked` is the request's path. */
  async list(query: ProjectsQuery, asked: string): Promise<Page<Project>> {
    const found = this.reading.onShelves(PROJECT_KIND).andWhere('record.published_at IS NOT NULL');
    for (const [name, condition] of Object.entries(CONDITIONS)) {
      const value = query[name as keyof typeof CONDITIONS];
      if (value !== undefined) found.andWhere(condition, { [name]: value });
    }
    const ordering = query.ordering ?? 'order';
    const column = ordering.replace(/^-/, '');
    found.orderBy(orderOf('record', column), ordering.startsWith('-') ? 'DESC' : 'ASC', 'NULLS LAST');
    const { offset, size } = pageWindow(query);
    const [rows, count] = await found
      .addOrderBy('record.id', 'DESC')
      .offset(offset)
      .limit(size)
      .getManyAndCount();
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageOf(await this.present(rows), count, query, address);
  }

  /** One project by its slug, a former one, or its number; what is not published only with a preview's token. */
  async find(slugOrId: string, previewToken?: string): Promise<Project> {
    const [project] = await this.present([await this.reading.shown(PROJECT_KIND, slugOrId, previewToken)]);
    return project!;
  }

  /** How many librarians the published training projects that are over have trained. */
  async librariansTrained(tx: EntityManager): Promise<number> {
    const [trained] = await tx.query<{ people: number }[]>(
      `SELECT coalesce(sum(beneficiaries_count), 0)::int AS people FROM projects
        WHERE action = 'formation' AND status = 'completed' AND published_at IS NOT NULL AND deleted_at IS NULL`,
    );
    return trained?.people ?? 0;
  }

  private async present(rows: ProjectRow[]): Promise<Project[]> {
    const links = await this.links.of(rows);
    return rows.map((row) => presentProject(row, links));
  }
}
