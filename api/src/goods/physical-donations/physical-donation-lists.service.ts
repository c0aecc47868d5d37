import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { columnNames } from '../../platform/database/all-columns.js';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, pageWindow } from '../../platform/http/page.dto.js';
import { type Sort, sortOf } from '../../platform/http/query-fields.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import {
  PHYSICAL_DONATION_EXPORT_COLUMNS,
  exportedPhysicalDonation,
} from './physical-donation-export.content.js';
import {
  applyPhysicalDonationCriteria,
  applyPhysicalDonationOrder,
  type PhysicalDonationCriteria,
  type FoundPhysicalDonations,
} from './physical-donation-filters.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import {
  criteriaOfPage,
  criteriaOfRange,
  type PhysicalDonationsQuery,
} from './physical-donations-query.dto.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { type PhysicalDonationOverviewRow, presentPhysicalDonation } from './physical-donation.presenter.js';
import type { PhysicalDonationRecord } from './physical-donation-record.dto.js';

/** Donations of things as staff read them; people only where they may see people. */
@Injectable()
export class PhysicalDonationListsService {
  constructor(
    @InjectRepository(PhysicalDonationRow) private readonly donations: Repository<PhysicalDonationRow>,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly alerts: GoodsAlertsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async page(query: PhysicalDonationsQuery, asked: string): Promise<Page<PhysicalDonationRecord>> {
    const { offset, size } = pageWindow(query);
    const found = this.matching(criteriaOfPage(query), orderOf(query));
    const [records, count] = await this.window(found, offset, size);
    return pageOf(records, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  @FindsRecords({
    resource: 'physical-donations',
    name: ['reference', 'first_name', 'last_name', 'organization_name'],
    sort: ['urgency', 'ASC'],
  })
  list(range: RangeQuery): Promise<[PhysicalDonationRecord[], number]> {
    const found = this.matching(criteriaOfRange(range), range.sort);
    return this.window(found, range.offset, range.limit);
  }

  async find(id: string): Promise<PhysicalDonationRecord> {
    const row = await this.select()
      .where('donation.id = :id', { id })
      .getRawOne<PhysicalDonationOverviewRow>();
    if (!row) throw physicalDonationErrors.notFound();
    const [record] = await this.present([row]);
    return record!;
  }

  /** Every donation that the filter matches, for whoever may see people. */
  export(range: RangeQuery): Promise<string> {
    return this.sheet(this.matching(criteriaOfRange(range), range.sort));
  }

  /** The same, asked in the words of the public lists. */
  exportAll(query: PhysicalDonationsQuery): Promise<string> {
    return this.sheet(this.matching(criteriaOfPage(query), orderOf(query)));
  }

  private async sheet(found: FoundPhysicalDonations): Promise<string> {
    const rows = await found.getRawMany<PhysicalDonationOverviewRow>();
    const around = { pictures: [], open_alerts: 0 };
    const lines = rows.map((row) => exportedPhysicalDonation(presentPhysicalDonation(row, around)));
    return toCsv(PHYSICAL_DONATION_EXPORT_COLUMNS, lines);
  }

  private async window(
    found: FoundPhysicalDonations,
    offset: number,
    limit: number,
  ): Promise<[PhysicalDonationRecord[], number]> {
    const rows = await found.clone().offset(offset).limit(limit).getRawMany<PhysicalDonationOverviewRow>();
    return [await this.present(rows), await found.getCount()];
  }

  private async present(rows: PhysicalDonationOverviewRow[]): Promise<PhysicalDonationRecord[]> {
    const ids = rows.map(({ id }) => id);
    const [pictures, open] = [await this.pictures.of(ids), await this.alerts.openCounts(ids)];
    return rows.map((row) =>
      presentPhysicalDonation(row, {
        pictures: pictures.get(row.id) ?? [],
        open_alerts: open.get(row.id) ?? 0,
      }),
    );
  }

  private matching(criteria: PhysicalDonationCriteria, sort: Sort): FoundPhysicalDonations {
    const found = this.select();
    applyPhysicalDonationCriteria(found, criteria, this.clock.now());
    applyPhysicalDonationOrder(found, sort);
    return found;
  }

  private select(): FoundPhysicalDonations {
    const found = this.donations.createQueryBuilder('donation').select([]);
    for (const column of COLUMNS) found.addSelect(`donation.${column}`, column);
    return found
      .innerJoin('campaigns', 'campaign', 'campaign.id = donation.campaign_id')
      .leftJoin('donation_transactions', 'collection', 'collection.physical_donation_id = donation.id')
      .addSelect('campaign.title', 'campaign_name')
      .addSelect('collection.id', 'transaction_id')
      .addSelect('collection.contacted_at', 'contacted_at')
      .addSelect('CAST(collection.pickup_date AS text)', 'pickup_date')
      .addSelect('collection.pickup_slot', 'pickup_slot');
  }
}

const orderOf = ({ ordering = '-created_at' }: PhysicalDonationsQuery): Sort => sortOf(ordering);

const COLUMNS = columnNames(PhysicalDonationRow, 'form_hash');
