import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { orderOf } from '../../platform/database/french-order.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import type { DonorSegment } from './donor-admin.contract.js';
import type { DonorDetail, DonorRecord } from './donor-admin.dto.js';
import { campaignsOfDonor, yearsOfDonor } from './donor-admin.queries.js';
import { applyDonorCriteria, SEGMENT_SQL, type FoundDonors } from './donor-filters.js';
import { ASSOCIATION, DONOR_EXPORT_COLUMNS, exportedDonor } from './donor-export.content.js';
import { DONOR_COLUMNS, DonorOverview, type DonorOverviewRow } from './donor-overview.entity.js';
import { presentDonor } from './donor.presenter.js';
import { MovedDonorsService } from './moved-donors.service.js';

type Row = DonorOverviewRow & { segment: DonorSegment };

/** Donors and members, for administrators. */
@Injectable()
export class DonorsAdminService {
  constructor(
    @InjectRepository(DonorOverview) private readonly donors: Repository<DonorOverview>,
    private readonly moved: MovedDonorsService,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({ resource: 'users', name: ['name', 'email'], sort: ['last_given_at', 'DESC'] })
  async list(range: RangeQuery): Promise<[DonorRecord[], number]> {
    const found = this.matching(range);
    const rows = await found.clone().offset(range.offset).limit(range.limit).getRawMany<Row>();
    return [rows.map(presentDonor), await found.getCount()];
  }

  async export(range: RangeQuery): Promise<string> {
    const rows = await this.matching(range).getRawMany<Row>();
    return toCsv(DONOR_EXPORT_COLUMNS, rows.map(presentDonor).map(exportedDonor));
  }

  /** By a number of before a merge, the donor who was kept: addresses that people wrote down go on. */
  async find(asked: string): Promise<DonorDetail> {
    const row = (await this.row(asked)) ?? (await this.keptInstead(asked));
    if (!row) throw platformErrors.notFound();
    const years = await yearsOfDonor.all(this.donors, row.id);
    const campaigns = await campaignsOfDonor.all(this.donors, row.id);
    return {
      ...presentDonor(row),
      years: years.map(inEuros),
      campaigns: campaigns.map(({ label, ...sums }) => inEuros({ ...sums, label: label ?? ASSOCIATION })),
    };
  }

  private async keptInstead(id: string): Promise<Row | undefined> {
    const kept = await this.moved.keptInstead(this.donors.manager, id);
    return kept === null ? undefined : this.row(kept);
  }

  private row(id: string): Promise<Row | undefined> {
    return this.select().where('donor.id = :id', { id }).getRawOne<Row>();
  }

  private matching(range: RangeQuery): FoundDonors {
    const found = this.select();
    applyDonorCriteria(found, range);
    const [field, direction] = range.sort;
    return found.orderBy(orderOf('donor', field), direction, 'NULLS LAST').addOrderBy('donor.id', 'ASC');
  }

  private select(): FoundDonors {
    const found = this.donors.createQueryBuilder('donor').select([]);
    for (const column of DONOR_COLUMNS) found.addSelect(`donor.${column}`, column);
    return found.addSelect(SEGMENT_SQL, 'segment').setParameters({ now: this.clock.now() });
  }
}

const inEuros = <T extends { given: number }>(sums: T): T => ({
  ...sums,
  given: toMajorUnits(sums.given, 'EUR'),
});
