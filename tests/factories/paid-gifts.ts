import { randomInt, randomUUID } from 'node:crypto';
import {
  type EventJob,
  PaymentEventsService,
} from '@livres/api/dist/giving/payments/payment-events.service.js';
import type { DonationInput, DonationStarted } from '@livres/api/contract';
import type { StripeServer } from '../fakes/stripe-server.ts';
import { accepted } from './answers.ts';
import type { Request, TestApi } from './api.ts';
import { aGiftForm } from './donations.ts';
import { rowsOf } from './rows.ts';
import { PaymentComparisonService } from '@livres/api/dist/giving/payments/payment-comparison.service.js';

export interface PledgedGift {
  id: string;
  email: string;
  session_id: string;
}

/** Fills the form in and comes to Stripe's page: 42 € by card, by default otherwise. */
export async function pledge(
  { request, databaseUrl }: { request: Request; databaseUrl: string },
  over: Partial<DonationInput> = {},
): Promise<PledgedGift> {
  const email = `awa.${randomUUID()}@example.org`;
  const body = aGiftForm({ amount: '42,00', payment_method: 'card', form_key: randomUUID(), email, ...over });
  const headers = { 'x-forwarded-for': someAddress() };
  const started = await accepted(request<DonationStarted>('/donations/', { body, headers }));
  const [attempt] = await rowsOf<{ provider_session_id: string }>(
    databaseUrl,
    `SELECT provider_session_id FROM payment_attempts WHERE subject_id = $1`,
    [started.id],
  );
  return { id: started.id, email: body.email, session_id: attempt!.provider_session_id };
}

/** Limits are by address: each gift comes from one of its own. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const comparisonOf = (api: TestApi) => api.app.get(PaymentComparisonService, { strict: false });

/** Does the jobs of announcements that wait, one after the other, in the order given; for an api whose worker is apart. */
export async function handleAnnouncements(
  api: TestApi,
  order: (jobs: EventJob[]) => EventJob[] = (jobs) => jobs,
): Promise<void> {
  const waiting: EventJob[] =
    await api.sql`SELECT provider, event_id FROM payment_events WHERE handled_at IS NULL ORDER BY received_at`;
  for (const job of order(waiting)) await api.app.get(PaymentEventsService, { strict: false }).handle(job);
}

export interface Books {
  status: string;
  /** Minor units, what is left of the gift. */
  given: number;
  fees: number;
  /** What the provider holds for us. */
  held: number;
  kinds: Record<string, number>;
  thanks: number;
}

/** What a gift has become here: its state, its sums in the journal, and its emails of thanks. */
export async function booksOf(databaseUrl: string, { id }: PledgedGift): Promise<Books> {
  const [books] = await rowsOf<Books>(
    databaseUrl,
    `SELECT d.status,
            coalesce((SELECT -sum(p.amount)::int FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
                       WHERE e.donation_id = d.id AND p.account = 'gifts'), 0) AS given,
            coalesce((SELECT sum(p.amount)::int FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
                       WHERE e.donation_id = d.id AND p.account = 'fees'), 0) AS fees,
            coalesce((SELECT sum(p.amount)::int FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
                       WHERE e.donation_id = d.id AND p.account = 'provider:stripe'), 0) AS held,
            coalesce((SELECT jsonb_object_agg(kind, n) FROM (SELECT kind, count(*)::int AS n FROM journal_entries
                       WHERE donation_id = d.id GROUP BY kind) k), '{}') AS kinds,
            (SELECT count(*)::int FROM donation_entries entry WHERE entry.donation_id = d.id AND entry.kind = 'letter'
                AND entry.text LIKE '%Merci pour votre don%') AS thanks
       FROM donations d WHERE d.id = $1`,
    [id],
  );
  return books!;
}

/** What the same gift is at Stripe. */
export function stripeBooksOf(stripe: StripeServer, { session_id }: PledgedGift) {
  const { state } = stripe;
  const session = state.get('checkout.session', session_id);
  const intent = session['payment_intent'] ? state.get('payment_intent', session['payment_intent']) : null;
  if (intent?.['status'] !== 'succeeded') return { given: 0, fees: 0, held: 0 };
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const of = (kind: string) => state.all(kind).filter((one) => one['payment_intent'] === intent.id);
  const refunded = sum(
    of('refund')
      .filter(({ status }) => status !== 'failed')
      .map(({ amount }) => amount),
  );
  const disputes = of('dispute').filter(({ balance_transactions }) => balance_transactions.length > 0);
  const disputed = sum(disputes.filter(({ status }) => status !== 'won').map(({ amount }) => amount));
  const charge = state.get('charge', intent['latest_charge']);
  const entry =
    charge['balance_transaction'] && state.get('balance_transaction', charge['balance_transaction']);
  const fees = (entry?.fee ?? 0) + disputes.length * 2000;
  const given = intent['amount_received'] - refunded - disputed;
  return { given, fees, held: given - fees };
}
