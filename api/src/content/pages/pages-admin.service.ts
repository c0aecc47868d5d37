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
import { PublishingService } from '../publishing/publishing.service.js';
import { PAGE_KIND_LABELS } from './page.contract.js';
import type { ContentPageInput, ContentPageRecord, ContentPageUpdate } from './page.dto.js';
import { pageColumns } from './page-columns.js';
import type { PageRow } from './page.entity.js';
import { PAGE_EXPORT_COLUMNS } from './page-export.content.js';
import { PAGE_KIND } from './page.kind.js';
import { presentPageRecord } from './page.presenter.js';

/** Pages as staff read and write them. */
@Injectable()
@WritesContent(PAGE_KIND)
@ShowsPictures({
  resource: 'pages',
  sql: `SELECT id, title AS label FROM pages
         WHERE ${shows({ texts: ['blocks::text'] })} ORDER BY ${inFrench('title')}`,
})
export class PagesAdminService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly publishing: PublishingService,
  ) {}

  @FindsRecords({ resource: 'pages', name: ['title'], sort: ['title', 'ASC'] })
  async list(range: RangeQuery): Promise<[ContentPageRecord[], number]> {
    const [rows, count] = await range.rowsOf(this.matching(range));
    return [rows.map(presentPageRecord), count];
  }

  async find(slugOrId: number | string): Promise<ContentPageRecord> {
    return presentPageRecord(await this.reading.record(PAGE_KIND, slugOrId));
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const records = (await this.matching(range).getMany()).map(presentPageRecord);
    return toCsv(
      PAGE_EXPORT_COLUMNS,
      records.map((record) => ({ ...record, kind: PAGE_KIND_LABELS[record.kind] })),
    );
  }

  async create(body: ContentPageInput, author: Author): Promise<ContentPageRecord> {
    return this.find(await this.publishing.create(PAGE_KIND, pageColumns(body), author));
  }

  async update(
    id: number,
    { version, ...body }: ContentPageUpdate,
    author: Author,
  ): Promise<ContentPageRecord> {
    await this.publishing.save(PAGE_KIND, id, version, pageColumns(body), author);
    return this.find(id);
  }

  private matching(range: RangeQuery): SelectQueryBuilder<PageRow> {
    const { kind } = range.filter as { kind?: string[] };
    const found = this.reading.asked(PAGE_KIND, range, 'title');
    if (kind) found.andWhere('record.kind = ANY(:kind)', { kind });
    return found;
  }
}
