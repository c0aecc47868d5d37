import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CampaignProgress, CampaignsService } from '../../../content/campaigns/campaigns.service.js';
import type { RowOf } from '../../../platform/database/query.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import { donationErrors } from '../donation.errors.js';
import { campaignCalled, campaignsNumbered } from './donation-campaigns.queries.js';

export type NamedCampaign = RowOf<typeof campaignCalled>;

/** The campaigns that money is given to. */
@Injectable()
export class DonationCampaignsService {
  constructor(private readonly campaigns: CampaignsService) {}

  /** The campaign that a form names by slug or number, if it takes money of this currency now; refuses it beside its field. */
  async chosen(tx: EntityManager, written: string | number, currency: Currency): Promise<NamedCampaign> {
    const called = String(written);
    const campaign = await (/^\d{1,9}$/.test(called)
      ? campaignsNumbered.first(tx, [Number(called)])
      : campaignCalled.first(tx, called));
    const isOpen = campaign?.currency === currency && (await this.campaigns.takes(tx, campaign.id, 'money'));
    if (!isOpen) throw donationErrors.campaignClosed();
    return campaign;
  }

  /** What a campaign is called, whatever has become of it since; null for the association. */
  async named(tx: EntityManager, id: number | null): Promise<NamedCampaign | null> {
    if (id === null) return null;
    return (await this.all(tx, [id])).get(id) ?? null;
  }

  /** How far the campaign of a gift is; null for the association, and for a campaign that is not on the site. */
  async progress(tx: EntityManager, id: number | null): Promise<CampaignProgress | null> {
    return id === null ? null : this.campaigns.progress(tx, id);
  }

  async all(tx: EntityManager, ids: readonly number[]): Promise<Map<number, NamedCampaign>> {
    const rows = await campaignsNumbered.all(tx, ids);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
