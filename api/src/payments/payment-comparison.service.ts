import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, LessThan, MoreThan, Not } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { PaymentBeginningsService } from './payment-beginnings.service.js';
import type { PaymentProviderName } from './payment.contract.js';
import { PaymentFactsService } from './payment-facts.service.js';
import type { ProviderFact } from './payment-facts.event.js';
import { OPEN_ATTEMPTS } from './payment.rules.js';
import { type ProviderObject, ProviderRefusal, ProviderUnavailable } from './payment-provider.js';
import { PaymentProvidersService } from './payment-providers.service.js';

const QUIET_FOR_MS = 5 * 60_000;
const LOOKS_BACK_MS = 26 * 3_600_000;
/** What is older was expired by its provider long ago, or is for staff to look at. */
const OPEN_FOR_MS = 60 * 24 * 3_600_000;
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
    private readonly beginnings: PaymentBeginningsService,
    private readonly facts: PaymentFactsService,
    private readonly clock: Clock,
  ) {}

  /** Asks about every attempt that has been open and quiet for five minutes. */
  async compareOpen(): Promise<Comparison> {
    const attempts = await this.openAndQuiet();
    const compared = { seen: 0, repaired: 0 };
    const away = new Set<PaymentProviderName>();
    for (const attempt of attempts) {
      const { provider } = attempt;
      // One that does not answer is not asked again and again: the next turn is soon.
      if (away.has(provider)) continue;
      add(
        compared,
        await this.quietly(
          () => this.compare(attempt),
          () => void away.add(provider),
        ),
      );
    }
    return compared;
  }

  /** Goes through all that moved at a provider since; throws where the provider is away. */
  async compareMoved(provider: PaymentProviderName, since: Date): Promise<Comparison> {
    const compared = { seen: 0, repaired: 0 };
    for await (const fact of this.providers.named(provider).movedSince(since))
      add(compared, await this.apply(fact, provider));
    return compared;
  }

  /** The same for each provider that is offered, since yesterday. */
  async compareYesterday(): Promise<Comparison> {
    const since = new Date(this.clock.now().getTime() - LOOKS_BACK_MS);
    const compared = { seen: 0, repaired: 0 };
    for (const { provider } of await this.providers.offers())
      add(compared, await this.quietly(() => this.compareMoved(provider.name, since)));
    return compared;
  }

  /** Asks about one attempt now; quiet where the provider is away. */
  async compareAttempt(id: string): Promise<Comparison> {
    const attempt = await this.dataSource.manager.findOneBy(PaymentAttemptRow, { id });
    return attempt ? this.quietly(() => this.compare(attempt)) : { seen: 0, repaired: 0 };
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
    if (attempt.status === 'created') await this.beginnings.begin(attempt.id);
    const object = objectOf(attempt);
    if (!object) return compared;
    for (const fact of await this.providers.named(attempt.provider).factsOf(object))
      add(compared, await this.apply(fact, attempt.provider));
    return compared;
  }

  private async apply(fact: ProviderFact, provider: PaymentProviderName): Promise<Comparison> {
    const outcome = await this.dataSource.transaction((tx) => this.facts.apply(tx, fact, provider));
    return { seen: 1, repaired: outcome === 'applied' ? 1 : 0 };
  }

  /** One that cannot be compared now is compared at the next turn, and keeps nothing else back. */
  private async quietly(
    compare: () => Promise<Comparison>,
    whenAway: () => void = () => undefined,
  ): Promise<Comparison> {
    try {
      return await compare();
    } catch (error) {
      if (error instanceof ProviderUnavailable) whenAway();
      else if (!(error instanceof ProviderRefusal)) this.logger.warn(error);
      return { seen: 0, repaired: 0 };
    }
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
