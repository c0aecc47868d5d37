import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { columnNames } from '../../platform/database/all-columns.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, pageWindow } from '../../platform/http/page.dto.js';
import { contains } from '../../platform/database/folded-text.js';
import { choiceOrder } from '../../platform/database/choice-order.js';
import { type Sort, sortOf } from '../../platform/http/query-fields.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { FilterValues, RangeQuery } from '../../platform/react-admin/range-query.js';
import { ALERT_SEVERITIES, ALERT_SEVERITY_LABELS, ALERT_TYPES } from './goods-alert.contract.js';
import type { GoodsAlert, GoodsAlertsQuery } from './goods-alert.dto.js';
import { GoodsAlertRow } from './goods-alert.entity.js';
import { alertErrors } from './goods-alert.errors.js';
import { ALERT_EXPORT_COLUMNS } from './goods-alert-export.content.js';
import { type AlertOverviewRow, presentAlert } from './goods-alert.presenter.js';
import { GoodsAlertsService } from './goods-alerts.service.js';
import { thenNewest } from '../../platform/react-admin/then-newest.js';

export const ALERT_FILTERS = {
  ids: 'uuids',
  q: 'text',
  alert_type: ALERT_TYPES,
  severity: ALERT_SEVERITIES,
  open: 'boolean',
  unread: 'boolean',
  is_read: 'boolean',
  physical_donation: 'uuid',
  transaction: 'uuid',
} as const;
type AlertFilter = FilterValues<typeof ALERT_FILTERS>;

/** Alerts as staff read them; those of donations in the trash are left out. */
@Injectable()
export class GoodsAlertListsService {
  constructor(
    @InjectRepository(GoodsAlertRow) private readonly alerts: Repository<GoodsAlertRow>,
    private readonly service: GoodsAlertsService,
    private readonly configuration: Configuration,
  ) {}

  async page(query: GoodsAlertsQuery, asked: string): Promise<Page<GoodsAlert>> {
    const { alert_type, severity, search, ordering = '-created_at', ...filter } = query;
    const { offset, size } = pageWindow(query);
    const found = this.matching(
      {
        ...filter,
        ...(alert_type && { alert_type: [alert_type] }),
        ...(severity && { severity: [severity] }),
        ...(search && { q: search }),
      },
      sortOf(ordering),
    );
    const [rows, count] = await this.window(found, offset, size);
    return pageOf(rows, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  list(range: RangeQuery): Promise<[GoodsAlert[], number]> {
    return this.window(this.matching(range.filter, range.sort), range.offset, range.limit);
  }

  async export(range: RangeQuery): Promise<string> {
    const rows = await this.matching(range.filter, range.sort).getRawMany<AlertOverviewRow>();
    return toCsv(
      ALERT_EXPORT_COLUMNS,
      rows.map(presentAlert).map((one) => ({ ...one, severity: ALERT_SEVERITY_LABELS[one.severity] })),
    );
  }

  async find(id: string): Promise<GoodsAlert> {
    const row = await this.select().where('alert.id = :id', { id }).getRawOne<AlertOverviewRow>();
    if (!row) throw alertErrors.notFound();
    return presentAlert(row);
  }

  private async window(
    found: SelectQueryBuilder<GoodsAlertRow>,
    offset: number,
    limit: number,
  ): Promise<[GoodsAlert[], number]> {
    const rows = await found.clone().offset(offset).limit(limit).getRawMany<AlertOverviewRow>();
    return [rows.map(presentAlert), await found.getCount()];
  }

  private matching(filter: AlertFilter, [field, direction]: Sort): SelectQueryBuilder<GoodsAlertRow> {
    const found = this.select();
    found.orderBy(field === 'severity' ? BY_SEVERITY : `alert.${field}`, direction);
    thenNewest(found, 'alert', [field, direction]);
    // getMany asks for records by their identifiers, wherever they are.
    if (filter.ids) return found.where('alert.id = ANY(:ids)', { ids: filter.ids });
    found.where('donation.deleted_at IS NULL');
    const { alert_type, severity, open, is_read, unread, physical_donation, transaction, q } = filter;
    if (alert_type) found.andWhere('alert.alert_type = ANY(:alert_type)', { alert_type });
    if (severity) found.andWhere('alert.severity = ANY(:severity)', { severity });
    if (open !== undefined) found.andWhere(`alert.resolved_at IS ${open ? '' : 'NOT '}NULL`);
    if (is_read !== undefined) found.andWhere('alert.is_read = :is_read', { is_read });
    if (unread !== undefined) found.andWhere('alert.is_read <> :unread', { unread });
    if (physical_donation)
      found.andWhere('alert.physical_donation_id = :physical_donation', { physical_donation });
    if (transaction) found.andWhere('alert.transaction_id = :transaction', { transaction });
    if (q) found.andWhere(FOUND, { q });
    return found;
  }

  private select(): SelectQueryBuilder<GoodsAlertRow> {
    const found = this.alerts.createQueryBuilder('alert').select([]);
    for (const column of COLUMNS) found.addSelect(`alert.${column}`, column);
    return this.service.donations.join(found);
  }
}

const BY_SEVERITY = choiceOrder(ALERT_SEVERITIES, 'alert.severity');
const FOUND = contains("concat_ws(' ', alert.message, donation.reference, donation.city)", 'q');

const COLUMNS = columnNames(GoodsAlertRow, 'cause');
