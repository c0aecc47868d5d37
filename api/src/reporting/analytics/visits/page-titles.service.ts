import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { titlesOfPages } from './page-titles.queries.js';
import { pageTitles } from './visit-analytics.content.js';

/** What pages are called: by their record's title, by the site's name for them, else by their address. */
@Injectable()
export class PageTitlesService {
  constructor(private readonly database: AnalysisDatabase) {}

  async of(pages: readonly string[]): Promise<Map<string, string>> {
    const records = await titlesOfPages.all(this.database, pages);
    const titles = new Map(records.map(({ page, title }) => [page, title]));
    return new Map(pages.map((page) => [page, titles.get(page) ?? pageTitles[page] ?? page]));
  }
}
