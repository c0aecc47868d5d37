import { DAY_MS, type EventRecord, MINUTE_MS, type RegistrationPayment } from '@livres/api/contract';
import { RegistrationDeadlinesService } from '@livres/api/dist/events/registrations/seats/registration-deadlines.service.js';
import type { Request, TestApi } from './api.ts';
import { mailbox } from './emails.ts';
import { someAddress } from './paid-gifts.ts';
import {
  beginPayment,
  chooseAtDemo,
  confirmPayment,
  paidEvent,
  register,
  verificationToken,
} from './registrations.ts';
import { stopClock, type StoppedClock } from './time.ts';
import { eventually } from './waiting.ts';

export const REGISTRATION_EVENTS = [
  ...(['register', 'register', 'register', 'verify', 'verify', 'begin', 'pay', 'pay', 'refuse'] as const),
  ...(['pay_late', 'hear', 'cancel', 'fewer_seats', 'accept', 'half_an_hour', 'a_day'] as const),
];
export interface RegistrationEvent {
  kind: (typeof REGISTRATION_EVENTS)[number];
  /** Which of those that it may happen to, and how many seats are asked for. */
  pick: number;
}

interface Comer {
  email: string;
  registration_id: string | null;
  /** Of its own page. */
  token: string | null;
}

/** An event of 3 seats at 12,50 € whose cancellations give everything back, and all that happens to its registrations. */
export class RegistrationHistory {
  static readonly SEATS = 3;
  private readonly comers: Comer[] = [];
  private readonly begun: RegistrationPayment[] = [];

  private constructor(
    private readonly api: TestApi,
    private readonly event: EventRecord,
    private readonly clock: StoppedClock,
  ) {}

  /** The clock stands still from now on: whoever begins it restores the mocks. */
  static async begin(api: TestApi, editor: Request): Promise<RegistrationHistory> {
    const event = await paidEvent(editor, {
      max_participants: RegistrationHistory.SEATS,
      start_date: new Date(Date.now() + 200 * DAY_MS).toISOString(),
      end_date: null,
      refund_until_days: 0,
      refund_percentage: 100,
    });
    return new RegistrationHistory(api, event, stopClock(api));
  }

  /** Does it where there is something that it may happen to; what the product refuses has not happened. */
  async happens({ kind, pick }: RegistrationEvent): Promise<void> {
    const one = <T>(things: readonly T[]): T | undefined => things[pick % Math.max(1, things.length)];
    const known = one(this.comers.filter(({ token }) => token));
    const payment = one(this.begun);
    switch (kind) {
      case 'register':
        return this.registers(1 + (pick % RegistrationHistory.SEATS));
      case 'verify':
        return this.verifies(one(this.comers.filter(({ token }) => !token)));
      case 'begin':
        if (known) await this.begins(known);
        return;
      case 'pay':
      case 'refuse':
        return this.pays(known, kind === 'pay' ? 'succeed' : 'refuse');
      case 'pay_late':
        return payment && this.isPaidUnheard(payment);
      case 'hear':
        if (payment) await confirmPayment(this.api, this.event.id, payment.transaction_id);
        return;
      case 'cancel':
        return known && this.tracked(known, 'cancel');
      case 'fewer_seats':
        return known && this.tracked(known, 'seats', { seats: 1 });
      case 'accept':
        return known && this.tracked(known, 'accept');
      case 'half_an_hour':
      case 'a_day':
        this.clock.advance((kind === 'a_day' ? DAY_MS : 30 * MINUTE_MS) + MINUTE_MS);
        return this.sweep();
      default:
        throw new Error(`Nothing is known of ${String(kind)}`);
    }
  }

  /** Every payment is heard of at last, and every refund is done. */
  async settles(): Promise<void> {
    for (const { transaction_id } of this.begun)
      await confirmPayment(this.api, this.event.id, transaction_id);
    await this.sweep();
    await eventually('every refund done', async () => {
      const [asked] = await this.rows<{ count: number }>(
        `SELECT count(*)::int AS count FROM event_registration_refunds refund
           JOIN event_registrations held ON held.id = refund.registration_id
          WHERE held.event_id = $1 AND refund.status = 'asked'`,
      );
      return asked!.count === 0;
    });
  }

  /** Seats of those who may still come in, counted from the registrations themselves. */
  async heldSeats(): Promise<number> {
    const [held] = await this.rows<{ seats: number }>(
      `SELECT coalesce(sum(coalesce(offered_seats, seats)), 0)::int AS seats FROM event_registrations
        WHERE event_id = $1 AND (status IN ('pending_payment', 'confirmed')
           OR (status = 'pending_verification' AND NOT is_waiting)
           OR (status = 'waitlisted' AND offered_until IS NOT NULL))`,
    );
    return held!.seats;
  }

  /** Registrations whose payer has lost something: charged at the provider, minor units, otherwise than for the seats. */
  wronglyCharged() {
    return this.rows(
      `SELECT held.status, held.seats, charge.amount AS charged
         FROM event_registrations held, LATERAL (
           SELECT coalesce(sum(payment.amount - (
             SELECT coalesce(sum(amount), 0) FROM demo_refunds WHERE payment_id = payment.id)), 0)::int AS amount
             FROM demo_payments payment JOIN payment_attempts attempt ON attempt.id = payment.attempt_id
            WHERE attempt.subject_id = held.id AND payment.status = 'succeeded') charge
        WHERE held.event_id = $1
          AND charge.amount <> CASE held.status WHEN 'confirmed' THEN held.seats * 1250 ELSE 0 END`,
    );
  }

  /** What the journal holds for the event's registrations, minor units by account. */
  async accounts(): Promise<Record<string, number>> {
    const lines = await this.rows<{ account: string; amount: number }>(
      `SELECT account, sum(amount)::int AS amount FROM journal_postings posting
         JOIN journal_entries entry ON entry.id = posting.entry_id
         JOIN event_registrations held ON held.id = entry.subject_id
        WHERE held.event_id = $1 GROUP BY account HAVING sum(amount) <> 0`,
    );
    return Object.fromEntries(lines.map(({ account, amount }) => [account, amount]));
  }

  /** What the seats of those who are in cost, minor units. */
  async sold(): Promise<number> {
    const [sum] = await this.rows<{ amount: number }>(
      `SELECT coalesce(sum(seats), 0)::int * 1250 AS amount FROM event_registrations
        WHERE event_id = $1 AND status = 'confirmed'`,
    );
    return sum!.amount;
  }

  private async registers(seats: number): Promise<void> {
    const email = mailbox('hasard');
    const { status, body } = await register(this.api, this.event.id, { email, seats, waiting_list: true });
    if (status === 201) this.comers.push({ email, registration_id: body.registration_id, token: null });
  }

  private async verifies(comer: Comer | undefined): Promise<void> {
    if (!comer) return;
    const token = await verificationToken(this.api, comer.email);
    const { status, body } = await this.send(`/events/${this.event.id}/verify-email/`, { token });
    if (status === 200) comer.token = body.token;
  }

  private async begins({ registration_id }: Comer): Promise<RegistrationPayment | null> {
    const { status, body } = await beginPayment(this.api, this.event.id, registration_id!);
    if (status !== 201) return null;
    if (!this.begun.some(({ transaction_id }) => transaction_id === body.transaction_id))
      this.begun.push(body);
    return body;
  }

  private async pays(comer: Comer | undefined, act: 'succeed' | 'refuse'): Promise<void> {
    const begun = comer && (await this.begins(comer));
    if (begun?.next.kind === 'redirect') await chooseAtDemo(this.api, begun, act);
  }

  /** The closing of the page did not reach the provider: the payer pays on it, and nobody heard of it. */
  private async isPaidUnheard({ transaction_id }: RegistrationPayment): Promise<void> {
    await this.api.query(
      `WITH paid AS (UPDATE demo_payments SET status = 'succeeded'
                      WHERE attempt_id = $1 AND status IN ('waiting', 'expired') RETURNING attempt_id)
       UPDATE payment_attempts SET status = 'waiting' FROM paid WHERE id = paid.attempt_id`,
      [transaction_id],
    );
  }

  private async tracked({ token }: Comer, action: string, body: object = {}): Promise<void> {
    await this.send(`/event-registrations/track/${token}/${action}/`, body);
  }

  private send(path: string, body: object) {
    return this.api.request(path, { body, headers: { 'x-forwarded-for': someAddress() } });
  }

  private sweep(): Promise<void> {
    return this.api.app.get(RegistrationDeadlinesService, { strict: false }).sweep();
  }

  private rows<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
    return this.api.query(sql, [this.event.id]);
  }
}
