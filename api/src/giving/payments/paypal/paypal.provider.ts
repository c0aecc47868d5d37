import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { CURRENCY_DECIMALS, toMajorUnits } from '../../../platform/money/money.contract.js';
import { announcedEvent } from '../announced-event.js';
import { PaymentAttemptsService } from '../payment-attempts.service.js';
import type { PaymentMethod, PaymentMode } from '../payment.contract.js';
import type { ProviderUpdate, ProviderRefund } from '../provider-updates.event.js';
import {
  type BegunPayment,
  updatesOfEach,
  type PaymentRequest,
  PaymentProvider,
  type ProviderEvent,
  type ProviderObject,
  ProviderRefusal,
  refuse,
} from '../payment-provider.js';
import { paypalOrder } from './paypal-order.js';
import { PaypalClient } from './paypal.client.js';
import { objectOf, paymentOf, refundOf } from './paypal-updates.js';
import type { PaypalEvent, PaypalOrder } from './paypal-objects.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';

/** PayPal answers for at most 31 days at once. */
const SEARCH_MS = 30 * DAY_MS;
const SIGNATURE_HEADERS = [
  'auth-algo',
  'cert-url',
  'transmission-id',
  'transmission-sig',
  'transmission-time',
];

/** PayPal's Orders v2, asked for once each; recurring gifts are for cards and mandates. */
@Injectable()
export class PaypalProvider extends PaymentProvider {
  readonly name = 'paypal';
  readonly lists = true;
  readonly endsHere = true;
  readonly mode: PaymentMode;
  private readonly kept: PaypalClient | null;

  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    @Inject(PaymentAttemptsService) private readonly attempts: Pick<PaymentAttemptsService, 'find'>,
  ) {
    super();
    const { paypal } = configuration;
    this.mode = paypal?.mode ?? 'live';
    this.kept = paypal ? new PaypalClient(paypal, () => clock.now()) : null;
  }

  async methods(): Promise<PaymentMethod[]> {
    return this.kept ? ['paypal'] : [];
  }

  async recurringMethods(): Promise<PaymentMethod[]> {
    return [];
  }

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    const order = await this.client.createOrder(paypalOrder(request, this.configuration.appName), request.id);
    const url = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
    const next: BegunPayment['next'] = url ? { kind: 'redirect', url } : { kind: 'none' };
    return { next, session_id: order.id, payment_id: null, subscription_id: null };
  }

  /** PayPal withdraws no order: one whose attempt is over is never captured, so that it takes nothing. */
  async closePage(): Promise<void> {
    return;
  }

  async readEvent(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<ProviderEvent | null> {
    const raw = body.toString('utf8');
    const event = parsedEvent(raw);
    const signed = signatureOf(headers);
    if (!event || !signed || !this.kept || !(await this.kept.isSigned(raw, signed))) return null;
    const { id: event_id, event_type: type } = event;
    return announcedEvent({ event_id, type }, () => objectOf(event));
  }

  async factsOf(object: ProviderObject): Promise<ProviderUpdate[]> {
    if (object.kind === 'session') return this.factsOfOrder(object.session_id);
    if (object.kind !== 'payment') return [];
    const capture = await this.client.capture(object.payment_id);
    // Until it is captured, a payment is known by its order.
    const order = capture ? capture.supplementary_data?.related_ids?.order_id : object.payment_id;
    return order ? this.factsOfOrder(order) : [];
  }

  /** Refuses where the account may not search: nothing would ever be found. A dispute is of a payment made long before. */
  async *movedSince(since: Date): AsyncIterable<ProviderUpdate> {
    const now = this.clock.now();
    const captures = await this.client.disputedSince(since);
    for (let from = since; from < now; from = new Date(from.getTime() + SEARCH_MS)) {
      const to = new Date(Math.min(from.getTime() + SEARCH_MS, now.getTime()));
      for (const id of await this.capturesMoved(from, to)) captures.add(id);
    }
    const objects = [...captures].map((payment_id) => ({ kind: 'payment', payment_id }) as const);
    yield* updatesOfEach(objects, (object) => this.factsOf(object));
  }

  async refund(
    payment_id: string,
    { key, amount }: { key: string; amount: number },
  ): Promise<ProviderRefund> {
    const capture = await this.client.capture(payment_id);
    if (!capture) throw new ProviderRefusal('resource_not_found', 'PayPal does not know this payment');
    const currency = capture.amount.currency_code as 'EUR';
    const value = toMajorUnits(amount, currency).toFixed(CURRENCY_DECIMALS[currency]);
    const body = { amount: { currency_code: currency, value } };
    return refundOf(await this.client.refund(payment_id, body, key), this.clock.now());
  }

  // oxlint-disable-next-line require-yield
  async *paymentsOf(): AsyncIterable<ProviderUpdate> {
    return;
  }

  changeSubscription(): Promise<never> {
    return refuse('recurring_not_supported', 'PayPal payments are taken once here');
  }

  paymentMethodPage(): Promise<never> {
    return refuse('recurring_not_supported', 'PayPal keeps its own means of payment');
  }

  async check(): Promise<string> {
    await this.client.order('0');
    return `PayPal répond (${new URL(this.configuration.paypal!.apiUrl).host})`;
  }

  private get client(): PaypalClient {
    if (!this.kept) throw new ProviderRefusal('not_configured', 'PAYPAL_CLIENT_ID is not set');
    return this.kept;
  }

  /** What an order is now; one that its payer approved is captured first, which asked twice is done once. */
  private async factsOfOrder(id: string): Promise<ProviderUpdate[]> {
    const found = await this.client.order(id);
    if (!found) return [];
    const isTaken = found.status !== 'APPROVED' || (await this.isWanted(found));
    const { order, declined } = isTaken ? await this.captured(found) : { order: found, declined: null };
    const captures = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
    const disputes = (await Promise.all(captures.map((one) => this.client.disputes(one.id)))).flat();
    const payment = { ...paymentOf(order, disputes, this.clock.now(), declined), mode: this.mode };
    return [{ kind: 'payment', payment: isTaken ? payment : { ...payment, status: 'cancelled' } }];
  }

  /** Whether someone here still waits for it: another page may have taken its place, or it is another program's. */
  private async isWanted({ purchase_units: [unit] }: PaypalOrder): Promise<boolean> {
    const attempt = unit?.custom_id ? await this.attempts.find(unit.custom_id) : null;
    return attempt !== null && attempt.status !== 'cancelled' && attempt.status !== 'succeeded';
  }

  private async captured(order: PaypalOrder): Promise<{ order: PaypalOrder; declined: string | null }> {
    if (order.status !== 'APPROVED') return { order, declined: null };
    try {
      return { order: await this.client.captureOrder(order.id), declined: null };
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      if (error.code !== 'order_already_captured') return { order, declined: error.code };
      return { order: (await this.client.order(order.id)) ?? order, declined: null };
    }
  }

  private async capturesMoved(from: Date, to: Date): Promise<Set<string>> {
    const captures = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await this.client.movements(from, to, page);
      pages = found.pages;
      for (const id of found.ids) captures.add(id);
    }
    return captures;
  }
}

function parsedEvent(raw: string): PaypalEvent | null {
  try {
    const event = JSON.parse(raw) as PaypalEvent | null;
    return typeof event === 'object' ? event : null;
  } catch {
    return null;
  }
}

/** As the verification wants them: `auth_algo`, `cert_url`… */
function signatureOf(headers: Record<string, string | string[] | undefined>): Record<string, string> | null {
  const entries = SIGNATURE_HEADERS.map(
    (name) => [name.replace('-', '_'), headers[`paypal-${name}`]] as const,
  );
  if (entries.some(([, value]) => typeof value !== 'string')) return null;
  return Object.fromEntries(entries) as Record<string, string>;
}
