import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService, type Author } from '../../core/audit/audit-log.service.js';
import { PAYMENT_PROVIDER_LABELS, type PaymentProviderName } from '../payments/payment.contract.js';
import { reasonOf } from '../payments/payment-comparison-runs.service.js';
import { PaymentComparisonService } from '../payments/payment-comparison.service.js';
import type { ProviderPayment } from '../payments/provider-updates.event.js';
import { PaymentProvidersService } from '../payments/payment-providers.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { reconciliationTexts } from './reconciliation.content.js';
import { RECONCILIATION_LIMITS } from './reconciliation.contract.js';
import type { ProviderGap, ProviderReconciliation, RepairReport } from './reconciliation.dto.js';
import { journalMoves, openPayments } from './reconciliation.queries.js';
import { gapsHere, type JournalMove, missingThere, missingAtProvider } from './reconciliation.rules.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';

const MOST_PAYMENTS = 2000;
/** Before a gift is reported as unknown there, its provider is asked about it by name. */
const ASKED_BY_NAME = 50;
/** Transfers are matched at the bank, and what staff enter has no provider. */
const WITHOUT_PROVIDER: readonly PaymentProviderName[] = ['bank_transfer', 'offline'];

class TooMany extends Error {}

/** What the providers have and the journal has not, and the reverse. It only reads; repairing is the comparison's. */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger('Reconciliation');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProvidersService,
    private readonly comparison: PaymentComparisonService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async overview(days: number = RECONCILIATION_LIMITS.days): Promise<ProviderReconciliation[]> {
    const since = this.daysBefore(days);
    const names = (await this.offered()).filter((name) => !WITHOUT_PROVIDER.includes(name));
    return Promise.all(names.map((name) => this.ofProvider(name, since)));
  }

  /** Asks the provider again about all that moved, and about what stayed open; twice changes nothing more. */
  async repair(
    provider: PaymentProviderName,
    days: number | undefined,
    author: Author,
  ): Promise<RepairReport> {
    if (!(await this.offered()).includes(provider) || WITHOUT_PROVIDER.includes(provider))
      throw platformErrors.invalid({ provider: 'Ce prestataire n’est pas configuré.' });
    const since = this.daysBefore(days ?? RECONCILIATION_LIMITS.days);
    const moved = await this.comparison.repairMoved(provider, since);
    const open = await this.comparison.compareOpen();
    const report = { seen: moved.seen + open.seen, repaired: moved.repaired + open.repaired };
    const label = `Rapprochement avec ${PAYMENT_PROVIDER_LABELS[provider]}`;
    const after = { id: provider, version: 1, ...report };
    const written = { author, resource: 'reconciliation', label, before: null, after };
    await this.dataSource.transaction((tx) => this.auditLog.record(tx, { ...written, action: 'updated' }));
    return report;
  }

  private async ofProvider(provider: PaymentProviderName, since: Date): Promise<ProviderReconciliation> {
    const open = await openPayments.one(this.dataSource.manager, provider, this.daysBefore(1));
    const about = {
      provider,
      label: PAYMENT_PROVIDER_LABELS[provider],
      open: open.count,
      lists: this.providers.named(provider).lists,
    };
    try {
      const payments = await this.movedAt(provider, since);
      const paid = payments.filter(({ status }) => status === 'succeeded');
      const cents = paid.reduce((sum, { amount, currency }) => sum + (currency === 'EUR' ? amount : 0), 0);
      const gaps = await this.gaps(provider, payments, since, about.lists);
      return { ...about, unreachable: null, payments: paid.length, amount: toMajorUnits(cents, 'EUR'), gaps };
    } catch (error) {
      const unreachable =
        error instanceof TooMany ? reconciliationTexts.tooMany : reconciliationTexts.failed(reasonOf(error));
      this.logger.warn(`The comparison with ${provider} failed: ${String(error)}`);
      return { ...about, unreachable, payments: 0, amount: 0, gaps: [] };
    }
  }

  private async gaps(
    provider: PaymentProviderName,
    payments: readonly ProviderPayment[],
    since: Date,
    lists: boolean,
  ): Promise<ProviderGap[]> {
    const journal = await this.journal(provider, payments, since);
    const unsure = lists ? missingAtProvider(payments, journal).slice(0, ASKED_BY_NAME) : [];
    const there = await Promise.all(unsure.map((move) => this.isKnown(provider, move.ref)));
    const missing = unsure.filter((_, index) => !there[index]).map(missingThere);
    return [...gapsHere(payments, journal), ...missing].toSorted((one, other) =>
      one.at < other.at ? 1 : -1,
    );
  }

  private async movedAt(provider: PaymentProviderName, since: Date): Promise<ProviderPayment[]> {
    const payments = new Map<string, ProviderPayment>();
    for await (const fact of this.providers.named(provider).movedSince(since)) {
      if (fact.kind !== 'payment') continue;
      payments.set(fact.payment.payment_id, fact.payment);
      if (payments.size > MOST_PAYMENTS) throw new TooMany();
    }
    return [...payments.values()];
  }

  private async isKnown(provider: PaymentProviderName, payment_id: string): Promise<boolean> {
    return (await this.providers.named(provider).factsOf({ kind: 'payment', payment_id })).length > 0;
  }

  /** What the journal says of these payments, whenever, and of everything of these days. */
  private async journal(
    provider: PaymentProviderName,
    payments: readonly ProviderPayment[],
    since: Date,
  ): Promise<JournalMove[]> {
    const refs = payments.flatMap((payment) => [
      payment.payment_id,
      ...payment.refunds.map(({ refund_id }) => refund_id),
      ...payment.disputes.map(({ dispute_id }) => dispute_id),
    ]);
    const entered = refs.map((ref) => `${provider}:${ref}`);
    return journalMoves.all(this.dataSource.manager, provider, entered, since);
  }

  private async offered(): Promise<PaymentProviderName[]> {
    return (await this.providers.offers()).map(({ provider }) => provider.name);
  }

  private daysBefore(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
