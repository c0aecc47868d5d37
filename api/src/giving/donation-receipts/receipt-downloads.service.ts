import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationLinksService } from '../donation-links/donation-links.service.js';
import type { PossibleCallers } from '../../platform/http/audience.js';
import { type ReceiptFile, ReceiptFilesService } from '../receipts/receipt-files.service.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { donationReceiptErrors } from './donation-receipt.errors.js';
import { donationsOfReader } from './donation-receipts.queries.js';

/** Who may read a receipt: administrators, the member whose gift it is of, the holder of its private link. */
@Injectable()
export class ReceiptDownloadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly receipts: ReceiptsService,
    private readonly files: ReceiptFilesService,
    private readonly links: DonationLinksService,
  ) {}

  /** For anyone else there is none, as for one that does not exist; a donor is not given one that is void. */
  async open(id: string, { staff, member }: PossibleCallers, token: string | null): Promise<ReceiptFile> {
    if (staff?.may('receipts', 'export')) return this.files.open(id);
    const isTheirs = await this.isOf(id, member?.email ?? null, token);
    if (!isTheirs) throw donationReceiptErrors.notFound();
    const { manager } = this.dataSource;
    this.receipts.assertInForce(await this.receipts.find(manager, id));
    return this.files.open(id);
  }

  private async isOf(id: string, email: string | null, token: string | null): Promise<boolean> {
    const { manager } = this.dataSource;
    const link = token ? await this.links.opened(manager, token) : null;
    if (!email && !link) return false;
    const gift = link?.donation_id ?? null;
    return (await donationsOfReader.run(manager, id, email, gift, link?.recurring_gift_id ?? null)) > 0;
  }
}
