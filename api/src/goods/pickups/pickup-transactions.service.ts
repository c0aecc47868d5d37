import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, pageWindow } from '../../platform/http/page.dto.js';
import { type Sort, sortOf } from '../../platform/http/query-fields.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { TRANSACTION_COLUMNS } from '../physical-donations/pickup-transaction.columns.js';
import type { TransactionsQuery } from './transaction-query.dto.js';
import { pickupErrors } from './pickup.errors.js';
import { assignees } from './pickups.queries.js';
import { exportedTransaction, TRANSACTION_EXPORT_COLUMNS } from './transaction-export.content.js';
import {
  OF_PHYSICAL_DONATION,
  presentTransaction,
  type TransactionOverviewRow,
} from './pickup-transaction.presenter.js';
import {
  filterTransactions,
  momentOf,
  sortTransactions,
  type TransactionFilter,
} from './pickup-transaction-filters.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';

type Found = SelectQueryBuilder<ObjectLiteral>;

/** Collections as staff read them; those of donations in the trash are left out. */
@Injectable()
export class PickupTransactionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async page(query: TransactionsQuery, asked: string): Promise<Page<PickupTransaction>> {
    const { offset, size } = pageWindow(query);
    const { search, status, late, donation_type, pickup_slot, ordering = 'urgency', ...filter } = query;
    const lists = {
      ...(status && { status: [status] }),
      ...(late && { late: [late] }),
      ...(donation_type && { donation_type: [donation_type] }),
      ...(pickup_slot && { pickup_slot: [pickup_slot] }),
      ...(search && { q: search }),
    };
    const found = this.matching({ ...filter, ...lists }, sortOf(ordering));
    const [rows, count] = await this.window(found, offset, size);
    return pageOf(rows, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  list({ filter, sort, offset, limit }: RangeQuery): Promise<[PickupTransaction[], number]> {
    return this.window(this.matching(filter, sort), offset, limit);
  }

  async export({ filter, sort }: RangeQuery): Promise<string> {
    const rows = await this.present(this.matching(filter, sort));
    return toCsv(TRANSACTION_EXPORT_COLUMNS, rows.map(exportedTransaction));
  }

  async find(id: string): Promise<PickupTransaction> {
    const [found] = await this.present(this.select().andWhere('collection.id = :id', { id }));
    if (!found) throw pickupErrors.notFound();
    return found;
  }

  /** Every collection that the filter finds, in that order; for calendars and rounds, which are bounded by days. */
  all(filter: TransactionFilter, sort: Sort): Promise<PickupTransaction[]> {
    return this.present(this.matching(filter, sort));
  }

  /** Everyone who fetched or fetches something, by name. */
  async assignees(): Promise<string[]> {
    const rows = await assignees.all(this.dataSource);
    return rows.map(({ name }) => name);
  }

  private async window(found: Found, offset: number, limit: number): Promise<[PickupTransaction[], number]> {
    const rows = await this.present(found.clone().offset(offset).limit(limit));
    const counted = await found
      .clone()
      .orderBy()
      .select('count(*)::int', 'count')
      .getRawOne<{ count: number }>();
    return [rows, counted?.count ?? 0];
  }

  private async present(found: Found): Promise<PickupTransaction[]> {
    const now = this.clock.now();
    return (await found.getRawMany<TransactionOverviewRow>()).map((row) => presentTransaction(row, now));
  }

  private matching(filter: TransactionFilter, sort: Sort): Found {
    const found = this.select();
    sortTransactions(found, sort);
    // getMany asks for records by their identifiers, wherever they are.
    if (filter.ids) return found.andWhere('collection.id = ANY(:ids)', { ids: filter.ids });
    filterTransactions(found, filter);
    return found;
  }

  private select(): Found {
    const found = this.dataSource.createQueryBuilder().select([]);
    for (const column of TRANSACTION_COLUMNS) found.addSelect(`collection.${column}`, column);
    for (const column of OF_PHYSICAL_DONATION) found.addSelect(`donation.${column}`, column);
    return found
      .addSelect("to_char(collection.pickup_date, 'YYYY-MM-DD')", 'pickup_date')
      .addSelect('campaign.title', 'campaign_name')
      .from('donation_transactions', 'collection')
      .innerJoin('physical_donations', 'donation', 'donation.id = collection.physical_donation_id')
      .innerJoin('campaigns', 'campaign', 'campaign.id = donation.campaign_id')
      .where('donation.deleted_at IS NULL')
      .setParameters(momentOf(this.clock.now()));
  }
}
