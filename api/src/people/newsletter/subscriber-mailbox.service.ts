import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { monthInParis } from '../../platform/clock/paris.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { leave } from './newsletter.rules.js';
import { SubscriberRow } from './subscriber.entity.js';

const LONGEST_DETAIL = 300;

export interface Addressee {
  id: number;
  email: string;
  first_name: string;
  /** When they agreed to be written to. */
  consent_at: Date;
}

/** Subscribers' mailboxes, for whoever writes to them: who may be written to, and what the mailbox answered. */
@Injectable()
export class SubscriberMailboxService {
  constructor(
    private readonly links: NewsletterLinksService,
    private readonly clock: Clock,
  ) {}

  /** Those of these numbers who may be written to now; not who wants one letter a month, and has it. */
  async addressees(tx: EntityManager, ids: readonly number[]): Promise<Map<number, Addressee>> {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .createQueryBuilder(SubscriberRow, 'subscriber')
      .where(
        `subscriber.id = ANY(:ids) AND subscriber.status = 'confirmed' AND subscriber.bounced_at IS NULL
           AND (subscriber.pace <> 'monthly' OR subscriber.last_newsletter_at IS NULL OR subscriber.last_newsletter_at < :month)`,
        { ids, month: monthInParis(this.clock.now()) },
      )
      .getMany();
    return new Map(
      rows.map(({ id, email, first_name, consent_at }) => [id, { id, email, first_name, consent_at }]),
    );
  }

  /** A new token for the links in the foot of a newsletter. */
  token(tx: EntityManager, id: number): Promise<string> {
    return this.links.open(tx, id, 'letter');
  }

  async noteSent(tx: EntityManager, id: number): Promise<void> {
    await tx.update(
      SubscriberRow,
      { id },
      { last_newsletter_at: this.clock.now(), version: () => 'version' },
    );
  }

  /** Their mailbox refuses for good: nothing more is sent to it until they, or staff, open it again. */
  async noteBounce(tx: EntityManager, id: number, detail: string): Promise<void> {
    await this.change(tx, id, (row) => {
      row.bounced_at ??= this.clock.now();
      row.bounce_detail = withoutAddresses(detail);
    });
  }

  /** They wrote that they want no more; the link of a letter still takes it back. */
  async noteUnsubscription(tx: EntityManager, id: number): Promise<void> {
    await this.change(tx, id, async (row) => {
      if (leave(row, this.clock.now())) await this.links.closeConfirmations(tx, id);
    });
  }

  /** They said that it was unwanted: nothing more is sent to them. */
  async noteComplaint(tx: EntityManager, id: number): Promise<void> {
    await this.change(tx, id, async (row) => {
      row.complained_at ??= this.clock.now();
      row.status_before = null;
      if (row.status === 'unsubscribed') return;
      Object.assign(row, { status: 'unsubscribed', unsubscribed_at: this.clock.now() });
      await this.links.closeConfirmations(tx, id);
    });
  }

  private async change(
    tx: EntityManager,
    id: number,
    how: (row: SubscriberRow) => Promise<void> | void,
  ): Promise<void> {
    const row = await tx.findOne(SubscriberRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) return;
    await how(row);
    row.updated_at = this.clock.now();
    await tx.save(row);
  }
}

/** A mail server's sentence without the address that it may name, on one short line. */
export function withoutAddresses(detail: string): string {
  return detail
    .replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DETAIL);
}
