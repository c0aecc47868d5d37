import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageFound, type PageQuery } from '../../platform/http/page.dto.js';
import { ContentReadingService, narrowAndOrder } from '../publishing/content-reading.service.js';
import { SearchSource } from '../search/search-sources.service.js';
import type { Project } from './project.dto.js';
import { ProjectRow } from './project.entity.js';
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
    const found = this.reading.live(PROJECT_KIND);
    narrowAndOrder(found, CONDITIONS, query);
    found.addOrderBy('record.id', 'DESC');
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageFound(found, query, address, (rows) => this.present(rows));
  }

  /** One project by its slug, a former one, or its number; what is not published only with a preview's token. */
  async find(slugOrId: string, previewToken?: string): Promise<Project> {
    const [project] = await this.present([await this.reading.shown(PROJECT_KIND, slugOrId, previewToken)]);
    return project!;
  }

  /** How many librarians the published training projects that are over have trained. */
  async librariansTrained(tx: EntityManager): Promise<number> {
    const trained = await tx.sum(ProjectRow, 'beneficiaries_count', {
      action: 'formation',
      status: 'completed',
      published_at: Not(IsNull()),
      deleted_at: IsNull(),
    });
    return trained ?? 0;
  }

  private async present(rows: ProjectRow[]): Promise<Project[]> {
    const links = await this.links.of(rows);
    return rows.map((row) => presentProject(row, links));
  }
}
