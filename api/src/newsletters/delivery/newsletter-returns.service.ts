import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { withoutAddresses } from '../../people/newsletter/subscriber-mailbox.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { RecipientMailboxesService } from './recipient-mailboxes.service.js';
import { noteReturn } from './newsletter-returns.queries.js';
import { recipientOfMessageId } from './newsletter-messages.service.js';

/** What became of a message after it was handed over. */
export type ReturnKind = 'delivered' | 'bounce' | 'complaint';

/** What comes back of newsletters: nobody is written to again whose mailbox refuses, or who complained. */
@Injectable()
export class NewsletterReturnsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mailboxes: RecipientMailboxesService,
    private readonly clock: Clock,
  ) {}

  /** Whether it was about a newsletter of ours; `text` quotes its Message-ID. Told again, it is the same. */
  async note(kind: ReturnKind, text: string, detail: string): Promise<boolean> {
    const recipientId = recipientOfMessageId(text);
    if (!recipientId) return false;
    return this.database.transaction(async (tx) => {
      const said = withoutAddresses(detail);
      const row = await noteReturn.first(tx, recipientId, kind, this.clock.now(), said);
      if (!row) return false;
      if (kind === 'bounce') await this.mailboxes.noteBounce(tx, row, said);
      if (kind === 'complaint') await this.mailboxes.noteComplaint(tx, row);
      return true;
    });
  }
}
