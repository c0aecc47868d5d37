import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import type { PaymentMethod, PaymentMode } from '../payment.contract.js';
import type { ProviderUpdate } from '../provider-updates.event.js';
import {
  type BegunPayment,
  type PaymentRequest,
  PaymentProvider,
  type ProviderEvent,
  type ProviderObject,
  ProviderRefusal,
  refuse,
} from '../payment-provider.js';
import { MobileMoneyClient } from './mobile-money.client.js';
import { mobileMoneyTexts, printedAmount } from './mobile-money.content.js';
import { paymentOf, requestToPay } from './request-to-pay.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** MTN MoMo: the payer accepts on their own phone. The attempt's id is MTN's too. */
@Injectable()
export class MobileMoneyProvider extends PaymentProvider {
  readonly name = 'mobile_money';
  /** MTN lists nothing. */
  readonly lists = false;
  readonly endsHere = false;
  readonly mode: PaymentMode;
  private readonly kept: MobileMoneyClient | null;

  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {
    super();
    const { mobileMoney } = configuration;
    this.mode = mobileMoney?.mode ?? 'live';
    this.kept = mobileMoney ? new MobileMoneyClient(mobileMoney, () => clock.now()) : null;
  }

  async methods(): Promise<PaymentMethod[]> {
    return this.kept ? ['mobile_money'] : [];
  }

  async recurringMethods(): Promise<PaymentMethod[]> {
    return [];
  }

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    const client = this.client;
    const { currency } = this.configuration.mobileMoney!;
    const asked = requestToPay(request, currency);
    const callback = `${this.configuration.apiUrl}/donations/webhook/mobile_money/`;
    await client.requestToPay(request.id, asked, callback);
    const message = mobileMoneyTexts.approve(
      printedAmount(asked.amount, currency),
      `+${asked.payer.partyId}`,
    );
    const { id } = request;
    return { next: { kind: 'approve', message }, session_id: id, payment_id: id, subscription_id: null };
  }

  /** MTN withdraws no request: one that nobody accepts ends by itself after some minutes. */
  async closePage(): Promise<void> {
    return;
  }

  /** MTN signs nothing: what it says is only taken where it knows the request itself, and is asked again. */
  async readEvent(body: Buffer): Promise<ProviderEvent | null> {
    const id = externalIdIn(body);
    const found = id && this.kept ? await this.kept.find(id) : null;
    if (!id || !found) return null;
    const type = `requesttopay.${(found.status ?? 'PENDING').toLowerCase()}`;
    return { event_id: `${id}.${type}`, type, object: { kind: 'payment', payment_id: id } };
  }

  async factsOf(object: ProviderObject): Promise<ProviderUpdate[]> {
    const id = idOf(object);
    const found = id ? await this.client.find(id) : null;
    if (!id || !found) return [];
    return [{ kind: 'payment', payment: { ...paymentOf(id, found, this.clock.now()), mode: this.mode } }];
  }

  /** MTN lists nothing: open attempts are asked for one by one. */
  // oxlint-disable-next-line require-yield
  async *movedSince(): AsyncIterable<ProviderUpdate> {
    return;
  }

  refund(): Promise<never> {
    return refuse('refund_by_hand', 'Collections cannot pay back: it is done from MTN’s portal');
  }

  changeSubscription(): Promise<never> {
    return refuse('recurring_not_supported', 'Mobile money is taken once here');
  }

  paymentsOf(): AsyncIterable<ProviderUpdate> {
    return this.movedSince();
  }

  paymentMethodPage(): Promise<never> {
    return refuse('recurring_not_supported', 'Mobile money keeps no means of payment');
  }

  async check(): Promise<string> {
    const { availableBalance, currency } = await this.client.balance();
    const { host } = new URL(this.configuration.mobileMoney!.apiUrl);
    return mobileMoneyTexts.answers(host, `${availableBalance} ${currency}`);
  }

  private get client(): MobileMoneyClient {
    if (!this.kept) throw new ProviderRefusal('not_configured', 'MOMO_SUBSCRIPTION_KEY is not set');
    return this.kept;
  }
}

function idOf(object: ProviderObject): string | null {
  if (object.kind === 'session') return object.session_id;
  return object.kind === 'payment' ? object.payment_id : null;
}

function externalIdIn(body: Buffer): string | null {
  try {
    const { externalId } = (JSON.parse(body.toString('utf8')) ?? {}) as { externalId?: unknown };
    return typeof externalId === 'string' && UUID.test(externalId) ? externalId : null;
  } catch {
    return null;
  }
}
