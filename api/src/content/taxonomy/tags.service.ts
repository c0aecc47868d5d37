import { Injectable } from '@nestjs/common';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, type PageQuery } from '../../platform/http/page.dto.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { publicationState } from '../publishing/content.presenter.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { TagRow } from './tag.entity.js';
import { TAG_EXPORT_COLUMNS, TERM_COUNT_COLUMNS } from './taxonomy-export.content.js';
import { taxonomyErrors } from './taxonomy.errors.js';
import { TAG_KIND, termColumns } from './taxonomy.kind.js';
import { presentTag, presentTagRecord } from './taxonomy.presenter.js';
import { type CountedTerms, TermListsService } from './term-lists.service.js';
import type { Tag, TagInput, TagRecord, TagUpdate } from './taxonomy.dto.js';

/** The tags of articles and events, as visitors and staff read them, and what staff write of them. */
@Injectable()
@WritesContent(TAG_KIND)
export class TagsService {
  constructor(
    private readonly lists: TermListsService,
    private readonly publishing: PublishingService,
    private readonly configuration: Configuration,
  ) {}

  async page(query: PageQuery, asked: string): Promise<Page<Tag>> {
    const { rows, count, uses } = await this.lists.page(TagRow, 'tag_ids', query);
    const results = rows.map((row) => presentTag(row, uses(row.id)));
    return pageOf(results, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  async list(range: RangeQuery): Promise<[TagRecord[], number]> {
    const found = await this.lists.range(TagRow, 'tag_ids', range);
    return [records(found), found.count];
  }

  async find(slugOrId: number | string): Promise<TagRecord> {
    const [record] = records(await this.lists.one(TagRow, 'tag_ids', slugOrId));
    if (!record) throw taxonomyErrors.tagNotFound();
    return record;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const found = await this.lists.every(TagRow, 'tag_ids', range);
    return toCsv({ ...TAG_EXPORT_COLUMNS, ...TERM_COUNT_COLUMNS }, records(found));
  }

  async create(body: TagInput, author: Author): Promise<TagRecord> {
    return this.find(await this.publishing.create(TAG_KIND, termColumns<TagRow>(body), author));
  }

  async update(id: number, { version, ...body }: TagUpdate, author: Author): Promise<TagRecord> {
    await this.publishing.save(TAG_KIND, id, version, termColumns<TagRow>(body), author);
    return this.find(id);
  }
}

function records({ rows, uses }: CountedTerms<TagRow>): TagRecord[] {
  return rows.map((row) =>
    presentTagRecord(
      row,
      uses(row.id),
      publicationState(row, () => true),
    ),
  );
}
