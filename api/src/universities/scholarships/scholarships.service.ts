import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, pageWindow } from '../../platform/http/page.dto.js';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import { SearchSource } from '../../content/search/search-sources.service.js';
import type { ScholarshipCaller } from './scholarship-caller.js';
import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';
import {
  applyFilters,
  applyOrder,
  applyStatusAndSearch,
  IS_PUBLIC,
  type StatedFilters,
  type UnderstoodSearch,
} from './scholarship-filters.js';
import type { ScholarshipsQuery } from './scholarship-query.dto.js';
import type { Scholarship, ScholarshipSummary } from './scholarship.dto.js';
import type { ScholarshipFilters } from './scholarship-filters.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { ScholarshipMarksService } from './scholarship-marks.service.js';
import { presentScholarship, presentSummary } from './scholarship.presenter.js';
import { refuseContradictions } from './scholarship.rules.js';
import { ScholarshipSearchService } from './scholarship-search.service.js';

interface Wanted {
  /** Only what went live after this moment. */
  wentLiveAfter?: Date;
  limit?: number;
}

/** Scholarships as visitors read them: never a draft, and only the open ones where one does not ask for others. */
@Injectable()
@SearchSource({
  type: 'scholarships',
  sql: `SELECT id, slug, title, concat_ws(' – ', organization, country, field_of_study) AS summary,
               description AS body, published_at AS dated_at, search
          FROM scholarships
         WHERE status = 'active' AND deadline >= (now() AT TIME ZONE 'Europe/Paris')::date
           AND deleted_at IS NULL AND archived_at IS NULL`,
})
export class ScholarshipsService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly search: ScholarshipSearchService,
    private readonly marks: ScholarshipMarksService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A page of the public list; `asked` is the request's path. 400 where the filters contradict each other. */
  async list(
    query: ScholarshipsQuery,
    asked: string,
    caller: ScholarshipCaller | null,
  ): Promise<Page<ScholarshipSummary>> {
    const words = await this.search.understand(query.search);
    const found = this.matching(query, words);
    applyOrder(found, query.ordering, words);
    const { offset, size } = pageWindow(query);
    found.offset(offset).limit(size);
    const [rows, count] = words ? await this.weighed(found) : await found.getManyAndCount();
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageOf(await this.present(rows, caller), count, query, address);
  }

  /** One scholarship by its slug, a former one, or its number; what is not published only with a preview's token. */
  async read(
    slugOrId: string,
    preview?: string,
    caller: ScholarshipCaller | null = null,
  ): Promise<Scholarship> {
    const row = await this.reading.shown(SCHOLARSHIP_KIND, slugOrId, preview);
    const marked = await this.marks.marked(caller, [row.id]);
    return presentScholarship(row, this.today(), marked.has(row.id));
  }

  /** The featured ones that are open, newest first. */
  async featured(
    count: number = SCHOLARSHIP_LIMITS.featured,
    caller: ScholarshipCaller | null = null,
  ): Promise<ScholarshipSummary[]> {
    const found = this.matching({ is_featured: true }, null);
    applyOrder(found, '-created_at');
    return this.present(await found.limit(count).getMany(), caller);
  }

  /** Open scholarships that the filters match, those that went live last first. */
  async find(
    filters: ScholarshipFilters,
    { wentLiveAfter, limit = 20 }: Wanted = {},
  ): Promise<ScholarshipSummary[]> {
    const found = (await this.since(filters, wentLiveAfter))
      .orderBy('record.published_at', 'DESC')
      .addOrderBy('record.id', 'DESC');
    return this.present(await found.limit(limit).getMany(), null);
  }

  /** How many open scholarships the filters match. */
  async count(filters: ScholarshipFilters, { wentLiveAfter }: Wanted = {}): Promise<number> {
    return (await this.since(filters, wentLiveAfter)).getCount();
  }

  /** Those of these numbers that the public reads, open or not, the nearest deadline first. */
  async summaries(ids: number[], caller: ScholarshipCaller | null = null): Promise<ScholarshipSummary[]> {
    if (ids.length === 0) return [];
    const found = this.reading
      .select(SCHOLARSHIP_KIND)
      .where(`record.id = ANY(:ids) AND ${IS_PUBLIC}`, { ids })
      .orderBy('record.deadline')
      .addOrderBy('record.id');
    return this.present(await found.getMany(), caller);
  }

  /** A page and its count, where each of those found must be weighed anyway: in one reading, by their numbers alone. */
  private async weighed(found: SelectQueryBuilder<ScholarshipRow>): Promise<[ScholarshipRow[], number]> {
    const page = await found
      .clone()
      .select('record.id', 'id')
      .addSelect('(count(*) OVER ())::int', 'count')
      .getRawMany<{ id: number; count: number }>();
    const ids = page.map(({ id }) => id);
    const rows = await this.reading
      .select(SCHOLARSHIP_KIND)
      .where('record.id = ANY(:ids)', { ids })
      .getMany();
    const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    // Past the last page, no row says how many there are.
    return [inOrder, page[0]?.count ?? (await found.getCount())];
  }

  private async since(
    filters: ScholarshipFilters,
    moment: Date | undefined,
  ): Promise<SelectQueryBuilder<ScholarshipRow>> {
    const found = this.matching(filters, await this.search.understand(filters.search));
    if (moment) found.andWhere('record.published_at > :moment', { moment });
    return found;
  }

  private matching(
    filters: StatedFilters,
    words: UnderstoodSearch | null,
  ): SelectQueryBuilder<ScholarshipRow> {
    refuseContradictions(filters);
    const found = this.reading.select(SCHOLARSHIP_KIND);
    applyStatusAndSearch(found, filters, words, this.today());
    applyFilters(found, filters);
    return found;
  }

  private async present(
    rows: ScholarshipRow[],
    caller: ScholarshipCaller | null,
  ): Promise<ScholarshipSummary[]> {
    const marked = await this.marks.marked(
      caller,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentSummary(row, this.today(), marked.has(row.id)));
  }

  private today(): string {
    return parisDay(this.clock.now());
  }
}
