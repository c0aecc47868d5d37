import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DonationRow } from '../donation.entity.js';
import { Clock } from '../../../platform/clock/clock.js';
import { toCsv } from '../../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../../platform/react-admin/record-finder.js';
import type { MoneyDonationRecord } from './donation-admin-record.dto.js';
import { ADMIN_EXPORT_COLUMNS, exportedMoneyDonation } from './donation-admin-export.content.js';
import { applyAdminCriteria, applyAdminOrder, type FoundDonations } from './donation-admin-filters.js';
import { donationAdminErrors } from './donation-admin.errors.js';
import { presentMoneyDonation } from './donation-admin.presenter.js';
import {
  COMPUTED,
  MoneyDonationOverview,
  type MoneyDonationOverviewRow,
  UNREAD,
} from './money-donation-overview.entity.js';

/** Gifts of money as administrators read them. */
@Injectable()
export class DonationAdminListsService {
  private readonly read: readonly string[];

  constructor(
    @InjectRepository(MoneyDonationOverview) private readonly gifts: Repository<MoneyDonationOverview>,
    private readonly clock: Clock,
  ) {
    const { columns } = this.gifts.manager.connection.getMetadata(DonationRow);
    const unread = new Set<string>(UNREAD);
    this.read = columns.map(({ databaseName }) => databaseName).filter((name) => !unread.has(name));
  }

  @FindsRecords({
    resource: 'donations',
    name: ['reference', 'first_name', 'last_name', 'organization_name'],
    sort: ['created_at', 'DESC'],
  })
  async list(range: RangeQuery): Promise<[MoneyDonationRecord[], number]> {
    const found = this.gifts.createQueryBuilder('d').select('d.id');
    applyAdminCriteria(found, range, this.clock.now());
    // The page first, by an index; then the rest of its rows alone.
    const page = found.clone().offset(range.offset).limit(range.limit);
    applyAdminOrder(page, range.sort);
    const rows = this.select().where(`d.id IN (${page.getQuery()})`).setParameters(page.getParameters());
    applyAdminOrder(rows, range.sort);
    const records = await rows.getRawMany<MoneyDonationOverviewRow>();
    return [records.map(presentMoneyDonation), await found.getCount()];
  }

  async find(id: string): Promise<MoneyDonationRecord> {
    const row = await this.select().where('d.id = :id', { id }).getRawOne<MoneyDonationOverviewRow>();
    if (!row) throw donationAdminErrors.notFound();
    return presentMoneyDonation(row);
  }

  /** Every gift that the filter matches. */
  async export(range: RangeQuery): Promise<string> {
    const rows = await this.matching(range).getRawMany<MoneyDonationOverviewRow>();
    return toCsv(ADMIN_EXPORT_COLUMNS, rows.map(presentMoneyDonation).map(exportedMoneyDonation));
  }

  private matching(range: RangeQuery): FoundDonations {
    const found = this.select();
    applyAdminCriteria(found, range, this.clock.now());
    applyAdminOrder(found, range.sort);
    return found;
  }

  private select(): FoundDonations {
    const found = this.gifts.createQueryBuilder('d').select([]);
    found.innerJoin('donations', 'gift', 'gift.id = d.id');
    for (const column of this.read) found.addSelect(`gift.${column}`, column);
    for (const column of COMPUTED) found.addSelect(`d.${column}`, column);
    return found;
  }
}
