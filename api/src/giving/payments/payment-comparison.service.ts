import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, LessThan, MoreThan, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { PaymentCheckoutService } from './payment-checkout.service.js';
import { PAYMENT_PROVIDER_LABELS, type PaymentProviderName } from './payment.contract.js';
import { PaymentComparisonRunsService, reasonOf } from './payment-comparison-runs.service.js';
import { ProviderUpdatesService } from './provider-updates.service.js';
import type { ProviderUpdate } from './provider-updates.event.js';
import { OPEN_ATTEMPTS } from './payment.rules.js';
import { type ProviderObject, ProviderUnavailable } from './payment-provider.js';
import { PaymentProvidersService } from './payment-providers.service.js';
import { paymentErrors } from './payments.errors.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

const QUIET_FOR_MS = 5 * MINUTE_MS;
const LOOKS_BACK_MS = 26 * HOUR_MS;
/** What is older was expired by its provider long ago, or is for staff to look at. */
const OPEN_FOR_MS = 60 * DAY_MS;
const AT_ONCE = 1000;
/** Nobody to ask: staff say what came in. */
const UNASKED: readonly PaymentProviderName[] = ['bank_transfer', 'offline'];

export interface Comparison {
  /** How many facts were looked at. */
  seen: number;
  /** How many of them changed something here. */
  repaired: number;
}

/** Compares with the providers and repairs what a missed announcement left; twice changes nothing more. */
@Injectable()
export class PaymentComparisonService {
  private readonly logger = new Logger('Payments');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProvidersService,
    private readonly checkout: PaymentCheckoutService,
    private readonly updates: ProviderUpdatesService,
    private readonly runs: PaymentComparisonRunsService,
    private readonly clock: Clock,
  ) {}

  /** Asks about every attempt that has been open and quiet for five minutes. */
  @Every({ name: 'payments.compare', cron: '*/10 * * * *' })
  async compareOpen(): Promise<Comparison> {
    const compared = { seen: 0, repaired: 0 };
    const failures = new Map<PaymentProviderName, unknown>();
    for (const attempt of await this.openAndQuiet()) {
      const { provider } = attempt;
      // One that does not answer is not asked again and again: the next turn is soon.
      if (failures.get(provider) instanceof ProviderUnavailable) continue;
      try {
        add(compared, await this.compare(attempt));
      } catch (error) {
        failures.set(provider, error);
      }
    }
    for (const { provider } of await this.providers.offers()) {
      const failure = failures.get(provider.name);
      if (failure === undefined) await this.runs.succeeded(provider.name, 'open');
      else await this.runs.failed(provider.name, 'open', failure);
    }
    return compared;
  }

  /** Goes through all that moved at a provider since; throws where that fails, once all the rest is applied. */
  async compareMoved(provider: PaymentProviderName, since: Date): Promise<Comparison> {
    const compared = { seen: 0, repaired: 0 };
    const failures: unknown[] = [];
    try {
      for await (const update of this.providers.named(provider).movedSince(since))
        await this.apply(update, provider).then(
          (applied) => add(compared, applied),
          (error: unknown) => failures.push(error),
        );
    } catch (error) {
      failures.unshift(error);
    }
    if (failures.length === 0) {
      await this.runs.succeeded(provider, 'moved');
      return compared;
    }
    await this.runs.failed(provider, 'moved', failures[0]);
    throw failures[0];
  }

  /** The same, for whoever asked for it: failures are described in French. */
  async repairMoved(provider: PaymentProviderName, since: Date): Promise<Comparison> {
    try {
      return await this.compareMoved(provider, since);
    } catch (error) {
      const label = PAYMENT_PROVIDER_LABELS[provider];
      if (error instanceof ProviderUnavailable) throw paymentErrors.comparisonAway(label);
      throw paymentErrors.comparisonFailed(label, reasonOf(error));
    }
  }

  /** The same for each provider that is offered, since yesterday; one that fails keeps no other back. */
  @Every({ name: 'payments.compare-moved', cron: '23 * * * *' })
  async compareYesterday(): Promise<Comparison> {
    const since = new Date(this.clock.now().getTime() - LOOKS_BACK_MS);
    const compared = { seen: 0, repaired: 0 };
    for (const { provider } of await this.providers.offers()) {
      if (!provider.lists) continue;
      // What failed is logged and reported to staff where it failed.
      const found = await this.compareMoved(provider.name, since).catch(() => null);
      if (found) add(compared, found);
    }
    return compared;
  }

  /** Hears again of every payment that a subscription took. */
  async comparePaymentsOf(provider: PaymentProviderName, subscription_id: string): Promise<Comparison> {
    const compared = { seen: 0, repaired: 0 };
    for await (const update of this.providers.named(provider).paymentsOf(subscription_id))
      add(compared, await this.apply(update, provider));
    return compared;
  }

  /** Asks about one attempt now; quiet where the provider is away. */
  async compareAttempt(id: string): Promise<Comparison> {
    const attempt = await this.dataSource.manager.findOneBy(PaymentAttemptRow, { id });
    const nothing = { seen: 0, repaired: 0 };
    if (!attempt) return nothing;
    return this.compare(attempt).catch((error: unknown) => {
      this.logger.warn(`A payment at ${attempt.provider} could not be asked about: ${String(error)}`);
      return nothing;
    });
  }

  private openAndQuiet(): Promise<PaymentAttemptRow[]> {
    const now = this.clock.now().getTime();
    return this.dataSource.manager.find(PaymentAttemptRow, {
      where: {
        status: In(OPEN_ATTEMPTS),
        provider: Not(In(UNASKED)),
        created_at: MoreThan(new Date(now - OPEN_FOR_MS)),
        updated_at: LessThan(new Date(now - QUIET_FOR_MS)),
      },
      order: { created_at: 'DESC' },
      take: AT_ONCE,
    });
  }

  private async compare(attempt: PaymentAttemptRow): Promise<Comparison> {
    const compared = { seen: 0, repaired: 0 };
    // Its answer was lost, or never asked for: the same attempt is the same payment.
    if (attempt.status === 'created') await this.checkout.begin(attempt.id);
    const object = objectOf(attempt);
    if (!object) return compared;
    for (const update of await this.providers.named(attempt.provider).factsOf(object))
      add(compared, await this.apply(update, attempt.provider));
    return compared;
  }

  private async apply(update: ProviderUpdate, provider: PaymentProviderName): Promise<Comparison> {
    const outcome = await this.dataSource.transaction((tx) => this.updates.apply(tx, update, provider));
    return { seen: 1, repaired: outcome === 'applied' ? 1 : 0 };
  }
}

function objectOf(attempt: PaymentAttemptRow): ProviderObject | null {
  const { provider_session_id: session_id, provider_payment_id: payment_id } = attempt;
  if (session_id) return { kind: 'session', session_id };
  return payment_id ? { kind: 'payment', payment_id } : null;
}

function add(sum: Comparison, { seen, repaired }: Comparison): void {
  sum.seen += seen;
  sum.repaired += repaired;
}
