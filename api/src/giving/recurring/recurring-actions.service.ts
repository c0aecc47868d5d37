import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { ProviderSubscription } from '../payments/provider-updates.event.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Currency } from '../../platform/money/money.contract.js';
import { RecurringExtrasService } from './recurring-extras.service.js';
import { RecurringUpdatesService } from './recurring-updates.service.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringErrors } from './recurring-gift.errors.js';
import {
  changeFor,
  isDone,
  keyOf,
  type RecurringChange,
  type SubscriptionChange,
} from './recurring-change.rules.js';
import { frequencyOf } from './recurring-gift.rules.js';
import { RecurringGiftsService, STOP_JOB } from './recurring-gifts.service.js';
import { timelineTexts } from './recurring-timeline.content.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { RecurringAuditService } from './recurring-audit.service.js';
import { dayOf, frequencyInFrench, moneyInFrench } from './recurring-labels.content.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';

const REFUSED = 409;

interface Asked {
  gift: RecurringGiftRow;
  change: SubscriptionChange;
  key: string;
}

/** What the owner of a recurring gift does with it, and staff for them. */
@Injectable()
export class RecurringActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: RecurringGiftsService,
    private readonly updates: RecurringUpdatesService,
    private readonly payments: PaymentsService,
    private readonly extras: RecurringExtrasService,
    private readonly timeline: RecurringTimelineService,
    private readonly auditLog: RecurringAuditService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Asks the provider, by a key that makes it once, then keeps what it answers: what is so already stays so. */
  async change(id: string, wanted: RecurringChange, by: Author, reason = ''): Promise<void> {
    const asked = await this.dataSource.transaction((tx) => this.ask(tx, id, wanted, by, reason));
    if (!asked) return;
    const { gift, change, key } = asked;
    const { provider, provider_subscription_id } = gift;
    const asked_at = this.clock.now();
    const subscription_id = provider_subscription_id!;
    const now = await this.payments.changeSubscription(provider, subscription_id, { ...change, key });
    const isApplied = await this.apply(gift, now, { by, reason, asked_at });
    if (isApplied) return;
    // Two changes at once: what the provider answered to the first may be older than the second.
    const newest = await this.payments.subscription(provider, subscription_id);
    await this.apply(gift, newest ?? now, { by, reason, asked_at: null });
  }

  /** False where someone else changed it meanwhile. */
  private async apply(
    before: RecurringGiftRow,
    now: ProviderSubscription,
    { by, reason, asked_at }: { by: Author; reason: string; asked_at: Date | null },
  ): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      if ((await this.updates.apply(tx, now, before.provider, by, asked_at)) === 'stale') return false;
      await this.auditLog.changed(tx, by, before, await this.gifts.hold(tx, before.id), reason);
      return true;
    });
  }

  /** The page of its provider where the card or the mandate is changed; one comes back by the private link, or to /mon-compte. */
  async paymentMethodPage(id: string, token: string | null): Promise<string> {
    const gift = await this.gifts.find(this.dataSource.manager, id);
    if (!gift) throw recurringErrors.notFound();
    const { provider, provider_customer_id, status } = gift;
    if (status === 'cancelled') throw recurringErrors.cannotChange(status);
    if (!provider_customer_id) throw recurringErrors.notYet();
    const back = token ? `/don/regulier/${token}` : '/mon-compte';
    return this.payments.paymentMethodPage(
      provider,
      provider_customer_id,
      `${this.configuration.appUrl}${back}`,
    );
  }

  /** Stops at the provider what was stopped here before its subscription was known. */
  @OnJob({ name: STOP_JOB, leaves: true })
  async stopAtProvider({ id }: { id: string }): Promise<void> {
    const gift = await this.gifts.find(this.dataSource.manager, id);
    if (gift?.status !== 'cancelled' || !gift.provider_subscription_id) return;
    const stop = { kind: 'cancel', key: `${id}:stop` } as const;
    await this.payments
      .changeSubscription(gift.provider, gift.provider_subscription_id, stop)
      .catch((error: unknown) => {
        // Refused, it is stopped already; away, the provider is asked again.
        if (!(error instanceof Problem && error.status === REFUSED)) throw error;
      });
  }

  /** Writes down what is asked; null where there is nothing to ask the provider. */
  private async ask(
    tx: EntityManager,
    id: string,
    wanted: RecurringChange,
    by: Author,
    reason: string,
  ): Promise<Asked | null> {
    const gift = await this.gifts.hold(tx, id);
    if (!gift) throw recurringErrors.notFound();
    if (wanted.kind === 'skip' && (await this.wasSkipped(tx, id, wanted.payment_at))) return null;
    const before = { ...gift };
    const change = changeFor(gift, wanted, this.clock.now());
    if (isDone(gift, change)) return null;
    if (reason && change.kind === 'cancel') {
      gift.cancel_reason = reason;
      await tx.save(gift);
    }
    if (change.kind === 'cancel') await this.extras.stopOthers(tx, gift);
    if (!gift.provider_subscription_id) return this.stopHere(tx, before, by, reason);
    await this.recordAsked(tx, gift, change, by);
    return { gift: before, change, key: keyOf(before, change) };
  }

  /** Its first payment is not here: there is nothing to stop elsewhere yet. */
  private async stopHere(tx: EntityManager, before: RecurringGiftRow, by: Author, reason: string) {
    await this.gifts.stopBeforeStart(tx, before.id, { text: timelineTexts.cancelled, reason, by });
    await this.auditLog.changed(tx, by, before, await this.gifts.hold(tx, before.id), reason);
    return null;
  }

  private wasSkipped(tx: EntityManager, id: string, payment_at: Date): Promise<boolean> {
    return this.timeline.hasEntry(tx, id, 'skipped', payment_at.toISOString());
  }

  /** What a provider may say of the gift from now on: else it would be refused as asked for by nobody. */
  private async recordAsked(
    tx: EntityManager,
    { id, currency }: RecurringGiftRow,
    change: SubscriptionChange,
    by: Author,
  ): Promise<void> {
    if (change.kind === 'frequency') {
      const { every } = change;
      if ((await this.timeline.lastDetails(tx, id, 'frequency_asked')) === every) return;
      const text = timelineTexts.frequencyAsked(frequencyInFrench(frequencyOf(every)));
      await this.timeline.addEntry(tx, id, { kind: 'frequency_asked', text, details: every, by });
      return;
    }
    const asked = askedEntry(change, currency);
    if (!asked || (await this.timeline.hasEntry(tx, id, asked.kind, asked.details))) return;
    await this.timeline.addEntry(tx, id, { ...asked, by });
  }
}

/** The entry that says once that this was asked; null for what needs none. */
function askedEntry(change: SubscriptionChange, currency: Currency) {
  if (change.kind === 'amount') {
    const text = timelineTexts.amountAsked(moneyInFrench(change.amount, currency));
    return { kind: 'amount_asked', text, details: String(change.amount) } as const;
  }
  if (change.kind !== 'skip') return null;
  const { payment_at } = change;
  const text = timelineTexts.skipAsked(dayOf(payment_at));
  return { kind: 'skip_asked', text, details: payment_at.toISOString() } as const;
}
