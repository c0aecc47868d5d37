import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StripeBilling } from './stripe/stripe-billing.ts';
import { StripeCheckout } from './stripe/stripe-checkout.ts';
import { StripeDeliveries } from './stripe/stripe-deliveries.ts';
import { type Form, readForm } from './stripe/stripe-form.ts';
import { STRIPE_LIMITS as LIMITS } from './stripe/stripe-limits.ts';
import { StripePayer } from './stripe/stripe-payer.ts';
import { StripePayments } from './stripe/stripe-payments.ts';
import { refuse, StripeRefusal } from './stripe/stripe-refusal.ts';
import { answerOf, type StripeHouse } from './stripe/stripe-routes.ts';
import { API_VERSION, StripeState } from './stripe/stripe-state.ts';

/** Put together here: a scan of the sources looks for real keys. */
const keyOf = (kind: 'sk' | 'pk', live: boolean) => `${kind}_${live ? 'live' : 'test'}_of_the_tests`;
export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_tests';

type Fault =
  | { kind: 'fail'; status: number }
  /** Stripe refuses, and will again. */
  | { kind: 'refuse'; code: string }
  /** The work is done, and the answer comes this much later. */
  | { kind: 'answer_late'; ms: number }
  | { kind: 'lose_answer' }
  | { kind: 'slow'; ms: number };

export interface StripeServer {
  /** For `STRIPE_API_URL`. */
  url: string;
  /** The environment of an api that pays here. */
  env: Record<string, string>;
  state: StripeState;
  payments: StripePayments;
  billing: StripeBilling;
  checkout: StripeCheckout;
  /** What people and banks do. */
  payer: StripePayer;
  deliveries: StripeDeliveries;
  /** What was asked, `POST /v1/refunds`, in order; what was answered from an idempotency key is marked. */
  asked: { line: string; status: number; isRepeat: boolean }[];
  /** Befalls the next requests whose « METHOD path » matches, one each. */
  befall(fault: Fault, match?: RegExp, times?: number): void;
  /** Hangs up on everyone while true. */
  isAway: boolean;
  /** Moves the clock on: invoices are made and paid at their own moments. */
  advanceTo(moment: Date): void;
  close(): Promise<void>;
}

const HOUR = 3600;

interface Kept {
  line: string;
  text: string;
  /** Seconds, by the fake's own clock. */
  at: number;
  answer?: { status: number; body: unknown };
}

/** A Stripe of the project's own: refuses what the real one refuses, and fails as one wants. */
export async function startStripeServer({
  webhookSecrets = [STRIPE_WEBHOOK_SECRET],
  port = 0,
  live = false,
}: { webhookSecrets?: readonly string[]; port?: number; live?: boolean } = {}): Promise<StripeServer> {
  const state = new StripeState(live);
  const payments = new StripePayments(state);
  const billing = new StripeBilling(state, payments);
  const house: StripeHouse = {
    state,
    payments,
    billing,
    origin: () => fake.url,
    checkout: new StripeCheckout(state, payments, billing, () => fake.url),
  };
  const deliveries = new StripeDeliveries(state, webhookSecrets);
  const faults: { fault: Fault; match: RegExp }[] = [];
  const keys = new Map<string, Kept>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: StripeServer = {
    url,
    env: {
      STRIPE_API_URL: url,
      STRIPE_SECRET_KEY: keyOf('sk', live),
      STRIPE_PUBLISHABLE_KEY: keyOf('pk', live),
      STRIPE_WEBHOOK_SECRET: webhookSecrets.join(','),
    },
    state,
    payments,
    billing,
    deliveries,
    checkout: house.checkout,
    payer: new StripePayer(house),
    asked: [],
    befall: (fault, match = /^/, times = 1) =>
      faults.push(
        ...Array.from({ length: times }, () => ({
          fault,
          match,
        })),
      ),
    isAway: false,
    advanceTo: (moment) => state.advanceTo(moment),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString('utf8');
    if (fake.isAway) return void request.socket.destroy();
    const { pathname, search } = new URL(request.url!, url);
    const line = `${request.method} ${pathname}`;
    const at = faults.findIndex(({ match }) => match.test(line));
    const fault = at >= 0 ? faults.splice(at, 1)[0]!.fault : null;
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const key = request.headers['idempotency-key'] as string | undefined;
    const known = request.method === 'POST' && key ? keys.get(key) : undefined;
    const kept = known && known.at > state.now - LIMITS.idempotency_hours * HOUR ? known : undefined;
    const { status, body } = fault ? struck(fault) : outcome();
    fake.asked.push({ line, status, isRepeat: kept?.answer !== undefined });
    if (fault?.kind === 'lose_answer') return void request.socket.destroy();
    if (fault?.kind === 'answer_late') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${fake.asked.length}`,
    });
    response.end(JSON.stringify(body));

    function struck(by: Fault): { status: number; body: unknown } {
      if (by.kind === 'fail') return refusal(refuse.failing(by.status));
      return by.kind === 'refuse' ? refusal(refuse.invalid('Refused.', { code: by.code })) : outcome();
    }

    function outcome(): { status: number; body: unknown } {
      try {
        authorise(request, keyOf('sk', live));
        if (kept) return again(kept);
        const form = readForm(request.method === 'POST' ? formOf(request, text) : search.slice(1));
        return keep(perform(form));
      } catch (error) {
        if (error instanceof StripeRefusal) return refusal(error);
        process.stderr.write(`The fake Stripe fails at ${line}: ${String((error as Error).stack)}\n`);
        return refusal(refuse.failing(500));
      }
    }

    function perform(form: Form): { status: number; body: unknown } {
      return { status: 200, body: answerOf(house, request.method!, pathname, form) };
    }

    /** Only what was begun is kept: a refused form may come again by the same key. */
    function keep(done: { status: number; body: unknown }) {
      if (request.method === 'POST' && key) keys.set(key, { line, text, at: state.now, answer: done });
      return done;
    }

    function again({ line: before, text: params, answer: first }: Kept) {
      if (before !== line || params !== text) throw refuse.otherParams();
      if (!first) throw refuse.inUse();
      return first;
    }
  }
}

function authorise({ headers, method }: IncomingMessage, key: string): void {
  const [, secret] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (!secret) throw refuse.unauthorised('You did not provide an API key.');
  if (secret !== key) throw refuse.unauthorised('Invalid API Key provided.');
  if (headers['stripe-version'] !== API_VERSION)
    throw refuse.invalid(`Invalid Stripe API version: ${String(headers['stripe-version'])}`);
  if (method === 'POST' && String(headers['idempotency-key'] ?? '').length > LIMITS.idempotency_key)
    throw refuse.invalid(`Idempotency keys are at most ${LIMITS.idempotency_key} characters long.`);
}

function formOf({ headers }: IncomingMessage, text: string): string {
  if (text && headers['content-type'] !== 'application/x-www-form-urlencoded')
    throw refuse.invalid('Invalid request: requests must be form-encoded.');
  return text;
}

function refusal({ status, error }: StripeRefusal): { status: number; body: unknown } {
  return { status, body: { error } };
}
