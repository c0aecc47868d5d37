import type { PaypalAccount } from '../../../platform/config/payment-accounts.js';
import { ProviderRefusal } from '../payment-provider.js';
import {
  askProvider,
  basicAuthorization,
  type ProviderAnswer,
  type ProviderCall,
  ProviderToken,
} from '../provider-http.js';
import type {
  PaypalCapture,
  PaypalDispute,
  PaypalLink,
  PaypalOrder,
  PaypalRefund,
} from './paypal-objects.js';

/** PayPal lists at most so many disputes at once. */
const DISPUTES_PAGE = 50;

interface Call extends Omit<ProviderCall, 'body'> {
  body?: object;
  /** `PayPal-Request-Id`: asked twice, it is done once. */
  key?: string;
}

/** PayPal's REST interface, with a token of its own. */
export class PaypalClient {
  private readonly token: ProviderToken;

  constructor(
    private readonly account: PaypalAccount,
    now: () => Date,
  ) {
    this.token = new ProviderToken(() => this.newToken(), now);
  }

  createOrder(order: object, key: string): Promise<PaypalOrder> {
    return this.body('/v2/checkout/orders', { method: 'POST', body: order, key });
  }

  async order(id: string): Promise<PaypalOrder | null> {
    return this.found(`/v2/checkout/orders/${encodeURIComponent(id)}`);
  }

  captureOrder(id: string): Promise<PaypalOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
    return this.body(path, { method: 'POST', body: {}, key: `capture-${id}` });
  }

  capture(id: string): Promise<PaypalCapture | null> {
    return this.found(`/v2/payments/captures/${encodeURIComponent(id)}`);
  }

  refund(capture_id: string, refund: object, key: string): Promise<PaypalRefund> {
    const path = `/v2/payments/captures/${encodeURIComponent(capture_id)}/refund`;
    return this.body(path, { method: 'POST', body: refund, key });
  }

  /** Each dispute of a capture, whole; none where the account may not read disputes. */
  async disputes(capture_id: string): Promise<PaypalDispute[]> {
    const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(capture_id)}`;
    const { status, body } = await this.ask<{ items?: PaypalDispute[] }>(path, { expected: [403] });
    const items = status === 403 ? [] : (body.items ?? []);
    return Promise.all(
      items.map(({ dispute_id }) => this.body<PaypalDispute>(`/v1/customer/disputes/${dispute_id}`, {})),
    );
  }

  /** The captures whose disputes changed since; none where the account may not read disputes. */
  async disputedSince(since: Date): Promise<Set<string>> {
    const captures = new Set<string>();
    let path: string | undefined =
      `/v1/customer/disputes?update_time_after=${since.toISOString()}&page_size=${DISPUTES_PAGE}`;
    while (path) {
      const answer: ProviderAnswer<DisputeList> = await this.ask(path, { expected: [403] });
      const { status, body } = answer;
      if (status === 403) return captures;
      for (const { dispute_id } of body.items ?? []) {
        const dispute = await this.body<PaypalDispute>(`/v1/customer/disputes/${dispute_id}`, {});
        for (const { seller_transaction_id: id } of dispute.disputed_transactions ?? [])
          if (id) captures.add(id);
      }
      const next: string | undefined = body.links?.find(({ rel }) => rel === 'next')?.href;
      path = next && next.slice(new URL(next).origin.length);
    }
    return captures;
  }

  /** One page of what moved; refuses where the account may not search. */
  async movements(from: Date, to: Date, page: number): Promise<{ ids: string[]; pages: number }> {
    const range = `start_date=${from.toISOString()}&end_date=${to.toISOString()}`;
    const path = `/v1/reporting/transactions?${range}&fields=transaction_info&page_size=100&page=${page}`;
    const { status, body } = await this.ask<Movements>(path, { expected: [403] });
    if (status === 403)
      throw new ProviderRefusal('transaction_search_denied', 'This application may not search transactions');
    const infos = (body.transaction_details ?? []).map(({ transaction_info }) => transaction_info);
    return { ids: infos.flatMap(capturedIn), pages: body.total_pages ?? 1 };
  }

  /** Whether PayPal says that it sent this body; `raw` goes as it came, since the signature is over its bytes. */
  async isSigned(raw: string, headers: Record<string, string>): Promise<boolean> {
    const said = JSON.stringify({ ...headers, webhook_id: this.account.webhookId });
    const body = `${said.slice(0, -1)},"webhook_event":${raw}}`;
    const answer = await this.withToken<{ verification_status?: string }>(
      '/v1/notifications/verify-webhook-signature',
      { method: 'POST', body, expected: [400, 422] },
    );
    return answer.body.verification_status === 'SUCCESS';
  }

  private async found<Body>(path: string): Promise<Body | null> {
    const { status, body } = await this.ask<Body>(path, { expected: [404] });
    return status === 404 ? null : body;
  }

  private async body<Body>(path: string, call: Call): Promise<Body> {
    return (await this.ask<Body>(path, call)).body;
  }

  private ask<Body>(path: string, { body, key, headers = {}, ...call }: Call): Promise<ProviderAnswer<Body>> {
    return this.withToken(path, {
      ...call,
      headers: { ...headers, prefer: 'return=representation', ...(key ? { 'paypal-request-id': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  private async withToken<Body>(path: string, call: ProviderCall): Promise<ProviderAnswer<Body>> {
    const send = async () => {
      const authorization = `Bearer ${await this.token.current()}`;
      const headers = { 'content-type': 'application/json', ...call.headers, authorization };
      return askProvider<Body>(this.account.apiUrl + path, {
        ...call,
        headers,
        expected: [...(call.expected ?? []), 401],
      });
    };
    const answer = await send();
    if (answer.status !== 401) return answer;
    // PayPal ends tokens early now and then: another is asked for, once.
    this.token.forget();
    const again = await send();
    if (again.status === 401) throw new ProviderRefusal('unauthorized', 'PayPal refuses its own token');
    return again;
  }

  private async newToken() {
    const { clientId, clientSecret, apiUrl } = this.account;
    const { body } = await askProvider<{ access_token: string; expires_in: number }>(
      `${apiUrl}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: {
          authorization: basicAuthorization(clientId, clientSecret),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
    );
    return body;
  }
}

interface DisputeList {
  items?: { dispute_id: string }[];
  links?: PaypalLink[];
}

interface Movement {
  transaction_id: string;
  transaction_event_code?: string;
  paypal_reference_id?: string;
  paypal_reference_id_type?: string;
}
interface Movements {
  transaction_details?: { transaction_info: Movement }[];
  total_pages?: number;
}

/** T00…: a payment, by its own number; T11…: a refund or a reversal, by the payment that it is of. */
function capturedIn({
  transaction_id,
  transaction_event_code = '',
  paypal_reference_id,
}: Movement): string[] {
  if (transaction_event_code.startsWith('T00')) return [transaction_id];
  return transaction_event_code.startsWith('T11') && paypal_reference_id ? [paypal_reference_id] : [];
}
