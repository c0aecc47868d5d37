import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { CONTACT_LIMITS, CONTACT_MESSAGES } from './contact.contract.js';
import { ContactEmailsService } from './contact-emails.service.js';
import { ContactMessageRow } from './contact-message.entity.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import type { ContactAnswer, ContactInput } from './contact.dto.js';

/** What anyone may write to the association. */
@Injectable()
export class ContactService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly emails: ContactEmailsService,
    private readonly attempts: AttemptLimitService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Keeps a message once, however often its form arrives, and writes to both sides. What a program filled in waits as spam: a browser may have filled the hidden field for a person. */
  async write(input: ContactInput, address: string): Promise<ContactAnswer> {
    await this.dataSource.transaction(async (tx) => {
      const id = await this.keep(tx, input);
      if (id === null) return;
      const place = `contact:${this.attempts.disguise(address)}`;
      await this.attempts.count(place, CONTACT_LIMITS.messages_per_hour, { windowMs: HOUR_MS, tx });
      if (input.website) return;
      await this.emails.announce(tx, await tx.findOneByOrFail(ContactMessageRow, { id }));
    });
    return { message: CONTACT_MESSAGES.sent(await this.settings.value('contact_answer_days')) };
  }

  /** The new message's number; null where this very form had come in already. */
  private async keep(tx: EntityManager, input: ContactInput): Promise<number | null> {
    const { name, email, subject, message, website } = input;
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO contact_messages (name, email, subject, message, status, form_hash, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT (form_hash) DO NOTHING RETURNING id`,
      [name, email, subject, message, website ? 'spam' : 'new', formHash(input), this.clock.now()],
    );
    return row?.id ?? null;
  }
}

// The key alone would not do: readers of one kept page, without a script, share it.
function formHash({ form_key = '', name, email, subject, message }: ContactInput): string {
  const form = JSON.stringify([form_key, name, email.toLowerCase(), subject, message]);
  return createHash('sha256').update(form).digest('base64url');
}
