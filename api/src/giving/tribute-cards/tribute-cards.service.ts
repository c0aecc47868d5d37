import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { DONATION_CARD_LIMITS as LIMITS } from '../donations/checkout/donation-card.contract.js';
import type { DonationCardInput } from '../donations/checkout/donation-card.dto.js';
import { DonationHistoryService } from '../donations/donation-history.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { dayInFrench, parisDay } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { TributeCardChange, TributeCardView } from './tribute-card.dto.js';
import { tributeCardTimeline as timeline } from './tribute-card-emails.content.js';
import { TributeCardRow } from './tribute-card.entity.js';
import { tributeCardErrors } from './tribute-card.errors.js';
import { isOffered, mayChange, recipientHash, sendingMoment } from './tribute-card.rules.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { type DonationEvent, OnDonationCard, OnDonationEvent } from '../donations/donation-events.service.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

export const SEND_JOB = 'tribute-cards.send';

/** The card by e-mail that a gift may carry: written with its form, sent once the gift has succeeded. */
@Injectable()
export class TributeCardsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly donations: DonationsService,
    private readonly history: DonationHistoryService,
    private readonly jobs: JobsService,
    private readonly attempts: AttemptLimitService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  @OnDonationCard()
  writeOfDonor(tx: EntityManager, donation_id: string, card: DonationCardInput): Promise<void> {
    return this.write(tx, donation_id, card, DONOR);
  }

  @OnDonationEvent()
  async follow(tx: EntityManager, { kind, donation_id }: DonationEvent): Promise<void> {
    if (kind === 'succeeded') await this.schedule(tx, donation_id);
    if (kind === 'forgotten') await this.erase(tx, donation_id);
  }

  /** Writes down the card of a form, in the transaction of its gift; refuses a day or a recipient too many (400). */
  async write(tx: EntityManager, donation_id: string, card: DonationCardInput, by: Author): Promise<void> {
    const now = this.clock.now();
    const { recipient_name, recipient_email, words = '', signature, day = parisDay(now) } = card;
    if (!isOffered(day, now)) throw tributeCardErrors.day('card.day');
    const recipient = `tribute-card:${this.attempts.disguise(recipient_email.toLowerCase())}`;
    const window = { windowMs: DAY_MS, tx };
    if (!(await this.attempts.allows(recipient, LIMITS.per_recipient, window)))
      throw tributeCardErrors.tooMany();
    await tx.insert(TributeCardRow, {
      id: randomUUID(),
      donation_id,
      recipient_name,
      recipient_email,
      recipient_hash: recipientHash(recipient_email),
      words,
      signature,
      day,
      status: 'waiting',
      created_at: now,
      updated_at: now,
    });
    await this.addTimelineEntry(tx, donation_id, timeline.written(dayInFrench(day)), by);
  }

  /** Its gift has succeeded: it leaves on its day. A demonstration sends one in development only. */
  async schedule(tx: EntityManager, donation_id: string): Promise<void> {
    const card = await this.hold(tx, donation_id);
    if (card?.status !== 'waiting') return;
    const donation = await this.donations.find(donation_id, tx);
    if (donation?.provider === 'demo' && this.configuration.environment !== 'development') return;
    await this.plan(tx, card);
    await this.addTimelineEntry(tx, donation_id, timeline.scheduled(dayInFrench(card.day)), null);
  }

  /** The card of a gift as its donor sees it; null where it carries none. */
  async view(donation_id: string): Promise<TributeCardView | null> {
    const card = await this.dataSource.manager.findOneBy(TributeCardRow, { donation_id });
    if (!card) return null;
    const { recipient_name, recipient_email, words, signature, day, status, sent_at } = card;
    return {
      recipient_name,
      recipient_email,
      words,
      signature,
      day,
      status,
      sent_at: sent_at?.toISOString() ?? null,
      may_change: mayChange(status),
    };
  }

  /** Another day or other words, until it has left; another day that is today sends it at once. */
  async change(donation_id: string, { day, words }: TributeCardChange, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const card = await this.changeable(tx, donation_id);
      const isOtherDay = day !== undefined && day !== card.day;
      if (isOtherDay && !isOffered(day, this.clock.now())) throw tributeCardErrors.day('day');
      if (!isOtherDay && (words ?? card.words) === card.words) return;
      await this.save(tx, card, { day: day ?? card.day, words: words ?? card.words });
      await this.addTimelineEntry(tx, donation_id, timeline.changed, by);
      if (card.status === 'scheduled' && isOtherDay) await this.plan(tx, card);
    });
  }

  /** It never leaves; asked again, it stays so. */
  async cancel(donation_id: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const card = await this.hold(tx, donation_id);
      if (!card) throw tributeCardErrors.notFound();
      if (card.status === 'cancelled') return;
      if (!mayChange(card.status)) throw tributeCardErrors.kept(card.status);
      await this.save(tx, card, { status: 'cancelled', send_at: null });
      await this.addTimelineEntry(tx, donation_id, timeline.cancelled, by);
    });
  }

  /** Its donor leaves: a card that has not left never does, and nothing of it is kept. */
  async erase(tx: EntityManager, donation_id: string): Promise<void> {
    const card = await this.hold(tx, donation_id);
    if (!card) return;
    const stops = mayChange(card.status) ? { status: 'cancelled' as const, send_at: null } : {};
    const empty = { recipient_name: '', recipient_email: '', words: '', signature: '' };
    await this.save(tx, card, { ...stops, ...empty });
  }

  /** Holds the gift, then its card, until the transaction ends. */
  async hold(tx: EntityManager, donation_id: string): Promise<TributeCardRow | null> {
    await this.donations.lock(tx, donation_id);
    return tx.findOne(TributeCardRow, { where: { donation_id }, lock: { mode: 'pessimistic_write' } });
  }

  async save(tx: EntityManager, card: TributeCardRow, changes: Partial<TributeCardRow>): Promise<void> {
    await tx.save(Object.assign(card, changes, { updated_at: this.clock.now() }));
  }

  /** In the timeline of its gift. */
  addTimelineEntry(tx: EntityManager, donation_id: string, text: string, by: Author | null): Promise<void> {
    return this.history.add(tx, donation_id, { kind: 'card', text, by });
  }

  private async changeable(tx: EntityManager, donation_id: string): Promise<TributeCardRow> {
    const card = await this.hold(tx, donation_id);
    if (!card) throw tributeCardErrors.notFound();
    if (!mayChange(card.status)) throw tributeCardErrors.kept(card.status);
    return card;
  }

  private async plan(tx: EntityManager, card: TributeCardRow): Promise<void> {
    const send_at = sendingMoment(card, this.clock.now());
    await this.save(tx, card, { status: 'scheduled', send_at });
    await this.jobs.add(tx, SEND_JOB, { donation_id: card.donation_id }, { startAfter: send_at });
  }
}
