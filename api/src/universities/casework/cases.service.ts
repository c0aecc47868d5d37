import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { StaffService } from '../../people/access/staff.service.js';
import { inFrench, orderOf } from '../../platform/database/french-order.js';
import { dayEnd, dayStart } from '../../platform/database/paris-days.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { CaseColumns } from './case.columns.js';
import { CaseEntriesService } from './case-entries.service.js';
import type { CaseKind } from './case.kind.js';
import { type CaseOverviewRow, presentCase, presentEntry } from './case.presenter.js';
import type { CaseAssignee, CaseEntry } from './casework.dto.js';

interface CaseFilter {
  ids?: string[];
  q?: string;
  status?: string[];
  assigned_to?: number;
  mine?: boolean;
  unassigned?: boolean;
  level?: string[];
  country?: string;
  created_from?: string;
  created_to?: string;
  shelf?: ('live' | 'bin')[];
}

export type CaseRecord = ReturnType<typeof presentCase>;
type Found = SelectQueryBuilder<CaseColumns>;

/** Cases of a kind, as staff read them. */
@Injectable()
export class CasesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly entries: CaseEntriesService,
    private readonly staff: StaffService,
  ) {}

  async list(kind: CaseKind, range: RangeQuery, staffId: number): Promise<[CaseRecord[], number]> {
    const found = this.matching(kind, range, staffId);
    const count = await found.clone().getCount();
    const rows = await found.offset(range.offset).limit(range.limit).getRawMany<CaseOverviewRow>();
    return [rows.map((row) => presentCase(kind, row)), count];
  }

  async find(kind: CaseKind, id: string): Promise<CaseRecord & { entries: CaseEntry[] }> {
    const row = await this.select(kind).where('one.id = :id', { id }).getRawOne<CaseOverviewRow>();
    if (!row) throw kind.notFound();
    const entries = await this.entries.of(this.dataSource.manager, id);
    return { ...presentCase(kind, row), entries: entries.map(presentEntry) };
  }

  async export(kind: CaseKind, range: RangeQuery, staffId: number): Promise<string> {
    const rows = await this.matching(kind, range, staffId).getRawMany<CaseOverviewRow>();
    const lines = rows.map((row) => ({
      ...presentCase(kind, row),
      status: kind.labels[row.status],
      ...kind.exportedWords(row),
    }));
    return toCsv(kind.exported, lines);
  }

  /** Who may be given a case. */
  assignees({ resource }: CaseKind): Promise<CaseAssignee[]> {
    return this.staff.whoMay(resource);
  }

  private matching(kind: CaseKind, range: RangeQuery, staffId: number): Found {
    const filter = range.filter as CaseFilter;
    const found = this.sorted(this.select(kind), range);
    // getMany asks for records by their identifiers, wherever they are.
    if (filter.ids) return found.where('one.id = ANY(:ids)', { ids: filter.ids });
    found.where(`one.deleted_at IS ${filter.shelf?.includes('bin') ? 'NOT ' : ''}NULL`);
    this.keepAssigned(found, filter, staffId);
    this.keepForm(found, kind, filter);
    if (filter.created_from)
      found.andWhere(`one.created_at >= ${dayStart(filter.created_from, 'from')}`, {
        from: filter.created_from,
      });
    if (filter.created_to)
      found.andWhere(`one.created_at <= ${dayEnd(filter.created_to, 'to')}`, { to: filter.created_to });
    return found;
  }

  private sorted(found: Found, { sort: [field, way], idDirection }: RangeQuery): Found {
    // TypeORM looks a column up in what is sorted by: an expression goes by its name.
    if (field === 'status') found.orderBy('state_rank', way);
    else
      found.orderBy(field === 'assigned_name' ? 'assigned_name' : orderOf('one', field), way, 'NULLS LAST');
    if (field !== 'created_at') found.addOrderBy('one.created_at', 'DESC');
    return found.addOrderBy('one.id', idDirection);
  }

  private keepAssigned(
    found: Found,
    { status, assigned_to, mine, unassigned }: CaseFilter,
    staffId: number,
  ): void {
    if (status) found.andWhere('one.status = ANY(:status)', { status });
    if (assigned_to !== undefined) found.andWhere('one.assigned_to = :assigned_to', { assigned_to });
    if (mine !== undefined)
      found.andWhere(`(one.assigned_to = :staffId) IS ${mine ? '' : 'NOT '}TRUE`, { staffId });
    if (unassigned !== undefined) found.andWhere(`one.assigned_to IS ${unassigned ? '' : 'NOT '}NULL`);
  }

  private keepForm(found: Found, kind: CaseKind, { q, level, country }: CaseFilter): void {
    if (level) found.andWhere(`one.${kind.level} = ANY(:level)`, { level });
    if (country) found.andWhere(`${plain(`one.${kind.country}`)} = ${plain(':country')}`, { country });
    if (!q) return;
    const text = ['reference', 'first_name', 'last_name', 'email', ...kind.fields].map(
      (column) => `one.${column}`,
    );
    found.andWhere(`says(concat_ws(' ', ${text.join(', ')}), :q)`, {
      q: q.trim(),
    });
  }

  private select(kind: CaseKind): Found {
    const found = this.dataSource.manager.createQueryBuilder(kind.entity, 'one').select([]);
    const { columns } = this.dataSource.getMetadata(kind.entity);
    for (const { propertyName } of columns) found.addSelect(`one.${propertyName}`, propertyName);
    return found
      .leftJoin('staff', 'staff', 'staff.id = one.assigned_to')
      .addSelect(inFrench('staff.name'), 'assigned_name')
      .addSelect(`array_position(CAST(:states AS text[]), one.status)`, 'state_rank')
      .setParameter('states', kind.statuses)
      .addSelect(counted('note'), 'notes')
      .addSelect(counted('letter'), 'letters');
  }
}

const plain = (sql: string) => `lower(unaccent(${sql}))`;

const counted = (kind: string) =>
  `(SELECT count(*)::int FROM case_entries entry WHERE entry.case_id = one.id AND entry.kind = '${kind}')`;
