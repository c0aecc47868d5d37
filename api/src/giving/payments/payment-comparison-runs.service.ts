import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import type { DataSource, EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { MetricsRegistry } from '../../platform/http/metrics.module.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { comparisonTexts as texts } from './payment-comparison.content.js';
import { PaymentComparisonRunRow } from './payment-comparison-run.entity.js';
import { PAYMENT_PROVIDER_LABELS, type PaymentProviderName } from './payment.contract.js';
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from './payment-provider.js';
import { PaymentProvidersService, REAL_PROVIDERS } from './payment-providers.service.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';

/** All that moved is compared each hour: two turns may be missed. */
const LATE_AFTER_MS = 3 * HOUR_MS;

type Scope = PaymentComparisonRunRow['scope'];

/** Keeps how comparisons went: staff are written to once when they begin to fail, and once when they go well again. */
@Injectable()
export class PaymentComparisonRunsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Payments');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProvidersService,
    private readonly settings: SettingsService,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    metrics: MetricsRegistry,
  ) {
    this.measure(metrics);
  }

  /** From here on, a comparison that is never made is noticed. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { name } of await this.watched())
      for (const scope of ['open', 'moved'] as const) await this.watch(this.dataSource.manager, name, scope);
  }

  async succeeded(provider: PaymentProviderName, scope: Scope): Promise<void> {
    await this.record(provider, scope, { succeeded_at: this.clock.now(), failing_since: null, failure: '' });
  }

  /** Logs why, and keeps it for staff. */
  async failed(provider: PaymentProviderName, scope: Scope, error: unknown): Promise<void> {
    this.logger.warn(`The comparison with ${provider} (${scope}) failed: ${String(error)}`);
    await this.record(provider, scope, { failing_since: this.clock.now(), failure: reasonOf(error) });
  }

  /** Whether every provider was asked since a moment what became of its payments; null where there is none. */
  async areSince(moment: Date): Promise<boolean | null> {
    const rows = await this.dataSource.manager.find(PaymentComparisonRunRow);
    const watched = await this.watched();
    const isSince = (provider: PaymentProvider) => {
      const succeeded = mainOf(provider, rows)?.succeeded_at;
      return succeeded ? succeeded >= moment : false;
    };
    return watched.length === 0 ? null : watched.every(isSince);
  }

  /** Says in French when each provider was compared last; throws the same where a comparison fails, or is late. */
  async check(): Promise<string> {
    const watched = await this.watched();
    if (watched.length === 0) return texts.none;
    const rows = await this.dataSource.manager.find(PaymentComparisonRunRow);
    const states = watched.map((provider) => this.stateOf(provider, rows));
    const said = states.map((state) => state.said).join('. ');
    if (states.some(({ ok }) => !ok)) throw new Error(said);
    return said;
  }

  private stateOf(offered: PaymentProvider, all: PaymentComparisonRunRow[]) {
    const { name } = offered;
    const label = PAYMENT_PROVIDER_LABELS[name];
    const rows = all.filter(({ provider }) => provider === name);
    const main = mainOf(offered, all);
    const since = (moment: Date) => Math.max(0, this.clock.now().getTime() - moment.getTime());
    const last = main?.succeeded_at ? since(main.succeeded_at) : null;
    const failing = rows.find(({ failing_since }) => failing_since);
    if (failing)
      return { ok: false, said: texts.failing(label, failing.failure, since(failing.failing_since!), last) };
    const waited = last ?? (main ? since(main.watched_since) : 0);
    if (waited > LATE_AFTER_MS) return { ok: false, said: texts.late(label, last) };
    return { ok: true, said: last === null ? texts.notYet(label) : texts.well(label, last) };
  }

  /** The demonstration is compared too, but nobody is woken for it. */
  private async watched(): Promise<PaymentProvider[]> {
    const offers = await this.providers.offers();
    return offers.map(({ provider }) => provider).filter(({ name }) => REAL_PROVIDERS.includes(name));
  }

  private async record(
    provider: PaymentProviderName,
    scope: Scope,
    outcome: Partial<PaymentComparisonRunRow>,
  ): Promise<void> {
    if (!(await this.watched()).some(({ name }) => name === provider)) return;
    await this.dataSource.transaction(async (tx) => {
      await this.watch(tx, provider, scope);
      const rows = await tx.find(PaymentComparisonRunRow, {
        where: { provider },
        order: { scope: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const row = rows.find((one) => one.scope === scope)!;
      const failing_since = outcome.failing_since && (row.failing_since ?? outcome.failing_since);
      Object.assign(row, outcome, { failing_since });
      await this.alert(tx, rows);
      await tx.save(rows);
    });
  }

  /** One message for an outage, however many comparisons it stops, and one at its end. */
  private async alert(tx: EntityManager, rows: PaymentComparisonRunRow[]): Promise<void> {
    const failing = rows.find(({ failing_since }) => failing_since);
    const isTold = rows.some(({ alerted_at }) => alerted_at);
    if (Boolean(failing) === isTold) return;
    const label = PAYMENT_PROVIDER_LABELS[rows[0]!.provider];
    if (failing) await this.notify(tx, failing, label);
    const email = failing ? texts.alert(label, failing.failure) : texts.recovered(label);
    if (!(await this.toStaff(tx, email)) && failing) return;
    for (const row of rows) row.alerted_at = row === failing ? this.clock.now() : null;
  }

  /** Once for an outage, whether or not there is an address to write to. */
  private async notify(
    tx: EntityManager,
    { provider, failure, failing_since }: PaymentComparisonRunRow,
    subject: string,
  ): Promise<void> {
    await this.notifications.publish(tx, {
      kind: 'comparison_failed',
      facts: { subject, detail: failure },
      cause: `comparison:${provider}:${failing_since!.toISOString()}`,
    });
  }

  /** To the association, where it gave an address; answers whether it did. */
  private async toStaff(
    tx: EntityManager,
    email: Pick<EmailContent, 'subject' | 'paragraphs'>,
  ): Promise<boolean> {
    const to = await this.settings.value('contact_email', tx);
    if (!to) return false;
    const action = { label: texts.open, url: `${this.configuration.appUrl}/admin/system-tests` };
    await this.mail.send(tx, { ...email, to, action, automatic: true });
    return true;
  }

  private async watch(tx: EntityManager, provider: PaymentProviderName, scope: Scope): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(PaymentComparisonRunRow)
      .values({ provider, scope, watched_since: this.clock.now(), failure: '' })
      .orIgnore()
      .execute();
  }

  private measure({ registry }: MetricsRegistry): void {
    const figure = (name: string, help: string, valueOf: (row: PaymentComparisonRunRow) => number) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: ['provider', 'scope'],
        registers: [],
        collect: async () => {
          for (const row of await this.dataSource.manager.find(PaymentComparisonRunRow))
            gauge.set({ provider: row.provider, scope: row.scope }, valueOf(row));
        },
      });
      registry.registerMetric(gauge);
    };
    figure(
      'payment_comparison_last_success_timestamp_seconds',
      'When payments were last compared with their provider',
      ({ succeeded_at }) => (succeeded_at?.getTime() ?? 0) / 1000,
    );
    figure(
      'payment_comparison_failing',
      'Whether the newest comparison of payments with their provider failed',
      ({ failing_since }) => (failing_since ? 1 : 0),
    );
  }
}

/** In French: why a comparison could not be made. */
export function reasonOf(error: unknown): string {
  if (error instanceof ProviderUnavailable) return texts.away;
  if (!(error instanceof ProviderRefusal)) return texts.fault((error as Error).name);
  return error.code === 'transaction_search_denied' ? texts.searchDenied : texts.refused(error.code);
}

/** By its list of what moved where a provider has one: nothing is missed by it. */
function mainOf({ name, lists }: PaymentProvider, rows: readonly PaymentComparisonRunRow[]) {
  return rows.find(({ provider, scope }) => provider === name && scope === (lists ? 'moved' : 'open'));
}
