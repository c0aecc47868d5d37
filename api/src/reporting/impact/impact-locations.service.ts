import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { LocationInput, LocationUpdate } from './impact-body.dto.js';
import { ImpactLocationRow } from './impact-location.entity.js';
import { presentLocationRecord } from './impact.presenter.js';
import { lastOrder, LOCATION_KIND, recordColumns } from './impact-record.kind.js';
import { ImpactRecordsService, said } from './impact-records.service.js';
import type { AuditEntry } from '../../core/audit/audit.dto.js';
import type { LocationRecord } from './impact.dto.js';

/** The places where libraries are supported, as staff keep them. */
@Injectable()
export class ImpactLocationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: ImpactRecordsService,
  ) {}

  async list(range: RangeQuery): Promise<[LocationRecord[], number]> {
    const { country } = range.filter as { country?: string };
    const found = this.records.asked(LOCATION_KIND, range);
    if (country) found.andWhere('lower(unaccent(record.country)) = lower(unaccent(:country))', { country });
    const [rows, count] = await range.rowsOf(found);
    return [rows.map(presentLocationRecord), count];
  }

  async find(id: number): Promise<LocationRecord> {
    return presentLocationRecord(await this.records.find(LOCATION_KIND, id));
  }

  async create(body: LocationInput, author: Author): Promise<LocationRecord> {
    const row = await this.records.create(
      LOCATION_KIND,
      async (tx) => ({
        ...recordColumns(LOCATION_KIND, body),
        order: body.order ?? (await lastOrder(tx)),
      }),
      author,
    );
    return presentLocationRecord(row);
  }

  async update(
    id: number,
    { version, order, ...body }: LocationUpdate,
    author: Author,
  ): Promise<LocationRecord> {
    const columns = recordColumns(LOCATION_KIND, { ...body, ...(typeof order === 'number' && { order }) });
    return presentLocationRecord(await this.records.update(LOCATION_KIND, id, version, columns, author));
  }

  async remove(id: number, author: Author): Promise<LocationRecord> {
    return presentLocationRecord(await this.records.remove(LOCATION_KIND, id, author));
  }

  async restore(id: number, author: Author): Promise<LocationRecord> {
    return presentLocationRecord(await this.records.restore(LOCATION_KIND, id, author));
  }

  history(id: number): Promise<AuditEntry[]> {
    return this.records.history(LOCATION_KIND, id);
  }

  /** Puts these places in this order, in the places that they hold together. Answers how many moved. */
  async arrange(ids: number[], author: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      await this.records.alone(tx, LOCATION_KIND);
      const rows = await tx.findBy(ImpactLocationRow, { id: In(ids) });
      const asked = [...new Set(ids)].flatMap((id) => rows.find((row) => row.id === id) ?? []);
      const free = rows.map(({ order }) => order).toSorted((one, other) => one - other);
      let [place, moved] = [-1, 0];
      for (const [index, row] of asked.entries()) {
        place = Math.max(free[index] ?? 0, place + 1);
        if (row.order === place) continue;
        const before = said(LOCATION_KIND, row);
        row.order = place;
        await this.records.keep(tx, LOCATION_KIND, row, before, 'updated', author);
        moved += 1;
      }
      return moved;
    });
  }
}
