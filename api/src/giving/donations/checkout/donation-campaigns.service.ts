import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { CampaignRow } from '../../../content/campaigns/campaign.entity.js';
import { CampaignsService } from '../../../content/campaigns/campaigns.service.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import { donationErrors } from '../donation.errors.js';

const NAMED = { id: true, title: true, slug: true, currency: true } as const;
export type NamedCampaign = Pick<CampaignRow, keyof typeof NAMED>;

/** The campaigns that money is given to. */
@Injectable()
export class DonationCampaignsService {
  constructor(private readonly campaigns: CampaignsService) {}

  /** The campaign that a form names by slug or number, if it takes money of this currency now; refuses it beside its field. */
  async chosen(tx: EntityManager, written: string | number, currency: Currency): Promise<NamedCampaign> {
    const said = String(written);
    const where = /^\d{1,9}$/.test(said) ? { id: Number(said) } : { slug: said };
    const campaign = await tx.findOne(CampaignRow, { select: NAMED, where });
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
    const rows = await tx.find(CampaignRow, { select: NAMED, where: { id: In([...ids]) } });
    return new Map(rows.map((row) => [row.id, row]));
  }
}
