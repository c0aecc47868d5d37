import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BulkMailService } from '../../core/mail/bulk-mail.service.js';
import { NewsletterMessagesService } from './newsletter-messages.service.js';
import type { NewsletterMailingRow } from './newsletter-recipient.entity.js';
import { RecipientMailboxesService } from './recipient-mailboxes.service.js';
import { type ClaimedRecipient, NewsletterSettlementService } from './newsletter-settlement.service.js';

/** Hands one copy over, and writes down what the mail server said. */
@Injectable()
export class NewsletterHandoverService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mail: BulkMailService,
    private readonly mailboxes: RecipientMailboxesService,
    private readonly messages: NewsletterMessagesService,
    private readonly settlement: NewsletterSettlementService,
  ) {}

  async send(mailing: NewsletterMailingRow, recipient: ClaimedRecipient): Promise<void> {
    const to = await this.database.transaction(async (tx) => {
      const found = await this.mailboxes.addressee(tx, recipient);
      if (!found) await this.settlement.skip(tx, recipient);
      return found;
    });
    if (!to) return;
    // Outside of the transaction: it may read settings, with a connection of its own.
    const said = await this.mail.handOver(await this.messages.copy(mailing, recipient.id, to));
    await this.database.transaction((tx) =>
      this.settlement.settle(tx, mailing.newsletter_id, recipient, said),
    );
  }
}
