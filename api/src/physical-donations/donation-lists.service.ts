import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { DonationAlertsService } from '../donation-alerts/donation-alerts.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Page } from '../platform/http/page.contract.js';
import { pageOf, pageWindow } from '../platform/http/page.dto.js';
import { toCsv } from '../platform/http/spreadsheet.js';
import type { RangeQuery } from '../platform/react-admin/range-query.js';
import { DONATION_EXPORT_COLUMNS, exportedDonation } from './donation-export.content.js';
import { applyDonationCriteria, applyDonationOrder, type DonationCriteria } from './donation-filters.js';
import { DonationPicturesService } from './donation-pictures.service.js';
import { criteriaOfPage, criteriaOfRange, type DonationsQuery } from './donations-query.dto.js';
import type { PhysicalDonationRecord } from './physical-donation-desk.contract.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { donationErrors } from './physical-donation.errors.js';
import { type DonationOverviewRow, presentDonation } from './physical-donation.presenter.js';

type Found = SelectQueryBuilder<PhysicalDonationRow>;
type Sort = readonly [field: string, direction: 'ASC' | 'DESC'];

/** Donations of things as staff read them; people only where they may see people. */
@Injectable()
export class DonationListsService {
  constructor(
    @InjectRepository(PhysicalDonationRow) private readonly donations: Repository<PhysicalDonationRow>,
    private readonly pictures: DonationPicturesService,
    private readonly alerts: DonationAlertsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async page(query: DonationsQuery, asked: string): Promise<Page<PhysicalDonationRecord>> {
    const { offset, size } = pageWindow(query);
    const found = this.matching(criteriaOfPage(query), sortOf(query));
    const [records, count] = await this.window(found, offset, size);
    return pageOf(records, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  list(range: RangeQuery): Promise<[PhysicalDonationRecord[], number]> {
    const found = this.matching(criteriaOfRange(range), range.sort);
    return this.window(found, range.offset, range.limit);
  }

  async find(id: string): Promise<PhysicalDonationRecord> {
    const row = await this.select().where('donation.id = :id', { id }).getRawOne<DonationOverviewRow>();
    if (!row) throw donationErrors.notFound();
    const [record] = await this.present([row]);
    return record!;
  }

  /** Every donation that the filter matches, for whoever may see people. */
  export(range: RangeQuery): Promise<string> {
    return this.sheet(this.matching(criteriaOfRange(range), range.sort));
  }

  /** The same, asked in the words of the public lists. */
  exportAll(query: DonationsQuery): Promise<string> {
    return this.sheet(this.matching(criteriaOfPage(query), sortOf(query)));
  }

  private async sheet(found: Found): Promise<string> {
    const rows = await found.getRawMany<DonationOverviewRow>();
    const around = { pictures: [], open_alerts: 0 };
    const lines = rows.map((row) => exportedDonation(presentDonation(row, around)));
    return toCsv(DONATION_EXPORT_COLUMNS, lines);
  }

  private async window(
    found: Found,
    offset: number,
    limit: number,
  ): Promise<[PhysicalDonationRecord[], number]> {
    const rows = await found.clone().offset(offset).limit(limit).getRawMany<DonationOverviewRow>();
    return [await this.present(rows), await found.getCount()];
  }

  private async present(rows: DonationOverviewRow[]): Promise<PhysicalDonationRecord[]> {
    const ids = rows.map(({ id }) => id);
    const [pictures, open] = [await this.pictures.of(ids), await this.alerts.openCounts(ids)];
    return rows.map((row) =>
      presentDonation(row, {
        pictures: pictures.get(row.id) ?? [],
        open_alerts: open.get(row.id) ?? 0,
      }),
    );
  }

  private matching(criteria: DonationCriteria, sort: Sort): Found {
    const found = this.select();
    applyDonationCriteria(found, criteria, this.clock.now());
    applyDonationOrder(found, sort);
    return found;
  }

  private select(): Found {
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

function sortOf({ ordering = '-created_at' }: DonationsQuery): Sort {
  return [ordering.replace('-', ''), ordering.startsWith('-') ? 'DESC' : 'ASC'];
}

const COLUMNS: readonly (keyof PhysicalDonationRow)[] = [
  ...(['id', 'reference', 'status', 'campaign_id', 'donation_type', 'donor_type'] as const),
  ...(['organization_name', 'contact_name', 'email', 'phone', 'street_address', 'postal_code'] as const),
  ...(['city', 'country', 'access_info', 'donation_details', 'pickup_availability'] as const),
  ...(['special_instructions', 'estimated_boxes_or_items', 'requires_help', 'has_elevator'] as const),
  ...(['floor_number', 'parking_available', 'validated_at', 'completed_at', 'cancelled_at'] as const),
  ...(['cancel_reason', 'created_at', 'updated_at', 'deleted_at', 'version'] as const),
];
