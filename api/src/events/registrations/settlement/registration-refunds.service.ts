import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { paymentRef } from '../../../giving/donations/settlement/donation-journal.service.js';
import { LedgerService } from '../../../giving/ledger/ledger.service.js';
import type { PaymentProviderName } from '../../../giving/payments/payment.contract.js';
import { PaymentsService } from '../../../giving/payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import { Problem } from '../../../platform/errors/problem.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import type { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { isGivenBackByHand } from '../registration.rules.js';
import { ticketPayments } from './registration-journal.queries.js';
import { RegistrationJournalService } from './registration-journal.service.js';
import { EventRegistrationRefundRow, REFUND_JOB, type RefundJob } from './registration-refund.entity.js';
import { AGAIN, RegistrationReversalsService } from './registration-reversals.service.js';

/** What is to be given back, in minor units. */
export interface RefundOrder {
  ticket_amount: number;
  donation_amount: number;
  reason: string;
  /** One for each dialog shown: the same one again is the same refund. */
  key?: string;
  /** Staff gave it back themselves. */
  by_hand?: boolean;
  /** Another payment than the registration's own, and what it came in. */
  payment_ref?: string;
  currency?: string;
}

const TRIED_FOR_MS = 23 * HOUR_MS;

/** What is given back. Each refund is a row before the provider is called, and one refund there. */
@Injectable()
export class RegistrationRefundsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
    private readonly journal: RegistrationJournalService,
    private readonly reversals: RegistrationReversalsService,
    private readonly rows: RegistrationRowsService,
    private readonly history: RegistrationHistoryService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a refund down in the caller's transaction, and the job that asks the provider for it; refuses more than what
   * is left. What no provider gives back waits for staff, or is entered at once where they say that they did it. Of
   * several payments the last goes back first.
   */
  async order(
    tx: EntityManager,
    held: HeldRegistration,
    order: RefundOrder,
    by: Author | null,
  ): Promise<void> {
    const { row } = held;
    const { key = randomUUID(), payment_ref: own, donation_amount } = order;
    const known = await tx.findOneBy(EventRegistrationRefundRow, { id: key });
    if (known && known.registration_id !== row.id) throw registrationErrors.formChanged();
    if (known) return;
    if (own) return this.write(tx, held, { ...order, id: key, payment_ref: own }, by);
    await this.assertLeft(tx, row, order);
    let rest = order.ticket_amount;
    let id = key;
    for (const [payment_ref, left] of await this.leftOfPayments(tx, row)) {
      const gift = payment_ref === paymentOf(row) ? donation_amount : 0;
      const ticket_amount = Math.min(rest, left);
      rest -= ticket_amount;
      if (ticket_amount + gift <= 0) continue;
      await this.write(tx, held, { ...order, id, payment_ref, ticket_amount, donation_amount: gift }, by);
      id = randomUUID();
    }
  }

  private async write(
    tx: EntityManager,
    held: HeldRegistration,
    order: RefundOrder & { id: string; payment_ref: string },
    by: Author | null,
  ): Promise<void> {
    const { row } = held;
    const { id, payment_ref } = order;
    const now = this.clock.now();
    const refund = tx.create(EventRegistrationRefundRow, {
      id,
      registration_id: row.id,
      payment_ref,
      ticket_amount: order.ticket_amount,
      donation_amount: order.donation_amount,
      currency: order.currency ?? row.currency,
      reason: order.reason,
      status: 'asked',
      by_hand: (order.by_hand ?? false) || isGivenBackByHand(partsOf(payment_ref)[0]),
      staff_id: by?.id ?? null,
      staff_name: by?.name ?? null,
      provider_refund_id: null,
      failure_code: null,
      ended_at: null,
      created_at: now,
      updated_at: now,
    });
    await tx.insert(EventRegistrationRefundRow, refund);
    const text = timelineTexts.refundAsked(moneyInFrench(amountOf(refund), refund.currency));
    await this.history.add(tx, row.id, { kind: 'refund_asked', text, details: order.reason || null, by });
    if (order.by_hand) await this.reversals.byHand(tx, held, refund);
    else if (refund.by_hand) await this.reversals.toGive(tx, held, refund);
    else await this.jobs.add(tx, REFUND_JOB, { refund_id: id } satisfies RefundJob);
  }

  /** Orders everything that is left of a registration, the gift on top included; answers how much, in minor units. */
  async orderAll(
    tx: EntityManager,
    held: HeldRegistration,
    reason: string,
    by: Author | null,
  ): Promise<number> {
    const left = await this.left(tx, held.row);
    const amount = left.ticket_amount + left.donation_amount;
    if (amount > 0) await this.order(tx, held, { ...left, reason }, by);
    return amount;
  }

  /** What may still be given back, in minor units: what was asked for already counts as gone. */
  async left(tx: EntityManager, row: EventRegistrationRow) {
    const payments = await this.leftOfPayments(tx, row);
    const gift = row.donation_id ? await this.ledger.netOfGift(tx, row.donation_id) : 0;
    const asked = await this.asked(tx, row);
    const gone = asked.reduce((sum, { donation_amount }) => sum + donation_amount, 0);
    return {
      ticket_amount: payments.reduce((sum, [, left]) => sum + left, 0),
      donation_amount: payments.length > 0 ? Math.max(0, gift - gone) : 0,
    };
  }

  /** What is left of each payment for its seats, in minor units: what was asked for later first. */
  private async leftOfPayments(tx: EntityManager, row: EventRegistrationRow): Promise<[string, number][]> {
    const main = paymentOf(row);
    if (!main) return [];
    const later = (await ticketPayments.all(tx, row.id)).flatMap(({ payment_ref: ref }) => ref ?? []);
    const asked = await this.asked(tx, row);
    const left: [string, number][] = [];
    for (const payment_ref of [...later.filter((ref) => ref !== main), main]) {
      const gone = asked.filter((one) => one.payment_ref === payment_ref);
      const tickets = await this.journal.leftOf(tx, row, payment_ref, 'tickets');
      left.push([
        payment_ref,
        Math.max(
          0,
          gone.reduce((sum, one) => sum - one.ticket_amount, tickets),
        ),
      ]);
    }
    return left;
  }

  /** What was asked for and is not in the journal: a provider that answered that it does it is. */
  private asked(tx: EntityManager, { id }: EventRegistrationRow): Promise<EventRegistrationRefundRow[]> {
    const where = { registration_id: id, status: 'asked', provider_refund_id: IsNull() } as const;
    return tx.findBy(EventRegistrationRefundRow, where);
  }

  /**
   * Asks for one that was refused once more, or enters that staff gave it back; refuses (409) what is not left of its
   * payment. A provider answers the same key as before: it is another refund.
   */
  async orderAgain(
    tx: EntityManager,
    held: HeldRegistration,
    { payment_ref, ticket_amount, donation_amount, currency }: EventRegistrationRefundRow,
    by_hand: boolean,
    by: Author,
  ): Promise<void> {
    const { row } = held;
    const of = (await this.journal.arrivalOf(tx, payment_ref)) ?? 'tickets';
    const asked = (await this.asked(tx, row)).filter((one) => one.payment_ref === payment_ref);
    const tickets = await this.journal.leftOf(tx, row, payment_ref, of);
    const left = asked.reduce((sum, one) => sum - one.ticket_amount, tickets);
    const gift = donation_amount > 0 ? (await this.left(tx, row)).donation_amount : 0;
    if (ticket_amount > left || donation_amount > gift)
      throw registrationErrors.refundTooLarge(moneyInFrench(Math.max(0, left) + gift, currency));
    const order = { ticket_amount, donation_amount, currency, payment_ref, by_hand, reason: AGAIN };
    await this.order(tx, held, order, by);
  }

  /** Nobody has to do anything about it any more; one that waited to be given back by hand is not. */
  async close(tx: EntityManager, refund: EventRegistrationRefundRow): Promise<void> {
    const now = this.clock.now();
    await tx.save(Object.assign(refund, { status: 'refused', ended_at: now, updated_at: now }));
  }

  /** Every refund of a registration, oldest first. */
  of(registration_id: string): Promise<EventRegistrationRefundRow[]> {
    const order = { created_at: 'ASC', id: 'ASC' } as const;
    return this.dataSource.manager.find(EventRegistrationRefundRow, { where: { registration_id }, order });
  }

  /** For the job: asks the provider; throws while it is away, to be tried again with the same key. */
  @OnJob({ name: REFUND_JOB, leaves: true })
  async carryOut({ refund_id }: RefundJob): Promise<void> {
    const refund = await this.dataSource.manager.findOneBy(EventRegistrationRefundRow, { id: refund_id });
    if (refund?.status !== 'asked') return;
    const [provider, payment_id] = partsOf(refund.payment_ref);
    try {
      const amount = amountOf(refund);
      const answer = await this.payments.refund(provider, payment_id, { key: refund_id, amount });
      await this.dataSource.transaction(async (tx) => {
        const held = await this.rows.held(tx, refund.registration_id);
        const { currency } = refund;
        await tx.update(
          EventRegistrationRefundRow,
          { id: refund_id },
          { provider_refund_id: answer.refund_id },
        );
        await this.reversals.refund(tx, held, answer, { provider, payment_id, currency });
      });
    } catch (error) {
      await this.notDone(refund, error);
    }
  }

  /** Away, it is asked again; refused, or unanswered for a day, it is over, and staff read why. */
  private async notDone(refund: EventRegistrationRefundRow, error: unknown): Promise<void> {
    if (!(error instanceof Problem)) throw error;
    const isYoung = this.clock.now().getTime() - refund.created_at.getTime() < TRIED_FOR_MS;
    if (error.status === 503 && isYoung) throw error;
    const code = codeOf(error);
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, refund.registration_id);
      const row = await tx.findOneByOrFail(EventRegistrationRefundRow, { id: refund.id });
      if (row.status !== 'asked') return;
      await tx.save(
        Object.assign(row, { status: 'refused', failure_code: code, updated_at: this.clock.now() }),
      );
      const text = timelineTexts.refundRefused(code);
      await this.history.add(tx, row.registration_id, { kind: 'refund_failed', text });
      await this.reversals.refused(tx, held, row);
    });
  }

  private async assertLeft(
    tx: EntityManager,
    row: EventRegistrationRow,
    { ticket_amount, donation_amount }: RefundOrder,
  ): Promise<void> {
    const left = await this.left(tx, row);
    if (ticket_amount + donation_amount <= 0) throw registrationErrors.notRefundable();
    if (ticket_amount <= left.ticket_amount && donation_amount <= left.donation_amount) return;
    const most = left.ticket_amount + left.donation_amount;
    throw registrationErrors.refundTooLarge(moneyInFrench(most, row.currency));
  }
}

/** The payment of a registration as the journal calls it; null where it is not paid. */
export function paymentOf({
  id,
  paid_at,
  provider,
  provider_payment_id,
}: EventRegistrationRow): string | null {
  if (!paid_at || !provider) return null;
  return paymentRef(provider, provider_payment_id ?? id);
}

const amountOf = ({ ticket_amount, donation_amount }: EventRegistrationRefundRow) =>
  ticket_amount + donation_amount;

function partsOf(payment_ref: string): [PaymentProviderName, string] {
  const [name = '', ...rest] = payment_ref.split(':');
  return [name as PaymentProviderName, rest.join(':')];
}

/** Why a provider refused, in its own word where it gave one. */
function codeOf(error: Problem): string {
  const { provider_code } = error.body() as { provider_code?: unknown };
  return typeof provider_code === 'string' ? provider_code : error.code;
}
