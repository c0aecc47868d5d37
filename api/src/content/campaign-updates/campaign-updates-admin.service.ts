import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { inFrench } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { shows, ShowsPictures } from '../media/media-usage.service.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { ContentRecordsService } from '../publishing/content-records.service.js';
import { ContentReadingService } from '../publishing/content-reading.service.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { CAMPAIGN_UPDATE_EXPORT_COLUMNS } from './campaign-update-export.content.js';
import { CampaignUpdateMentionsService } from './campaign-update-mentions.service.js';
import type {
  CampaignUpdateChanges,
  CampaignUpdateInput,
  CampaignUpdateRecord,
} from './campaign-update.dto.js';
import type { CampaignUpdateRow } from './campaign-update.entity.js';
import { CAMPAIGN_UPDATE_KIND as KIND, updateColumns } from './campaign-update.kind.js';
import { excerptOf, presentUpdateRecord } from './campaign-update.presenter.js';

export type { CampaignUpdateRow };

/** News of campaigns as staff read and write them. */
@Injectable()
@WritesContent(KIND)
@ShowsPictures({
  resource: 'campaign-updates',
  sql: `SELECT id, title AS label FROM campaign_updates
         WHERE ${shows({ pictures: ['featured_image_id'], texts: ['content'] })} ORDER BY ${inFrench('title')}`,
})
export class CampaignUpdatesAdminService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly publishing: PublishingService,
    private readonly records: ContentRecordsService,
    private readonly mentions: CampaignUpdateMentionsService,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({ resource: 'campaign-updates', name: ['title'], sort: ['date', 'DESC'] })
  async list(range: RangeQuery): Promise<[CampaignUpdateRecord[], number]> {
    const [rows, count] = await range.rowsOf(this.matching(range));
    return [await this.present(rows), count];
  }

  async find(slugOrId: number | string): Promise<CampaignUpdateRecord> {
    const [record] = await this.present([await this.reading.record(KIND, slugOrId)]);
    return record!;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const records = await this.present(await this.matching(range).getMany());
    return toCsv(
      CAMPAIGN_UPDATE_EXPORT_COLUMNS,
      records.map((record) => ({ ...record })),
    );
  }

  async create(body: CampaignUpdateInput, author: Author): Promise<CampaignUpdateRecord> {
    const values = updateColumns({ ...body, date: body.date ?? null }, this.today());
    return this.find(await this.publishing.create(KIND, values, author));
  }

  async update(
    id: number,
    { version, ...body }: CampaignUpdateChanges,
    author: Author,
  ): Promise<CampaignUpdateRecord> {
    await this.publishing.save(KIND, id, version, updateColumns(body, this.today()), author);
    return this.find(id);
  }

  /** The text that the public reads, whatever is written over it meanwhile. */
  published(id: number): Promise<CampaignUpdateRow> {
    return this.reading.record(KIND, id);
  }

  /** Holds it until the transaction ends: refused where it is no longer the version that staff, and the caller, read. */
  async holdPublished(
    tx: EntityManager,
    id: number,
    version: number,
    read: CampaignUpdateRow,
  ): Promise<void> {
    await this.records.lockCurrent(tx, KIND, id, version);
    if (read.version !== version) await this.records.lockCurrent(tx, KIND, id, read.version);
  }

  /** The beginning of its text as words. */
  excerptOf({ content }: CampaignUpdateRow): string {
    return excerptOf(content);
  }

  private today(): string {
    return parisDay(this.clock.now());
  }

  private matching(range: RangeQuery) {
    const { campaign_id } = range.filter as { campaign_id?: number };
    const found = this.reading.asked(KIND, range, 'title');
    if (campaign_id !== undefined) found.andWhere('record.campaign_id = :campaign_id', { campaign_id });
    return found;
  }

  private async present(rows: CampaignUpdateRow[]): Promise<CampaignUpdateRecord[]> {
    const mentions = await this.mentions.of(rows);
    return rows.map((row) => presentUpdateRecord(row, mentions));
  }
}
