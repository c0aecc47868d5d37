import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { BounceClass } from '../../core/mail/bulk-mail.service.js';
import { withoutAddresses } from '../../people/newsletter/subscriber-mailbox.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { RecipientMailboxesService } from './recipient-mailboxes.service.js';
import { NewsletterBouncesService } from './newsletter-bounces.service.js';
import { NewsletterMailingRow } from './newsletter-recipient.entity.js';
import { noteReturn } from './newsletter-returns.queries.js';
import { isSigned, returnTagsIn } from './return-path.rules.js';

/** What became of a message after it was handed over. */
export type ReturnKind = 'delivered' | 'complaint' | 'unsubscription' | BounceClass;

/** What comes back of newsletters: nobody is written to again whose mailbox refuses, who complained, or wants no more. */
@Injectable()
export class NewsletterReturnsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mailboxes: RecipientMailboxesService,
    private readonly bounces: NewsletterBouncesService,
    private readonly clock: Clock,
  ) {}

  /** Whether it was about a newsletter of ours, which `text` names by a tag that we signed. Told again, it is the same. */
  async note(kind: ReturnKind, text: string, detail: string): Promise<boolean> {
    const said = withoutAddresses(detail);
    return this.database.transaction(async (tx) => {
      const recipientId = await recipientIn(tx, text);
      const row = recipientId && (await noteReturn.first(tx, recipientId, kind, this.clock.now(), said));
      if (!row) return false;
      if (kind === 'unsubscription') await this.mailboxes.noteUnsubscription(tx, row);
      else if (kind === 'complaint') await this.mailboxes.noteComplaint(tx, row);
      else if (kind !== 'delivered') await this.bounces.note(tx, row, kind, said);
      return true;
    });
  }
}

async function recipientIn(tx: EntityManager, text: string): Promise<string | null> {
  for (const tag of returnTagsIn(text)) {
    const { newsletter_id } = tag;
    const mailing = await tx.findOneBy(NewsletterMailingRow, { newsletter_id });
    if (mailing && isSigned(tag, mailing.return_key)) return tag.recipient_id;
  }
  return null;
}
