import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { DonationCampaignsService } from '../donations/checkout/donation-campaigns.service.js';
import { daysOfPot, givenOfPot } from './matching.queries.js';
import { MATCHING_REPORT_COLUMNS } from './matching-report.content.js';
import type { MatchingDay, MatchingReport } from './matching-pot.dto.js';
import { MatchingReportLinkRow } from './matching-pot.entity.js';
import { matchingErrors } from './matching-pot.errors.js';
import { MatchingPotsAdminService } from './matching-pots-admin.service.js';

/** What a sponsor reads of their pot, by a private link: sums, and nobody's name. */
@Injectable()
export class MatchingReportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pots: MatchingPotsAdminService,
    private readonly campaigns: DonationCampaignsService,
    private readonly links: PrivateLinksService,
  ) {}

  async read(token: string): Promise<MatchingReport> {
    const tx = this.dataSource.manager;
    const link = await this.links.find(tx, MatchingReportLinkRow, token);
    if (!link) throw matchingErrors.linkUnknown();
    const pot = await this.pots.find(link.pot_id);
    const { given } = await givenOfPot.one(tx, link.pot_id);
    const { id: _, campaign_id, contact_name: _name, contact_email: _email, ...shown } = pot;
    const { ended_at: _at, created_at: _made, updated_at: _changed, version: _version, ...report } = shown;
    const campaign = await this.campaigns.named(tx, campaign_id);
    return {
      ...report,
      campaign_slug: campaign?.slug ?? '',
      given: toMajorUnits(given, 'EUR'),
      days: await this.days(link.pot_id),
    };
  }

  async csv(token: string): Promise<string> {
    const { days, gifts, matched } = await this.read(token);
    return toCsv(MATCHING_REPORT_COLUMNS.headings, [
      ...days,
      { day: MATCHING_REPORT_COLUMNS.total, gifts, matched },
    ]);
  }

  async days(pot_id: string): Promise<MatchingDay[]> {
    const days = await daysOfPot.all(this.dataSource.manager, pot_id);
    return days.map((day) => ({ ...day, matched: toMajorUnits(day.matched, 'EUR') }));
  }
}
