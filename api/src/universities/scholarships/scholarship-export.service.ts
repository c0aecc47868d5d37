import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { toWorkbook, WORKBOOK_TYPE } from '../../platform/http/workbook.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { ExportedFile } from '../../platform/http/exported-file.js';
import { SCHOLARSHIP_EXPORT_COLUMNS, SCHOLARSHIP_SHEET } from './scholarship-export.content.js';
import { lineOf } from './scholarship-export.presenter.js';
import type { ExportFormat, ScholarshipExportQuery } from './scholarship-query.dto.js';
import { ScholarshipsAdminService } from './scholarships-admin.service.js';

/** Scholarships as a spreadsheet, named by the day, with the headings that an import reads. */
@Injectable()
export class ScholarshipExportService {
  constructor(
    private readonly scholarships: ScholarshipsAdminService,
    private readonly clock: Clock,
  ) {}

  /** Every record that the panel's filter matches, in its order. */
  async ofRange(range: RangeQuery, format: ExportFormat): Promise<ExportedFile> {
    return this.file(await this.lines(range.filter, range), format);
  }

  /** Every record that the filters of the specified path match, whatever its state, the nearest deadline first. */
  async ofQuery({
    format = 'xlsx',
    search,
    level,
    status,
    ...asked
  }: ScholarshipExportQuery): Promise<ExportedFile> {
    const filter = {
      ...asked,
      q: search,
      ...(level && { level: [level] }),
      ...(status && { status: [status] }),
    };
    return this.file(await this.lines(filter), format);
  }

  private async lines(filter: Record<string, unknown>, range?: RangeQuery): Promise<object[]> {
    const { rows, universities } = await this.scholarships.rows(filter, range);
    return rows.map((row) => lineOf(row, universities));
  }

  private file(rows: object[], format: ExportFormat): ExportedFile {
    const name = `bourses-${parisDay(this.clock.now())}.${format}`;
    const columns = SCHOLARSHIP_EXPORT_COLUMNS;
    if (format === 'csv')
      return { name, type: 'text/csv; charset=utf-8', content: Buffer.from(toCsv(columns, rows)) };
    return { name, type: WORKBOOK_TYPE, content: toWorkbook({ ...SCHOLARSHIP_SHEET, columns, rows }) };
  }
}
