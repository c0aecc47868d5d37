import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { Currency } from '../../platform/money/money.contract.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import type { AttemptStatus, PaymentMethod, PaymentMode, PaymentProviderName } from './payment.contract.js';
import type { ProviderPayment } from './provider-updates.event.js';
import { attemptMayBecome } from './payment.rules.js';
import type { BegunPayment } from './payment-provider.js';

export interface NewAttempt {
  /** Given, so that the same form makes the same attempt; else a new one. */
  id?: string;
  /** What is paid: `donation`. */
  purpose: string;
  subject_id: string;
  provider: PaymentProviderName;
  method: PaymentMethod;
  mode: PaymentMode;
  /** Minor units. */
  amount: number;
  currency: Currency;
}

/** The rows of payment attempts: each is written before its provider is called. */
@Injectable()
export class PaymentAttemptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Writes an attempt down in the caller's transaction, in the state `created`. */
  async open(tx: EntityManager, attempt: NewAttempt): Promise<PaymentAttemptRow> {
    const now = this.clock.now();
    const row = tx.create(PaymentAttemptRow, {
      ...attempt,
      id: attempt.id ?? randomUUID(),
      status: 'created',
      created_at: now,
      updated_at: now,
    });
    await tx.insert(PaymentAttemptRow, row);
    return row;
  }

  /** Nothing for what is no number of ours: others may mark their payments at the same provider too. */
  async find(id: string, tx: EntityManager = this.dataSource.manager): Promise<PaymentAttemptRow | null> {
    return isUUID(id) ? tx.findOneBy(PaymentAttemptRow, { id }) : null;
  }

  /** Every attempt at paying a thing, oldest first. */
  of(purpose: string, subject_id: string, tx: EntityManager = this.dataSource.manager) {
    return tx.find(PaymentAttemptRow, {
      where: { purpose, subject_id },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }

  /** The attempt whose provider calls it so: by its session, or by its payment. */
  async called(
    { session_id, payment_id }: { session_id?: string; payment_id?: string },
    tx: EntityManager = this.dataSource.manager,
  ): Promise<PaymentAttemptRow | null> {
    if (session_id) return tx.findOneBy(PaymentAttemptRow, { provider_session_id: session_id });
    return payment_id ? tx.findOneBy(PaymentAttemptRow, { provider_payment_id: payment_id }) : null;
  }

  /** Keeps what the provider answered; a webhook that was faster is not undone. */
  async saveBegun(id: string, begun: BegunPayment): Promise<PaymentAttemptRow> {
    return this.change(this.dataSource.manager, id, (row) => ({
      provider_session_id: row.provider_session_id ?? begun.session_id,
      provider_payment_id: row.provider_payment_id ?? begun.payment_id,
      provider_subscription_id: row.provider_subscription_id ?? begun.subscription_id,
      next: row.next ?? begun.next,
      status: row.status === 'created' ? ('waiting' as const) : row.status,
    }));
  }

  /** Ends an attempt by our own decision, where it has not succeeded. */
  async end(
    tx: EntityManager,
    id: string,
    status: 'succeeded' | 'failed' | 'expired' | 'cancelled',
    failure_code: string | null = null,
  ): Promise<PaymentAttemptRow> {
    return this.change(tx, id, (row) =>
      attemptMayBecome(row.status, status) ? { status, failure_code: failure_code ?? row.failure_code } : {},
    );
  }

  /** Has those that succeeded wait again: for a success that staff entered, and undo. */
  async reopen(tx: EntityManager, purpose: string, subject_id: string): Promise<void> {
    const succeeded = { purpose, subject_id, status: 'succeeded' } as const;
    await tx.update(PaymentAttemptRow, succeeded, { status: 'waiting', updated_at: this.clock.now() });
  }

  async forgetNext(tx: EntityManager, purpose: string, subject_id: string): Promise<void> {
    await tx.update(PaymentAttemptRow, { purpose, subject_id }, { next: null });
  }

  /** Follows what the provider says, as far as the states allow; a success stays one. */
  async follow(tx: EntityManager, id: string, payment: ProviderPayment): Promise<PaymentAttemptRow> {
    return this.change(tx, id, (row) => ({
      provider_session_id: row.provider_session_id ?? payment.session_id,
      provider_payment_id: followedPayment(row, payment),
      provider_subscription_id: row.provider_subscription_id ?? payment.invoice?.subscription_id ?? null,
      ...followedState(row, payment),
    }));
  }

  /** Remembers which subscription an attempt began: whatever that takes later is known by it. */
  async isOfSubscription(tx: EntityManager, id: string, subscription_id: string): Promise<void> {
    await this.change(tx, id, (row) => ({
      provider_subscription_id: row.provider_subscription_id ?? subscription_id,
    }));
  }

  private async change(
    tx: EntityManager,
    id: string,
    changes: (row: PaymentAttemptRow) => Partial<PaymentAttemptRow>,
  ): Promise<PaymentAttemptRow> {
    return tx.transaction(async (inner) => {
      const row = await inner.findOneOrFail(PaymentAttemptRow, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const before = JSON.stringify(row);
      Object.assign(row, changes(row));
      // Over, nothing goes on: what was to be shown may hold a telephone number or a page's secret.
      if (row.status === 'succeeded' || row.status === 'expired' || row.status === 'cancelled')
        row.next = null;
      if (JSON.stringify(row) === before) return row;
      row.updated_at = this.clock.now();
      await inner.save(row);
      return row;
    });
  }
}

function followedPayment(row: PaymentAttemptRow, payment: ProviderPayment): string | null {
  const isOfPayment = payment.payment_id !== payment.session_id;
  if (!isOfPayment || row.status === 'succeeded') return row.provider_payment_id;
  return payment.payment_id;
}

function followedState(
  row: PaymentAttemptRow,
  { status, failure_code }: ProviderPayment,
): { status: AttemptStatus; failure_code: string | null } {
  if (row.status === 'succeeded') return { status: row.status, failure_code: row.failure_code };
  return {
    status: attemptMayBecome(row.status, status) ? status : row.status,
    failure_code: status === 'succeeded' ? null : (failure_code ?? row.failure_code),
  };
}
