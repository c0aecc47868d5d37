import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { CONTACT_LIMITS, CONTACT_MESSAGES } from './contact.contract.js';
import { ContactEmailsService } from './contact-emails.service.js';
import { ContactMessageRow } from './contact-message.entity.js';
import { keepMessage } from './contact.queries.js';
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
      const kept = await keepMessage.first(tx, ...this.valuesOf(input));
      if (!kept) return;
      const place = `contact:${this.attempts.disguise(address)}`;
      await this.attempts.count(place, CONTACT_LIMITS.messages_per_hour, { windowMs: HOUR_MS, tx });
      if (input.website) return;
      await this.emails.announce(tx, await tx.findOneByOrFail(ContactMessageRow, kept));
    });
    return { message: CONTACT_MESSAGES.sent(await this.settings.value('contact_answer_days')) };
  }

  private valuesOf(input: ContactInput) {
    const { name, email, subject, message, website } = input;
    const status = website ? 'spam' : 'new';
    return [name, email, subject, message, status, formHash(input), this.clock.now()] as const;
  }
}

// The key alone would not do: readers of one kept page, without a script, share it.
function formHash({ form_key = '', name, email, subject, message }: ContactInput): string {
  const form = JSON.stringify([form_key, name, email.toLowerCase(), subject, message]);
  return createHash('sha256').update(form).digest('base64url');
}
