import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import {
  CURRENT_CONSENT,
  NEWSLETTER_FORMS,
  NEWSLETTER_TOPICS,
  type SubscriberStatus,
  UNSUBSCRIBE_REASONS,
} from '../src/people/newsletter/newsletter.contract.js';
import { Clock } from '../src/platform/clock/clock.js';
import { slugOf } from '../src/platform/http/slug.contract.js';
import { DEMO_MESSAGES } from './correspondence/messages.content.js';
import { DEMO_FIRST_NAMES } from './correspondence/subscribers.content.js';
import { DAY_MS } from '../src/platform/clock/durations.contract.js';

/** Messages and subscribers of people who do not exist; written as they stand, so that no email leaves. */
@Injectable()
export class DemoCorrespondenceService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    for (const [index, firstName] of DEMO_FIRST_NAMES.entries()) await this.subscriber(firstName, index);
    for (const message of DEMO_MESSAGES) await this.message(message, author);
  }

  private async subscriber(firstName: string, index: number): Promise<void> {
    const at = this.daysAgo(1 + index * 4.3);
    const status = statusOf(index);
    const left = status === 'unsubscribed';
    await this.dataSource.query(
      `INSERT INTO newsletter_subscribers (email, first_name, topics, status, source, consent_version, consent_at,
         confirmed_at, unsubscribed_at, unsubscribe_reason, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $7, $7)`,
      [
        `${slugOf(firstName)}@example.org`,
        index % 3 === 0 ? '' : firstName,
        NEWSLETTER_TOPICS.filter((_, topic) => (index + topic) % 4 !== 0),
        status,
        NEWSLETTER_FORMS[index % 3],
        CURRENT_CONSENT,
        at,
        status === 'pending' ? null : at,
        left ? this.daysAgo(index % 20) : null,
        left ? UNSUBSCRIBE_REASONS[index % UNSUBSCRIBE_REASONS.length] : null,
      ],
    );
  }

  private async message(
    { days_ago, is_read = false, reply, note, ...written }: (typeof DEMO_MESSAGES)[number],
    author: Author,
  ): Promise<void> {
    const at = this.daysAgo(days_ago);
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `INSERT INTO contact_messages (name, email, subject, message, status, read_at, form_hash, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING id`,
      [
        written.name,
        written.email,
        written.subject,
        written.message,
        written.status,
        is_read ? at : null,
        `demonstration ${written.subject}`,
        at,
      ],
    );
    for (const [kind, body] of Object.entries({ reply, note }))
      if (body)
        await this.dataSource.query(
          `INSERT INTO contact_entries (message_id, kind, body, staff_id, staff_name, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [row!.id, kind, body, author.id, author.name, this.daysAgo(days_ago - 1)],
        );
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - Math.max(0, days) * DAY_MS);
  }
}

function statusOf(index: number): SubscriberStatus {
  if (index < 4) return 'pending';
  return index % 9 === 0 ? 'unsubscribed' : 'confirmed';
}
