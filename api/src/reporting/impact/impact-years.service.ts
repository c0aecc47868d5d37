import { Injectable } from '@nestjs/common';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { YearInput, YearUpdate } from './impact-body.dto.js';
import { presentYearRecord } from './impact.presenter.js';
import { recordColumns, YEAR_KIND } from './impact-record.kind.js';
import { ImpactRecordsService } from './impact-records.service.js';
import type { AuditEntry } from '../../core/audit/audit.dto.js';
import type { YearRecord } from './impact.dto.js';

/** Where the association stood at the end of each year, as staff keep it: one entry a year. */
@Injectable()
export class ImpactYearsService {
  constructor(private readonly records: ImpactRecordsService) {}

  async list(range: RangeQuery): Promise<[YearRecord[], number]> {
    const { year } = range.filter as { year?: string };
    const found = this.records.asked(YEAR_KIND, range);
    if (year) found.andWhere('record.year::text = :year', { year });
    const [rows, count] = await range.rowsOf(found);
    return [rows.map(presentYearRecord), count];
  }

  async find(id: number): Promise<YearRecord> {
    return presentYearRecord(await this.records.find(YEAR_KIND, id));
  }

  /** 400 where the year has its entry already, with that entry's number and version. */
  async create(body: YearInput, author: Author): Promise<YearRecord> {
    const columns = recordColumns(YEAR_KIND, body);
    return presentYearRecord(await this.records.create(YEAR_KIND, () => columns, author));
  }

  async update(id: number, { version, ...body }: YearUpdate, author: Author): Promise<YearRecord> {
    const columns = recordColumns(YEAR_KIND, body);
    return presentYearRecord(await this.records.update(YEAR_KIND, id, version, columns, author));
  }

  async remove(id: number, author: Author): Promise<YearRecord> {
    return presentYearRecord(await this.records.remove(YEAR_KIND, id, author));
  }

  async restore(id: number, author: Author): Promise<YearRecord> {
    return presentYearRecord(await this.records.restore(YEAR_KIND, id, author));
  }

  history(id: number): Promise<AuditEntry[]> {
    return this.records.history(YEAR_KIND, id);
  }
}
