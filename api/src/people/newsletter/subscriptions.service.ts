import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import {
  CURRENT_CONSENT,
  NEWSLETTER_LIMITS,
  NEWSLETTER_MESSAGES,
  TEST_LINK,
  type UnsubscribeReason,
} from './newsletter.contract.js';
import { forgetErased } from './erased-addresses.js';
import { newsletterErrors } from './newsletter.errors.js';
import { NewsletterEmailsService } from './newsletter-emails.service.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { noteAddress } from './newsletter.queries.js';
import { presentPreferences, testPreferences } from './newsletter.presenter.js';
import { chosenTopics, leave, mayUndo } from './newsletter.rules.js';
import { SubscriberRow } from './subscriber.entity.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import type {
  NewsletterPreferences,
  PreferencesInput,
  SubscriptionAnswer,
  SubscriptionInput,
} from './newsletter.dto.js';

const ANSWER: SubscriptionAnswer = { message: NEWSLETTER_MESSAGES.check_mailbox };

/** What a reader does with the newsletter: sign up, confirm, choose, stop. */
@Injectable()
export class SubscriptionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: NewsletterLinksService,
    private readonly emails: NewsletterEmailsService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Records a sign-up and answers it by email; the answer here is the same for every address. */
  async signUp(input: SubscriptionInput, address: string): Promise<SubscriptionAnswer> {
    const place = `newsletter:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, NEWSLETTER_LIMITS.signups_per_hour, { windowMs: HOUR_MS });
    if (input.website) return ANSWER;
    await this.dataSource.transaction(async (tx) => {
      await this.answerByEmail(tx, await this.noted(tx, input));
    });
    return ANSWER;
  }

  /** Confirms a subscription; a second visit has the same success. */
  async confirm(token: string): Promise<NewsletterPreferences> {
    return this.dataSource.transaction(async (tx) => {
      const id = await this.links.subscriberOf(tx, token, 'confirm');
      const row = id && (await lockSubscriber(tx, id));
      if (!row) throw newsletterErrors.linkOver();
      if (row.status === 'confirmed') return presentPreferences(row, this.clock.now());
      const now = this.clock.now();
      Object.assign(row, { status: 'confirmed', confirmed_at: now, updated_at: now });
      Object.assign(row, { unsubscribed_at: null, unsubscribe_reason: null, status_before: null });
      // Whoever opened this link reads their mail here again.
      Object.assign(row, { bounced_at: null, bounce_detail: '', complained_at: null });
      await tx.save(row);
      await forgetErased(tx, row.email);
      await this.emails.welcome(tx, row);
      return presentPreferences(row, this.clock.now());
    });
  }

  async preferences(token: string): Promise<NewsletterPreferences> {
    if (token === TEST_LINK) return testPreferences();
    const tx = this.dataSource.manager;
    const id = await this.links.subscriberOf(tx, token, 'letter');
    const row = id && (await tx.findOneBy(SubscriberRow, { id }));
    if (!row) throw newsletterErrors.linkUnknown();
    return presentPreferences(row, this.clock.now());
  }

  async choose({ token, first_name, topics, pace }: PreferencesInput): Promise<NewsletterPreferences> {
    return this.change(token, (row) => {
      if (row.status !== 'confirmed') throw newsletterErrors.notSubscribed();
      Object.assign(row, { first_name, topics: chosenTopics(topics), pace: pace ?? row.pace });
    });
  }

  /** Stops the emails; again and again with the same success. */
  async unsubscribe(token: string, reason: UnsubscribeReason | null): Promise<NewsletterPreferences> {
    return this.change(token, async (row, tx) => {
      row.unsubscribe_reason = reason ?? row.unsubscribe_reason;
      if (leave(row, this.clock.now())) await this.links.closeConfirmations(tx, row.id);
    });
  }

  /** Gives back what was before an unsubscription by such a link: whoever had a letter forwarded may have pressed it. */
  async undoUnsubscription(token: string): Promise<NewsletterPreferences> {
    return this.change(token, (row) => {
      if (row.status !== 'unsubscribed') return;
      if (!mayUndo(row, this.clock.now())) throw newsletterErrors.undoOver();
      // Who had left before, and had asked again since, is known as having left.
      const unsubscribed_at =
        row.status_before === 'pending' && row.confirmed_at ? row.unsubscribed_at : null;
      const status = row.status_before!;
      Object.assign(row, { status, status_before: null, unsubscribed_at, unsubscribe_reason: null });
    });
  }

  private async change(
    token: string,
    how: (row: SubscriberRow, tx: EntityManager) => Promise<void> | void,
  ): Promise<NewsletterPreferences> {
    if (token === TEST_LINK) return testPreferences();
    return this.dataSource.transaction(async (tx) => {
      const id = await this.links.subscriberOf(tx, token, 'letter');
      const row = id && (await lockSubscriber(tx, id));
      if (!row) throw newsletterErrors.linkUnknown();
      await how(row, tx);
      row.updated_at = this.clock.now();
      await tx.save(row);
      return presentPreferences(row, this.clock.now());
    });
  }

  /** As often as an address may be written to: once in 10 minutes, 5 times a day. */
  private async answerByEmail(tx: EntityManager, row: SubscriberRow): Promise<void> {
    const limit = { perDay: NEWSLETTER_LIMITS.letters_per_day, everyMs: NEWSLETTER_LIMITS.letter_every_ms };
    const mayWrite = await this.attempts.allowsEmail(tx, 'newsletter', row.email, {
      ...limit,
      last: row.last_letter_at,
    });
    if (!mayWrite) return;
    const last_letter_at = this.clock.now();
    await tx.update(SubscriberRow, { id: row.id }, { last_letter_at, version: () => 'version' });
    await this.emails.answerSignUp(tx, row);
  }

  /** The address's row, held: a new one, or a known one that asks again. Who is subscribed stays as is. */
  private async noted(tx: EntityManager, input: SubscriptionInput): Promise<SubscriberRow> {
    const now = this.clock.now();
    await noteAddress.run(tx, input.email, input.source ?? 'page', CURRENT_CONSENT, now);
    const row = await tx
      .createQueryBuilder(SubscriberRow, 'subscriber')
      .setLock('pessimistic_write')
      .where('lower(subscriber.email) = lower(:email)', { email: input.email })
      .getOneOrFail();
    if (row.status === 'confirmed') return row;
    Object.assign(row, {
      status: 'pending',
      status_before: null,
      consent_version: CURRENT_CONSENT,
      consent_at: now,
      updated_at: now,
    });
    Object.assign(row, { source: input.source ?? 'page', topics: chosenTopics(input.topics) });
    row.first_name = input.first_name ?? row.first_name;
    return tx.save(row);
  }
}

async function lockSubscriber(tx: EntityManager, id: number): Promise<SubscriberRow | null> {
  return tx.findOne(SubscriberRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
