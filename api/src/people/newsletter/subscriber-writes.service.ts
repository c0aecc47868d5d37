import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { OnPeriodOver } from '../../platform/personal-data/personal-data-source.js';
import { CURRENT_CONSENT, type SubscriberSource } from './newsletter.contract.js';
import { isErased, noteErased } from './erased-addresses.js';
import { newsletterErrors } from './newsletter.errors.js';
import { NewsletterEmailsService } from './newsletter-emails.service.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { chosenTopics } from './newsletter.rules.js';
import { SubscriberRow } from './subscriber.entity.js';
import type { SubscriberChanges, SubscriberInput } from './newsletter.dto.js';

export const RESOURCE = 'newsletter-subscribers';

/** What staff do to subscriptions. The audit log, which readers see too, says what was done and never to whom. */
@Injectable()
export class SubscriberWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly emails: NewsletterEmailsService,
    private readonly links: NewsletterLinksService,
    private readonly clock: Clock,
  ) {}

  /** Subscribes someone who agreed otherwise than on the site, and writes to them how to unsubscribe. */
  async add(input: SubscriberInput, author: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const known = await this.findByEmail(tx, input.email);
      if (known?.status === 'unsubscribed') throw newsletterErrors.unsubscribed();
      if (known) throw newsletterErrors.known();
      if (await isErased(tx, input.email)) throw newsletterErrors.erased();
      const consent_at = input.consent_on ? new Date(input.consent_on) : this.clock.now();
      return this.enter(tx, { ...input, consent_at }, 'staff', author);
    });
  }

  /** Enters a confirmed subscription in the caller's transaction. */
  async enter(
    tx: EntityManager,
    person: Omit<SubscriberInput, 'consent_on'> & { consent_at: Date },
    source: SubscriberSource,
    author: Author,
  ): Promise<number> {
    const now = this.clock.now();
    const { email, first_name = '', topics, consent_proof, consent_at } = person;
    const row = tx.create(SubscriberRow, {
      email,
      first_name,
      topics: chosenTopics(topics),
      pace: 'each',
      status: 'confirmed',
      source,
      consent_version: CURRENT_CONSENT,
      consent_proof,
      consent_at,
      confirmed_at: now,
      unsubscribed_at: null,
      unsubscribe_reason: null,
      status_before: null,
      bounced_at: null,
      bounce_detail: '',
      complained_at: null,
      last_newsletter_at: null,
      last_letter_at: now,
      created_at: now,
      updated_at: now,
    });
    await tx.save(row).catch((error: { constraint?: string }) => {
      throw error.constraint === 'newsletter_subscribers_email' ? newsletterErrors.known() : error;
    });
    await this.emails.welcome(tx, row);
    await this.recordChange(tx, author, 'created', null, row);
    return row.id;
  }

  async change(
    id: number,
    { version, first_name, topics, pace }: SubscriberChanges,
    author: Author,
  ): Promise<void> {
    await this.write(id, version, author, async (row) => {
      if (first_name !== undefined) row.first_name = first_name;
      if (topics !== undefined) row.topics = chosenTopics(topics);
      if (pace !== undefined) row.pace = pace;
    });
  }

  /** Stops the emails on someone's behalf. */
  async unsubscribe(id: number, version: number, author: Author): Promise<void> {
    await this.write(id, version, author, async (row, tx) => {
      if (row.status === 'unsubscribed') throw newsletterErrors.alreadyUnsubscribed();
      Object.assign(row, { status: 'unsubscribed', unsubscribed_at: this.clock.now() });
      await this.links.closeConfirmations(tx, row.id);
    });
  }

  /** Writes to their mailbox again, which had refused. */
  async reopen(id: number, version: number, author: Author): Promise<void> {
    await this.write(id, version, author, async (row) => {
      if (!row.bounced_at) throw newsletterErrors.notBounced();
      Object.assign(row, { bounced_at: null, bounce_detail: '' });
    });
  }

  /** Forgets someone for good, as the law asks: nothing is left to restore. */
  async erase(id: number, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      await this.recordChange(tx, author, 'purged', row, null);
      await noteErased(tx, row.email, this.clock.now());
      await tx.delete(SubscriberRow, { id });
    });
  }

  /** Who left long ago is forgotten, and is no more subscribed from a file than before. */
  @OnPeriodOver('newsletter.forget-left')
  async forgetLeft(tx: EntityManager, id: string): Promise<void> {
    const row = await tx.findOneBy(SubscriberRow, { id: Number(id) });
    if (!row) return;
    await noteErased(tx, row.email, this.clock.now());
    await tx.delete(SubscriberRow, { id: row.id });
  }

  /** The subscription of this address, else of another address of the same person after a merge: who left has left. */
  async findByEmail(tx: EntityManager, email: string): Promise<SubscriberRow | null> {
    return tx
      .createQueryBuilder(SubscriberRow, 'subscriber')
      .where('lower(subscriber.email) = lower(:email)', { email })
      .orWhere(
        `lower(subscriber.email) IN (SELECT kept_email FROM person_merges
           WHERE absorbed_email = lower(:email) AND undone_at IS NULL
           UNION SELECT absorbed_email FROM person_merges WHERE kept_email = lower(:email) AND undone_at IS NULL)`,
      )
      .orderBy('lower(subscriber.email) = lower(:email)', 'DESC')
      .addOrderBy(`subscriber.status = 'unsubscribed'`, 'DESC')
      .getOne();
  }

  private async write(
    id: number,
    version: number,
    author: Author,
    how: (row: SubscriberRow, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      const before = { ...row };
      await how(row, tx);
      row.updated_at = this.clock.now();
      await tx.save(row);
      await this.recordChange(tx, author, 'updated', before, row);
    });
  }

  private async lock(tx: EntityManager, id: number): Promise<SubscriberRow> {
    const row = await lockRecord(tx, SubscriberRow, id);
    if (!row) throw newsletterErrors.notFound();
    return row;
  }

  private async recordChange(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: SubscriberRow | null,
    after: SubscriberRow | null,
  ): Promise<void> {
    const label = `Abonnement n° ${(after ?? before)!.id}`;
    const write = { author, action, resource: RESOURCE, label };
    await this.auditLog.record(tx, { ...write, before: impersonal(before), after: impersonal(after) });
  }
}

function impersonal(row: SubscriberRow | null) {
  if (!row) return null;
  const { id, version, status, topics, pace, source, unsubscribe_reason, bounced_at } = row;
  return { id, version, status, topics, pace, source, unsubscribe_reason, bounced_at };
}
