import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignsService } from '../../../content/campaigns/campaigns.service.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import { donationErrors } from '../donation.errors.js';

export interface NamedCampaign {
  id: number;
  title: string;
  slug: string;
  currency: Currency;
}

/** The campaigns that money is given to. */
@Injectable()
export class DonationCampaignsService {
  constructor(private readonly campaigns: CampaignsService) {}

  /** The campaign that a form names by slug or number, if it takes money of this currency now; refuses it beside its field. */
  async chosen(tx: EntityManager, written: string | number, currency: Currency): Promise<NamedCampaign> {
    const [campaign] = await tx.query<NamedCampaign[]>(
      `SELECT id, title, slug, currency FROM campaigns WHERE ${/^\d{1,9}$/.test(String(written)) ? 'id = $1::int' : 'slug = $1'}`,
      [String(written)],
    );
    const isOpen = campaign?.currency === currency && (await this.campaigns.takes(tx, campaign.id, 'money'));
    if (!isOpen) throw donationErrors.campaignClosed();
    return campaign;
  }

  /** What a campaign is called, whatever has become of it since; null for the association. */
  async named(tx: EntityManager, id: number | null): Promise<NamedCampaign | null> {
    if (id === null) return null;
    return (await this.all(tx, [id])).get(id) ?? null;
  }

  async all(tx: EntityManager, ids: readonly number[]): Promise<Map<number, NamedCampaign>> {
    const rows = await tx.query<NamedCampaign[]>(
      'SELECT id, title, slug, currency FROM campaigns WHERE id = ANY($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
