import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { orderOf } from '../../platform/database/french-order.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { DonorSegment } from './donor-admin.contract.js';
import type { DonorDetail, DonorRecord } from './donor-admin.dto.js';
import { applyDonorCriteria, SEGMENT_SQL, type FoundDonors } from './donor-filters.js';
import { DONOR_EXPORT_COLUMNS, exportedDonor } from './donor-export.content.js';
import { DONOR_COLUMNS, DonorOverview, type DonorOverviewRow } from './donor-overview.entity.js';
import { presentDonor } from './donor.presenter.js';

type Row = DonorOverviewRow & { segment: DonorSegment };

/** Donors and members, for administrators. */
@Injectable()
export class DonorsAdminService {
  constructor(
    @InjectRepository(DonorOverview) private readonly donors: Repository<DonorOverview>,
    private readonly clock: Clock,
  ) {}

  async list(range: RangeQuery): Promise<[DonorRecord[], number]> {
    const found = this.matching(range);
    const rows = await found.clone().offset(range.offset).limit(range.limit).getRawMany<Row>();
    return [rows.map(presentDonor), await found.getCount()];
  }

  async export(range: RangeQuery): Promise<string> {
    const rows = await this.matching(range).getRawMany<Row>();
    return toCsv(DONOR_EXPORT_COLUMNS, rows.map(presentDonor).map(exportedDonor));
  }

  async find(id: string): Promise<DonorDetail> {
    const row = await this.select().where('donor.id = :id', { id }).getRawOne<Row>();
    if (!row) throw platformErrors.notFound();
    const years = await this.donors.query<DonorDetail['years']>(YEARS, [id]);
    const campaigns = await this.donors.query<DonorDetail['campaigns']>(CAMPAIGNS, [id]);
    return { ...presentDonor(row), years: years.map(inEuros), campaigns: campaigns.map(inEuros) };
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

const GIVEN = `coalesce(sum(gift.given - gift.refunded - gift.disputed), 0)::bigint AS given, count(*)::int AS gifts
  FROM donation_overview gift WHERE gift.donor_id = $1 AND gift.status = 'succeeded' AND is_counted(gift.mode)
   AND gift.currency = 'EUR'`;
const YEARS = `SELECT extract(year FROM gift.given_at AT TIME ZONE 'Europe/Paris')::int AS year, ${GIVEN}
  GROUP BY 1 ORDER BY 1 DESC`;
const CAMPAIGNS = `SELECT gift.campaign_id, coalesce(max(gift.campaign_name), 'L’association') AS label, ${GIVEN}
  GROUP BY 1 ORDER BY 3 DESC, 1`;
