import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { orderOf } from '../../platform/database/french-order.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageFound } from '../../platform/http/page.dto.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { ContentReadingService } from '../publishing/content-reading.service.js';
import { SearchSource } from '../search/search-sources.service.js';
import type { ContentPage, ContentPageSummary } from './page.dto.js';
import { PAGE_KIND } from './page.kind.js';
import { presentPage, presentPageSummary } from './page.presenter.js';
import type { ContentPagesQuery } from './page-query.dto.js';
import { settingsOf, withSettings } from './page-settings.rules.js';

/** Pages as visitors read them. */
@Injectable()
@SearchSource({
  type: 'pages',
  sql: `SELECT id, slug, title, concat_ws(' ', description, lead) AS summary, page_text(blocks) AS body,
               revised_at AS dated_at, search
          FROM pages WHERE published_at IS NOT NULL AND archived_at IS NULL AND deleted_at IS NULL`,
})
export class PagesService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** The pages on the site, by title; `asked` is the request's path. */
  async list(query: ContentPagesQuery, asked: string): Promise<Page<ContentPageSummary>> {
    const { search, kind } = query;
    const found = this.reading.live(PAGE_KIND);
    if (search !== undefined) found.andWhere('record.search @@ french_query(:search)', { search });
    if (kind !== undefined) found.andWhere('record.kind = :kind', { kind });
    found.orderBy(orderOf('record', 'title')).addOrderBy('record.id');
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageFound(found, query, address, (rows) => rows.map(presentPageSummary));
  }

  /** One page by its slug, a former one, or its number; what is not published only with a preview's token. */
  async find(slugOrId: string, previewToken?: string): Promise<ContentPage> {
    const page = presentPage(await this.reading.shown(PAGE_KIND, slugOrId, previewToken));
    const keys = settingsOf(page);
    if (keys.length === 0) return page;
    const changed = (await this.settings.changedAt(keys))?.toISOString() ?? '';
    const updated_at = changed > page.updated_at ? changed : page.updated_at;
    return withSettings({ ...page, updated_at }, await this.settings.values());
  }
}
