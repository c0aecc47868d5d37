import { randomUUID } from 'node:crypto';
import { DonationReceiptsService } from '@livres/api/dist/giving/donation-receipts/donation-receipts.service.js';
import { DonationRefundProcessingService } from '@livres/api/dist/giving/donations/settlement/donation-refund-processing.service.js';
import type { ProviderUpdate } from '@livres/api/dist/giving/payments/provider-updates.event.js';
import { ProviderUpdatesService } from '@livres/api/dist/giving/payments/provider-updates.service.js';
import { StripeProvider } from '@livres/api/dist/giving/payments/stripe/stripe.provider.js';
import { DataSource } from 'typeorm';
import type { StripeServer } from '../fakes/stripe-server.ts';
import type { Answer, Request, TestApi } from './api.ts';
import { actCurrent } from './current-version.ts';
import type { Givers } from './donations.ts';
import { someAddress } from './paid-gifts.ts';

export const MONEY_EVENTS = [
  ...(['card_page', 'sepa_page', 'pay', 'pay', 'pay_otherwise', 'bank_passes', 'bank_refuses'] as const),
  ...(['transfer', 'transfer_otherwise', 'refund', 'refund_in_part', 'refund_by_hand'] as const),
  ...(['refund_at_stripe', 'refund_fails', 'dispute', 'dispute_won', 'dispute_won_with_fee'] as const),
  ...(['dispute_lost', 'tell', 'tell', 'tell_old', 'return_it', 'return_by_hand', 'accept'] as const),
];
export interface MoneyEvent {
  kind: (typeof MONEY_EVENTS)[number];
  /** Which of those that it may happen to. */
  pick: number;
}

interface Books {
  /** Minor units of the euro, by account. */
  accounts: Record<string, number>;
  /** What receipts in force say beyond what is left of their gifts. */
  too_much: number;
}

/** A gift of 50 € and everything that happens to its money: at Stripe, at the bank, and at the desk. */
export class MoneyHistory {
  readonly donations: string[] = [];
  /** What stands at the bank for it. */
  bank = 0;
  private readonly sessions: string[] = [];
  private readonly told: ProviderUpdate[] = [];

  private constructor(
    private readonly api: TestApi,
    private readonly admin: Request,
    private readonly stripe: StripeServer,
    private readonly token: string,
  ) {}

  static async begin(
    api: TestApi,
    admin: Request,
    { stripe, givers }: { stripe: StripeServer; givers: Givers },
  ): Promise<MoneyHistory> {
    const person = { first_name: 'Hélène', last_name: 'Œuvrard', street_address: '12 rue de l’Église' };
    const form = { ...person, postal_code: '69003', city: 'Lyon', payment_method: 'card' };
    const { id, token } = await givers.given({ ...form, form_key: randomUUID() });
    const history = new MoneyHistory(api, admin, stripe, token);
    history.donations.push(id);
    await history.sees();
    return history;
  }

  /** Does it where it may happen now; what is impossible is left out, as it would be refused. */
  async happens({ kind, pick }: MoneyEvent): Promise<void> {
    const { payer, state } = this.stripe;
    const one = <T>(things: readonly T[]): T | undefined => things[pick % Math.max(1, things.length)];
    const session = one(this.openSessions());
    const debit = one(this.debits());
    const payment = one(this.paid());
    const dispute = one(this.of('dispute').filter(({ status }) => status === 'needs_response'));
    const refund = one(this.of('refund').filter(({ status }) => status !== 'failed'));
    switch (kind) {
      case 'card_page':
        return this.retry('card');
      case 'sepa_page':
        return this.retry('sepa_debit');
      case 'pay':
        return void (session && payer.pays(session));
      case 'pay_otherwise':
        return void (session && payer.paysOtherwise(session, { unit_amount: 4500 }));
      case 'bank_passes':
      case 'bank_refuses':
        return void (debit && payer.bankAnswers(debit, kind === 'bank_passes' ? null : 'insufficient_funds'));
      case 'transfer':
      case 'transfer_otherwise':
        return this.transfer(kind === 'transfer' ? '50' : '45');
      case 'refund':
        return this.refund({}, pick);
      case 'refund_in_part':
        return this.refund({ amount: '20' }, pick);
      case 'refund_by_hand':
        return this.refund({ by_hand: true }, pick);
      case 'refund_at_stripe':
        return void (payment && quietly(() => payer.isRefundedAtStripe(payment, 1500)));
      case 'refund_fails':
        if (refund) payer.refundEnds(refund.id, 'failed');
        return;
      case 'dispute':
        return void (payment && payer.disputes(payment));
      case 'dispute_won':
      case 'dispute_won_with_fee':
        if (dispute) payer.disputeIs(dispute.id, 'won', { feeReturned: kind === 'dispute_won_with_fee' });
        return;
      case 'dispute_lost':
        if (dispute) payer.disputeIs(dispute.id, 'lost');
        return;
      case 'tell':
        return this.deliver(one(this.payments()));
      case 'tell_old':
        return this.apply(one(this.told));
      case 'return_it':
      case 'return_by_hand':
        return this.giveBack(kind === 'return_by_hand', pick);
      case 'accept':
        return this.accept(pick);
      default:
        throw new Error(`Nothing is known of ${String(kind)}: ${state.now}`);
    }
  }

  /** Everything is heard of at last, and nothing waits any more. */
  async settles(): Promise<void> {
    const refunds = this.api.app.get(DonationRefundProcessingService, { strict: false });
    for (let turn = 0; turn < 2; turn += 1) {
      for (const payment of this.payments()) await this.deliver(payment);
      const asked = await this.rows<{ id: string }>(
        `SELECT id FROM donation_refunds WHERE donation_id = ANY($1) AND status = 'asked'`,
        [this.donations],
      );
      for (const { id } of asked) await refunds.again({ refund_id: id });
    }
    for (const id of this.donations) await this.settleReceipts(id);
  }

  /** As its job does, which tries again where it crosses the drawing of a receipt. */
  private async settleReceipts(id: string): Promise<void> {
    const receipts = this.api.app.get(DonationReceiptsService, { strict: false });
    for (let left = 5; ; left -= 1)
      try {
        return await receipts.settle(id);
      } catch (error) {
        if (left === 0 || (error as { code?: string }).code !== '40P01') throw error;
      }
  }

  /** What stands at Stripe for it, by Stripe's own balance. */
  atStripe(): number {
    const { state } = this.stripe;
    const charges = this.of('charge').filter(({ status }) => status === 'succeeded');
    const net = (id: string) => state.get('balance_transaction', id)['net'] as number;
    const taken = charges.map(({ balance_transaction }) => net(balance_transaction));
    const refunded = this.of('refund').map(({ status, amount }) => (status === 'failed' ? 0 : -amount));
    const disputed = this.of('dispute').flatMap(({ balance_transactions }) =>
      (balance_transactions as { net: number }[]).map((entry) => entry.net),
    );
    return [...taken, ...refunded, ...disputed].reduce((sum, amount) => sum + amount, 0);
  }

  async books(): Promise<Books> {
    const lines = await this.rows<{ account: string; amount: number }>(
      `SELECT account, sum(amount)::int AS amount FROM journal_postings posting
         JOIN journal_entries entry ON entry.id = posting.entry_id
        WHERE donation_id = ANY($1) GROUP BY account`,
      [this.donations],
    );
    const [receipts] = await this.rows<{ too_much: number }>(
      `SELECT count(*)::int AS too_much FROM receipts JOIN donation_receipts link ON link.receipt_id = receipts.id
        WHERE link.donation_id = ANY($1) AND link.is_current AND receipts.amount > (
          SELECT coalesce(-sum(posting.amount), 0) FROM journal_entries entry
            JOIN journal_postings posting ON posting.entry_id = entry.id
           WHERE entry.donation_id = link.donation_id AND posting.account = 'gifts')`,
      [this.donations],
    );
    const accounts = Object.fromEntries(lines.map((one) => [one.account, one.amount]));
    return { accounts, too_much: receipts?.too_much ?? 0 };
  }

  /** Gifts whose state and whose money do not agree, or that are worth less than nothing. */
  wrongGifts() {
    return this.rows(
      `SELECT donation.id, donation.status, given.net, given.entries FROM donations donation,
         LATERAL (SELECT coalesce(-sum(amount), 0)::int AS net, count(*) FILTER (WHERE kind = 'gift')::int AS entries
                    FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
                   WHERE entry.donation_id = donation.id AND posting.account = 'gifts') given
        WHERE donation.id = ANY($1) AND (net < 0 OR (status = 'succeeded') <> (entries = 1))`,
      [this.donations],
    );
  }

  private async retry(payment_method: string): Promise<void> {
    await this.api.request(`/donations/${this.donations[0]}/retry/`, {
      body: { payment_method },
      headers: { 'x-donation-token': this.token, 'x-forwarded-for': someAddress() },
    });
    await this.sees();
  }

  private async sees(): Promise<void> {
    const made = await this.rows<{ id: string }>(
      `SELECT provider_session_id AS id FROM payment_attempts WHERE subject_id = $1 AND provider_session_id IS NOT NULL`,
      [this.donations[0]],
    );
    for (const { id } of made) if (!this.sessions.includes(id)) this.sessions.push(id);
  }

  private openSessions(): string[] {
    return this.sessions.filter((id) => this.session(id)['status'] === 'open');
  }

  private debits(): string[] {
    return this.sessions.filter((id) => this.intentOf(id)?.['status'] === 'processing');
  }

  private payments(): string[] {
    return this.sessions.flatMap((id) => this.intentOf(id)?.id ?? []);
  }

  private paid(): string[] {
    return this.sessions.flatMap((id) => {
      const intent = this.intentOf(id);
      return intent?.['status'] === 'succeeded' ? [intent.id] : [];
    });
  }

  private session(id: string) {
    return this.stripe.state.get('checkout.session', id);
  }

  private intentOf(session: string) {
    const id = this.session(session)['payment_intent'];
    return id ? this.stripe.state.get('payment_intent', id) : null;
  }

  private of(kind: 'charge' | 'refund' | 'dispute') {
    const ours = this.payments();
    return this.stripe.state.all(kind).filter((thing) => ours.includes(thing['payment_intent']));
  }

  private async transfer(amount: string): Promise<void> {
    const [id] = this.donations;
    const body = { received_on: '2026-11-20', amount };
    const { status } = await actCurrent(this.admin, `/admin/donations/${id}`, 'transfer', body);
    // A gift that is paid waits for nothing: what arrives is another.
    if (status === 409) await this.enter(amount);
    this.bank += Number(amount) * 100;
  }

  private async enter(amount: string): Promise<void> {
    const gift = { payment_method: 'bank_transfer', received_on: '2026-11-20', donor_type: 'particulier' };
    const made = ok(
      await this.admin('/admin/donations', {
        body: { ...gift, amount, last_name: 'Autre', key: randomUUID() },
      }),
    );
    this.donations.push(made.body.id);
  }

  private async refund(order: { amount?: string; by_hand?: boolean }, pick: number): Promise<void> {
    const id = this.donations[pick % this.donations.length];
    const { version, payment_method } = (await this.admin(`/admin/donations/${id}`)).body;
    const asked = { ...order, reason: 'Erreur', version, key: randomUUID() };
    const { status, body } = await this.admin(`/admin/donations/${id}/refunds`, { body: asked });
    const isByHand = order.by_hand || payment_method === 'bank_transfer';
    if (status === 200 && isByHand) this.bank -= Math.round(body.amount * 100);
  }

  private async unapplied(pick: number): Promise<{ id: number; amount: number } | undefined> {
    const { status, body } = await this.admin('/admin/unapplied-payments');
    const ours = status === 200 ? body.filter((one: any) => this.donations.includes(one.donation_id)) : [];
    return ours[pick % Math.max(1, ours.length)];
  }

  private async giveBack(by_hand: boolean, pick: number): Promise<void> {
    const payment = await this.unapplied(pick);
    if (!payment) return;
    const order = { reason: 'Payé deux fois', by_hand, key: randomUUID() };
    const { status, body } = await this.admin(`/admin/unapplied-payments/${payment.id}/refunds`, {
      body: order,
    });
    if (status === 200 && by_hand) this.bank -= Math.round(body.amount * 100);
  }

  private async accept(pick: number): Promise<void> {
    const payment = await this.unapplied(pick);
    if (!payment) return;
    const { status, body } = await this.admin(`/admin/unapplied-payments/${payment.id}/accept`, {
      method: 'POST',
    });
    if (status === 200 && !this.donations.includes(body.id)) this.donations.push(body.id);
  }

  /** Stripe is asked what a payment is now, as a webhook or the comparison would. */
  private async deliver(payment_id: string | undefined): Promise<void> {
    if (!payment_id) return;
    const provider = this.api.app.get(StripeProvider, { strict: false });
    for (const fact of await provider.factsOf({ kind: 'payment', payment_id })) {
      this.told.push(fact);
      await this.apply(fact);
    }
  }

  private async apply(fact: ProviderUpdate | undefined): Promise<void> {
    if (!fact) return;
    const facts = this.api.app.get(ProviderUpdatesService, { strict: false });
    await this.api.app.get(DataSource).transaction((tx) => facts.apply(tx, fact, 'stripe'));
  }

  private rows<Row = any>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.api.query(sql, values);
  }
}

function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

/** What Stripe refuses does not happen. */
function quietly(action: () => unknown): void {
  try {
    action();
  } catch {
    return;
  }
}
