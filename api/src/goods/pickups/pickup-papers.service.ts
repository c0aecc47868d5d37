import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { type LabelLayout, MOST_LABELS } from './pickup-transaction.contract.js';
import type { PrintedPickup, Printer } from './printed-pickup.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { printedDonation } from './pickups.queries.js';

export interface PrintedPaper {
  reference: string;
  content: Buffer;
}

/** The slip of a collection and the labels of its boxes, as PDF files; the same data makes the same bytes. */
@Injectable()
export class PickupPapersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: PickupTransactionsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async slip(id: string): Promise<PrintedPaper> {
    const pickup = await this.printed(id);
    // Loaded only where something is printed, as for labels: what draws PDF files is large.
    const { drawSlip } = await import('./physical-donation-slip.js');
    return { reference: pickup.reference, content: await drawSlip(pickup, await this.printer(pickup)) };
  }

  /** As many labels as the donor estimated boxes, unless a number is given. */
  async labels(id: string, asked: { boxes?: number; layout?: LabelLayout }): Promise<PrintedPaper> {
    const pickup = await this.printed(id);
    const boxes = asked.boxes ?? Math.min(pickup.estimated_boxes_or_items ?? 1, MOST_LABELS);
    const { drawLabels } = await import('./box-labels.js');
    const drawn = { boxes, layout: asked.layout ?? 'sheet' };
    return {
      reference: pickup.reference,
      content: await drawLabels(pickup, await this.printer(pickup), drawn),
    };
  }

  private async printed(id: string): Promise<PrintedPickup> {
    const transaction = await this.transactions.find(id);
    return { ...transaction, ...(await printedDonation.one(this.dataSource, transaction.physical_donation)) };
  }

  private async printer({ physical_donation }: PrintedPickup): Promise<Printer> {
    const { appUrl } = this.configuration;
    const { site_name } = await this.settings.public();
    const address = `${appUrl}/admin/physical-donations/${physical_donation}/show`;
    return { association: site_name, site: appUrl, address };
  }
}
