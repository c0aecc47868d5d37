import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { shows, ShowsPictures } from '../media/media-usage.service.js';
import { PicturesService } from '../media/pictures.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { ContentReadingService } from '../publishing/content-reading.service.js';
import { OrderingService } from '../publishing/ordering.service.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { PARTNER_KIND_LABELS } from './partner.contract.js';
import type { PartnerInput, PartnerRecord, PartnerUpdate } from './partner.dto.js';
import type { PartnerRow } from './partner.entity.js';
import { PARTNER_EXPORT_COLUMNS } from './partner-export.content.js';
import { PARTNER_KIND, partnerColumns } from './partner.kind.js';
import { presentPartnerRecord } from './partner.presenter.js';

/** Partners as staff read and write them. */
@Injectable()
@WritesContent(PARTNER_KIND)
@ShowsPictures({
  resource: 'partners',
  sql: `SELECT id, name AS label FROM partners
         WHERE ${shows({ pictures: ['logo_id'] })} ORDER BY ${inFrench('name')}`,
})
export class PartnersAdminService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly publishing: PublishingService,
    private readonly ordering: OrderingService,
    private readonly pictures: PicturesService,
  ) {}

  @FindsRecords({ resource: 'partners', name: ['name'], sort: ['order', 'ASC'] })
  async list(range: RangeQuery): Promise<[PartnerRecord[], number]> {
    const [rows, count] = await range.rowsOf(this.matching(range));
    return [await this.present(rows), count];
  }

  async find(slugOrId: number | string): Promise<PartnerRecord> {
    const [record] = await this.present([await this.reading.record(PARTNER_KIND, slugOrId)]);
    return record!;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const records = await this.present(await this.matching(range).getMany());
    const rows = records.map((record) => ({ ...record, kind: PARTNER_KIND_LABELS[record.kind] }));
    return toCsv(PARTNER_EXPORT_COLUMNS, rows);
  }

  async create(body: PartnerInput, author: Author): Promise<PartnerRecord> {
    const order = body.order ?? (await this.ordering.last(PARTNER_KIND));
    const values = { ...partnerColumns(body), order };
    return this.find(await this.publishing.create(PARTNER_KIND, values, author));
  }

  async update(id: number, { version, ...body }: PartnerUpdate, author: Author): Promise<PartnerRecord> {
    await this.publishing.save(PARTNER_KIND, id, version, partnerColumns(body), author);
    return this.find(id);
  }

  arrange(ids: number[], author: Author): Promise<number> {
    return this.ordering.arrange(PARTNER_KIND, ids, author);
  }

  private matching(range: RangeQuery): SelectQueryBuilder<PartnerRow> {
    const { kind, active } = range.filter as { kind?: string[]; active?: boolean };
    const found = this.reading.asked(PARTNER_KIND, range, 'name');
    if (kind) found.andWhere('record.kind = ANY(:kind)', { kind });
    if (active !== undefined) found.andWhere('record.active = :active', { active });
    return found;
  }

  private async present(rows: PartnerRow[]): Promise<PartnerRecord[]> {
    const waiting = rows.map(({ pending }) => (pending?.['logo_id'] ?? null) as number | null);
    const pictures = await this.pictures.byIds([...rows.map(({ logo_id }) => logo_id), ...waiting]);
    return rows.map((row) => presentPartnerRecord(row, pictures));
  }
}
