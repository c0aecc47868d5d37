import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import { orderOf } from '../../platform/database/french-order.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';
import type { DeadlineState, LinkState } from './scholarship.contract.js';
import type { ScholarshipRecord } from './scholarship.dto.js';
import { CONDITIONS as PUBLIC_CONDITIONS } from './scholarship-filters.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { presentRecord } from './scholarship.presenter.js';
import { universityNames } from './scholarships.queries.js';

interface ScholarshipFilter {
  ids?: number[];
  q?: string;
  country?: string;
  field_of_study?: string;
  is_featured?: boolean;
  is_live?: boolean;
  has_pending_changes?: boolean;
  university_id?: number;
  deadline_state?: DeadlineState[];
  deadline_from?: string;
  deadline_to?: string;
  link_state?: LinkState[];
  shelf?: Shelf[];
}

const OF_DEADLINE: Record<DeadlineState, string> = {
  past: 'record.deadline < :today',
  soon: 'record.deadline BETWEEN :today AND :soon',
  later: 'record.deadline > :soon',
};
const LINK_STATE = "(CASE WHEN record.application_url = '' THEN 'none' ELSE record.link_state END)";
const CONDITIONS: Record<string, string> = {
  ...PUBLIC_CONDITIONS,
  is_live: "(record.status <> 'draft') = :is_live",
  has_pending_changes: '(record.pending IS NOT NULL) = :has_pending_changes',
  university_id: 'record.university_id = :university_id',
  link_state: `${LINK_STATE} = ANY(:link_state)`,
  status: 'record.status = ANY(:status)',
  level: 'record.level = ANY(:level)',
  coverage_type: 'record.coverage_type = ANY(:coverage_type)',
  q: '(record.search @@ (SELECT scholarship_query(:q)) OR strpos(record.title_key, folded(:q)) > 0)',
};

/** Scholarships as staff read them: working copies, drafts, archives and bin included. */
@Injectable()
export class ScholarshipsAdminService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reading: ContentReadingService,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({ resource: 'scholarships', name: ['title'], sort: ['updated_at', 'DESC'] })
  async list(range: RangeQuery): Promise<[ScholarshipRecord[], number]> {
    const found = this.matching(range.filter);
    this.order(found, range);
    const [rows, count] = await found.offset(range.offset).limit(range.limit).getManyAndCount();
    return [await this.present(rows), count];
  }

  async find(slugOrId: number | string): Promise<ScholarshipRecord> {
    const [record] = await this.present([await this.reading.record(SCHOLARSHIP_KIND, slugOrId)]);
    return record!;
  }

  /** Every row that the filter matches, with the names of universities: in the order that is asked, else by deadline. */
  async rows(
    filter: Record<string, unknown>,
    range?: RangeQuery,
  ): Promise<{ rows: ScholarshipRow[]; universities: ReadonlyMap<number, string> }> {
    const found = this.matching(filter);
    if (range) this.order(found, range);
    else found.orderBy('record.deadline').addOrderBy('record.id');
    const rows = await found.getMany();
    return { rows, universities: await this.universities(rows) };
  }

  private matching(filter: Record<string, unknown>): SelectQueryBuilder<ScholarshipRow> {
    const { ids, shelf, deadline_state, ...asked } = filter as ScholarshipFilter;
    const found = ids
      ? this.reading.select(SCHOLARSHIP_KIND).where('record.id = ANY(:ids)', { ids })
      : this.reading.onShelves(SCHOLARSHIP_KIND, shelf);
    const today = parisDay(this.clock.now());
    const soon = daysAfter(today, SCHOLARSHIP_LIMITS.upcoming_days);
    if (deadline_state)
      found.andWhere(`(${deadline_state.map((one) => OF_DEADLINE[one]).join(' OR ')})`, { today, soon });
    for (const [name, value] of Object.entries(asked))
      if (value !== undefined) found.andWhere(CONDITIONS[name]!, { [name]: value });
    return found;
  }

  private order(found: SelectQueryBuilder<ScholarshipRow>, { sort, idDirection }: RangeQuery): void {
    const [field, way] = sort;
    found.orderBy(orderOf('record', field), way, 'NULLS LAST').addOrderBy('record.id', idDirection);
  }

  private async present(rows: ScholarshipRow[]): Promise<ScholarshipRecord[]> {
    const today = parisDay(this.clock.now());
    const names = await this.universities(rows);
    return rows.map((row) => presentRecord(row, today, names));
  }

  private async universities(rows: ScholarshipRow[]): Promise<Map<number, string>> {
    const waiting = rows.map(({ pending }) => pending?.['university_id'] as number | null | undefined);
    const ids = [...rows.map(({ university_id }) => university_id), ...waiting].filter(
      (id) => typeof id === 'number',
    );
    if (ids.length === 0) return new Map();
    const found = await universityNames.all(this.dataSource, [...new Set(ids)]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
