import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DonationLinksService } from '../donation-links/donation-links.service.js';
import { RecurringConfirmationRow } from './recurring-confirmation.entity.js';

@Injectable()
export class RecurringLinksService {
  constructor(private readonly links: DonationLinksService) {}

  /** After this, no link that was sent before opens the gift, or confirms a change of it. */
  async closeAll(tx: EntityManager, recurring_gift_id: string): Promise<void> {
    await this.links.closeAll(tx, { recurring_gift_id });
    await tx.delete(RecurringConfirmationRow, { recurring_gift_id });
  }
}
