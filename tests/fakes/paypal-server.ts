import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Asked, type JsonServer, Refused, startJsonServer, type Answer } from './json-server.ts';
import {
  checkCapture,
  checkOrder,
  checkRefund,
  checkSignature,
  type Money,
  paypalRefusal as refusal,
} from './paypal-checks.ts';
import { PAYPAL_LIMITS as LIMITS } from './paypal-limits.ts';
import { DAY_MS } from '@livres/api/contract';

export const PAYPAL_ACCOUNT = {
  PAYPAL_CLIENT_ID: 'client-des-essais',
  PAYPAL_CLIENT_SECRET: 'secret:des/essais',
  PAYPAL_WEBHOOK_ID: 'WH-ESSAIS',
};
const FEE_CENTS = 35;

interface Capture {
  id: string;
  status: string;
  amount: Money;
  create_time: string;
  [more: string]: unknown;
}
interface Order {
  id: string;
  status: string;
  purchase_units: { custom_id: string; invoice_id: string; amount: Money; payments?: Payments }[];
  [more: string]: unknown;
}
interface Payments {
  captures: Capture[];
  refunds: { id: string; status: string; amount: Money; [more: string]: unknown }[];
}

export interface PaypalServer extends JsonServer {
  orders: Map<string, Order>;
  /** The payer agrees on PayPal's page. */
  approve(order_id: string): void;
  /** The next capture is refused, as a bank refuses. */
  declineNext(): void;
  /** The next capture waits for a review, until `settle`. */
  holdNext(): void;
  settle(order_id: string, status: 'COMPLETED' | 'DECLINED'): void;
  /** A refund that the association made on PayPal's own screens. */
  refundByHand(order_id: string, value: string): string;
  dispute(order_id: string, value: string): string;
  resolve(dispute_id: string, outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR'): void;
  /** What moved so far is older than what is searched for. */
  forgetMovements(): void;
  /** Every token given so far ends. */
  endTokens(): void;
  mayRead: { disputes: boolean; transactions: boolean };
  /** An announcement, signed as PayPal signs. */
  event(type: string, resource: object): { body: string; headers: Record<string, string> };
  captureOf(order_id: string): Capture;
}

/** PayPal's Orders, Payments, Disputes and webhooks, in memory: as strict about what it is asked as the real one. */
export async function startPaypalServer(): Promise<PaypalServer> {
  const orders = new Map<string, Order>();
  const disputes = new Map<string, Record<string, unknown>>();
  const tokens = new Set<string>();
  const answered = new Map<string, { text: string; told: Answer }>();
  const moods: string[] = [];
  let numbers = 0;
  const number = (prefix: string) => `${prefix}${String((numbers += 1)).padStart(15, '0')}`;
  const forgotten = new Set<string>();
  const mayRead = { disputes: true, transactions: true };
  const unitOf = (order: Order) => order.purchase_units[0]!;
  const paymentsOf = (order: Order) => (unitOf(order).payments ??= { captures: [], refunds: [] });
  const orderOf = (id: string) => {
    const order = orders.get(id);
    if (!order) throw refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    return order;
  };
  const holding = (capture_id: string) => {
    const order = [...orders.values()].find((one) =>
      paymentsOf(one).captures.some(({ id }) => id === capture_id),
    );
    if (!order) throw refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    return { order, capture: paymentsOf(order).captures.find(({ id }) => id === capture_id)! };
  };

  const server = await startJsonServer((asked) => {
    try {
      return route(asked);
    } catch (error) {
      if (error instanceof Refused) return error.told;
      throw error;
    }
  });

  function route(asked: Asked): Answer {
    const { method, path } = asked;
    if (method === 'POST' && path === '/v1/oauth2/token') return giveToken(asked);
    const [, bearer = ''] = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '') ?? [];
    if (!tokens.has(bearer)) return { status: 401, body: { error: 'invalid_token' } };
    const [, kind = '', id = '', act = ''] =
      /^\/v\d\/(checkout\/orders|payments\/captures|customer\/disputes|reporting\/transactions|notifications\/verify-webhook-signature)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? [];
    switch (`${method} ${kind} ${act || (id ? 'one' : 'all')}`) {
      case 'POST checkout/orders all':
        return once(asked, () => createOrder(asked));
      case 'GET checkout/orders one':
        return { status: 200, body: orderOf(id) };
      case 'POST checkout/orders capture':
        return once(asked, () => captureOrder(asked, orderOf(id)));
      case 'GET payments/captures one':
        return { status: 200, body: holding(id).capture };
      case 'POST payments/captures refund':
        return once(asked, () => refundCapture(asked, id));
      case 'GET customer/disputes all':
        return listDisputes(asked);
      case 'GET customer/disputes one':
        return disputes.has(id) ? { status: 200, body: disputes.get(id) } : { status: 404, body: {} };
      case 'GET reporting/transactions all':
        return listMovements(asked);
      case 'POST notifications/verify-webhook-signature all':
        return verify(asked);
      default:
        return { status: 405, body: { name: 'METHOD_NOT_SUPPORTED' } };
    }
  }

  function giveToken({ headers, text }: Asked): Answer {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = PAYPAL_ACCOUNT;
    const expected = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    if (headers.authorization !== expected) return { status: 401, body: { error: 'invalid_client' } };
    if (text !== 'grant_type=client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    const access_token = randomBytes(24).toString('base64url');
    tokens.add(access_token);
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  /** The same request id with the same body is the same answer; with another body it is refused. */
  function once({ headers, text, path }: Asked, action: () => Answer): Answer {
    const key = headers['paypal-request-id'];
    if (typeof key !== 'string' || key.length > LIMITS.request_id)
      throw refusal(400, 'INVALID_REQUEST', 'MISSING_REQUEST_ID');
    const known = answered.get(`${path} ${key}`);
    if (known && known.text !== text) throw refusal(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID');
    if (known) return { ...known.told, status: 200 };
    const told = action();
    answered.set(`${path} ${key}`, { text, told });
    return told;
  }

  function createOrder(asked: Asked): Answer {
    const unit = checkOrder(asked);
    const id = number('O');
    const links = [
      { href: `${server.url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${server.url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ];
    const create_time = new Date().toISOString();
    orders.set(id, { id, status: 'PAYER_ACTION_REQUIRED', purchase_units: [unit], links, create_time });
    return { status: 201, body: orders.get(id) };
  }

  function captureOrder(asked: Asked, order: Order): Answer {
    checkCapture(asked, order, [...orders.values()]);
    const mood = moods.shift();
    if (mood === 'decline') throw refusal(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    const { amount, custom_id } = unitOf(order);
    const capture: Capture = {
      id: number('C'),
      status: mood === 'hold' ? 'PENDING' : 'COMPLETED',
      amount,
      custom_id,
      create_time: new Date().toISOString(),
      final_capture: true,
      supplementary_data: { related_ids: { order_id: order.id } },
      links: [
        {
          rel: 'up',
          href: `${server.url}/v2/checkout/orders/${order.id}`,
        },
      ],
      seller_receivable_breakdown: {
        gross_amount: amount,
        paypal_fee: {
          currency_code: amount.currency_code,
          value: `0.${FEE_CENTS}`,
        },
      },
    };
    paymentsOf(order).captures.push(capture);
    Object.assign(order, { status: 'COMPLETED', payer: { payer_id: 'PAYEUR' } });
    return { status: 201, body: order };
  }

  function refundCapture(asked: Asked, id: string): Answer {
    const { order, capture } = holding(id);
    const amount = checkRefund(asked, capture, paymentsOf(order).refunds);
    const refund = addRefund(order, capture, amount);
    const { note_to_payer } = JSON.parse(asked.text || '{}') as { note_to_payer?: string };
    if (note_to_payer) Object.assign(refund, { note_to_payer });
    return { status: 201, body: refund };
  }

  function addRefund(order: Order, capture: Capture, amount: Money) {
    const links = [{ rel: 'up', href: `${server.url}/v2/payments/captures/${capture.id}` }];
    const refund = {
      id: number('R'),
      status: 'COMPLETED',
      amount,
      create_time: new Date().toISOString(),
      links,
    };
    paymentsOf(order).refunds.push(refund);
    const given = paymentsOf(order).refunds.reduce((sum, one) => sum + Number(one.amount.value), 0);
    capture.status = given < Number(capture.amount.value) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    return refund;
  }

  function listDisputes({ query }: Asked): Answer {
    if (!mayRead.disputes) throw refusal(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED');
    const wanted = query.get('disputed_transaction_id');
    const since = query.get('update_time_after');
    if (since && !(Date.now() - Date.parse(since) <= LIMITS.dispute_days * DAY_MS))
      throw refusal(400, 'INVALID_REQUEST', 'INVALID_UPDATE_TIME');
    const page_size = Number(query.get('page_size') ?? 10);
    if (!(page_size >= 1 && page_size <= LIMITS.dispute_page))
      throw refusal(400, 'INVALID_REQUEST', 'INVALID_PAGE_SIZE');
    const items = [...disputes.values()]
      .filter(({ captured }) => !wanted || captured === wanted)
      .filter(({ update_time }) => !since || String(update_time) >= since)
      .map(({ dispute_id, status }) => ({ dispute_id, status }));
    return { status: 200, body: { items } };
  }

  function listMovements({ query }: Asked): Answer {
    if (!mayRead.transactions) throw refusal(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED');
    const [from, to] = ['start_date', 'end_date'].map((name) => new Date(query.get(name) ?? ''));
    const span = to!.getTime() - from!.getTime();
    if (!(span >= 0 && span <= LIMITS.search_days * DAY_MS))
      throw refusal(400, 'INVALID_REQUEST', 'INVALID_DATE_RANGE');
    const page_size = Number(query.get('page_size') ?? 100);
    if (!(page_size >= 1 && page_size <= LIMITS.search_page))
      throw refusal(400, 'INVALID_REQUEST', 'INVALID_PAGE_SIZE');
    const all = [...orders.values()].flatMap((order) => [
      ...paymentsOf(order).captures.map(({ id }) => ({
        transaction_id: id,
        transaction_event_code: 'T0006',
      })),
      ...paymentsOf(order).refunds.map(({ id }) => ({
        transaction_id: id,
        transaction_event_code: 'T1107',
        paypal_reference_id_type: 'TXN',
        paypal_reference_id: paymentsOf(order).captures[0]!.id,
      })),
    ]);
    const told = all.filter(({ transaction_id }) => !forgotten.has(transaction_id));
    const page = Number(query.get('page') ?? 1);
    // Two to a page, so that pages are gone through.
    const shown = told.slice((page - 1) * 2, page * 2).map((transaction_info) => ({ transaction_info }));
    const total_pages = Math.max(1, Math.ceil(told.length / 2));
    return { status: 200, body: { transaction_details: shown, total_items: told.length, total_pages } };
  }

  function verify({ text }: Asked): Answer {
    const said = JSON.parse(text) as Record<string, string>;
    checkSignature(said);
    // Over the bytes as they came: what was parsed and written again is not what was signed.
    const raw = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const { transmission_id: id, transmission_time: time, webhook_id } = said;
    const expected = Buffer.from(signature(id!, time!, webhook_id!, raw));
    const given = Buffer.from(said['transmission_sig'] ?? '');
    const isGood = given.length === expected.length && timingSafeEqual(given, expected);
    return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
  }

  const captureOf = (order_id: string) => paymentsOf(orderOf(order_id)).captures[0]!;
  return Object.assign(server, {
    orders,
    mayRead,
    captureOf,
    approve: (id: string) => void (orderOf(id).status = 'APPROVED'),
    declineNext: () => void moods.push('decline'),
    holdNext: () => void moods.push('hold'),
    settle: (id: string, status: string) => void (captureOf(id).status = status),
    refundByHand: (id: string, value: string) =>
      addRefund(orderOf(id), captureOf(id), {
        value,
        currency_code: 'EUR',
      }).id,
    dispute: (order_id: string, value: string) => {
      const dispute_id = number('PP-D-');
      const captured = captureOf(order_id).id;
      disputes.set(dispute_id, {
        dispute_id,
        captured,
        status: 'OPEN',
        reason: 'UNAUTHORISED',
        create_time: new Date().toISOString(),
        update_time: new Date().toISOString(),
        dispute_amount: {
          value,
          currency_code: 'EUR',
        },
        disputed_transactions: [{ seller_transaction_id: captured }],
      });
      return dispute_id;
    },
    resolve: (dispute_id: string, outcome_code: string) =>
      void Object.assign(disputes.get(dispute_id)!, {
        status: 'RESOLVED',
        update_time: new Date().toISOString(),
        dispute_outcome: { outcome_code },
      }),
    forgetMovements: () => {
      for (const order of orders.values())
        for (const { id } of [...paymentsOf(order).captures, ...paymentsOf(order).refunds]) forgotten.add(id);
    },
    endTokens: () => tokens.clear(),
    event: (event_type: string, resource: object) =>
      signed({
        id: number('WH-'),
        event_type,
        resource,
      }),
  });
}

/** Written with spaces that a parser would lose: only the bytes themselves are as signed. */
function signed(event: object): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event, null, 1);
  const id = randomBytes(12).toString('hex');
  const time = new Date().toISOString();
  return {
    body,
    headers: {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature(id, time, PAYPAL_ACCOUNT.PAYPAL_WEBHOOK_ID, body),
    },
  };
}

const signature = (...parts: string[]) =>
  createHmac('sha256', 'la clé de PayPal').update(parts.join('|')).digest('base64');
