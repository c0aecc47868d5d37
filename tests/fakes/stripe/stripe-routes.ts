import { shown, shownList } from './stripe-answers.ts';
import type { StripeBilling } from './stripe-billing.ts';
import type { StripeCheckout } from './stripe-checkout.ts';
import { type Fields, type Form, readFields } from './stripe-form.ts';
import type { StripePayments } from './stripe-payments.ts';
import { refuse } from './stripe-refusal.ts';
import {
  CUSTOMER,
  INTENT,
  INTENT_CANCEL,
  LISTS,
  ONE,
  PORTAL,
  REFUND,
  SESSION,
  SUBSCRIPTION_CANCEL,
  SUBSCRIPTION_CHANGE,
} from './stripe-shapes.ts';
import type { StripeState, Thing } from './stripe-state.ts';

export interface StripeHouse {
  state: StripeState;
  payments: StripePayments;
  billing: StripeBilling;
  checkout: StripeCheckout;
  origin: () => string;
}
type Params = Record<string, any>;
interface Route {
  method: 'DELETE' | 'GET' | 'POST';
  path: RegExp;
  fields: Fields;
  act(house: StripeHouse, params: Params, id: string): Thing;
}

const SINGLE = /^\/v1\/([a-z_]+(?:\/sessions)?)\/([A-Za-z]+_[A-Za-z0-9_]+)$/;
const LIST = /^\/v1\/([a-z_]+(?:\/sessions)?)$/;
const KINDS: Record<string, string> = {
  balance_transactions: 'balance_transaction',
  charges: 'charge',
  'checkout/sessions': 'checkout.session',
  customers: 'customer',
  disputes: 'dispute',
  events: 'event',
  invoice_payments: 'invoice_payment',
  invoices: 'invoice',
  payment_intents: 'payment_intent',
  payment_methods: 'payment_method',
  payouts: 'payout',
  prices: 'price',
  products: 'product',
  refunds: 'refund',
  subscriptions: 'subscription',
};

const ACTIONS: Route[] = [
  post(/^\/v1\/checkout\/sessions$/, SESSION, ({ checkout }, params) => checkout.create(params)),
  post(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/, ONE, ({ checkout, state }, _, id) =>
    checkout.expire(state.get('checkout.session', id)),
  ),
  post(/^\/v1\/payment_intents$/, INTENT, ({ payments }, { allowed_payment_method_types, ...rest }) =>
    payments.intent({ payment_method_types: allowed_payment_method_types ?? ['card'], ...rest }),
  ),
  post(/^\/v1\/payment_intents\/(\w+)\/cancel$/, INTENT_CANCEL, ({ checkout }, _, id) =>
    checkout.cancelIntent(id),
  ),
  post(/^\/v1\/refunds$/, REFUND, ({ payments }, params) => payments.refund(params)),
  post(/^\/v1\/customers$/, CUSTOMER, ({ state }, params) =>
    state.create('customer', { invoice_settings: { default_payment_method: null }, ...params }),
  ),
  post(/^\/v1\/customers\/(\w+)$/, CUSTOMER, changeCustomer),
  post(/^\/v1\/subscriptions\/(\w+)$/, SUBSCRIPTION_CHANGE, ({ billing }, params, id) =>
    billing.change(id, params),
  ),
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    fields: SUBSCRIPTION_CANCEL,
    act: ({ billing }, _, id) => billing.cancel(id),
  },
  post(/^\/v1\/billing_portal\/sessions$/, PORTAL, ({ state, origin }, params) => {
    state.get('customer', params['customer']);
    const session = state.create('billing_portal.session', {
      customer: params['customer'],
      return_url: params['return_url'],
    });
    return Object.assign(session, { url: `${origin()}/p/session/${session.id}` });
  }),
];

/** The answer of Stripe to one request. */
export function answerOf(house: StripeHouse, method: string, path: string, form: Form): any {
  if (method === 'GET') return readOf(house, path, form);
  for (const route of ACTIONS) {
    const match = route.method === method && route.path.exec(path);
    if (!match) continue;
    const { expand, ...params } = readFields(form, route.fields);
    return visible(shown(house.state, route.act(house, params, match[1] ?? ''), expand));
  }
  throw refuse.url(method, path);
}

function readOf({ state }: StripeHouse, path: string, form: Form): any {
  if (path === '/v1/balance')
    return { object: 'balance', livemode: state.livemode, available: [], pending: [] };
  const [, things, id] = SINGLE.exec(path) ?? [];
  if (id && KINDS[things!]) {
    const { expand } = readFields(form, ONE);
    if (KINDS[things!] === 'event')
      return state.keptEvents().find((event) => event.id === id) ?? absent('event', id);
    return visible(shown(state, state.get(KINDS[things!]!, id), expand));
  }
  const kind = KINDS[LIST.exec(path)?.[1] ?? ''];
  const fields = kind && LISTS[kind];
  if (!fields) throw refuse.url('GET', path);
  const query = readFields(form, fields);
  if (query.type && query.types)
    throw refuse.invalid('You may only specify one of these parameters: type, types.');
  return visible(
    shownList(
      state,
      state.all(kind).filter((thing) => matches(thing, query)),
      query,
      path,
    ),
  );
}

function matches(
  thing: Thing,
  { payment, created, arrival_date, status, types, type, subscription, ...query }: Params,
): boolean {
  const { limit: _, starting_after: _after, ending_before: _before, expand: _expand, ...wanted } = query;
  if (payment?.payment_intent && thing['payment']?.payment_intent !== payment.payment_intent) return false;
  if (!isWithin(thing.created, created) || !isWithin(thing['arrival_date'], arrival_date)) return false;
  if (subscription && subscriptionOf(thing) !== subscription) return false;
  if (thing.object === 'invoice' && status && thing['status'] !== status) return false;
  if (types && !types.includes(thing['type'])) return false;
  if (type && thing['type'] !== type) return false;
  if (thing.object === 'payout' && status && thing['status'] !== status) return false;
  if (thing.object === 'subscription' && status !== 'all' && !hasStatus(thing, status)) return false;
  return Object.entries(wanted).every(([name, value]) => thing[name] === value);
}

/** An invoice says it within its parent. */
const subscriptionOf = ({ parent, ...thing }: Thing): string | undefined =>
  thing['subscription'] ?? parent?.subscription_details?.subscription;

function isWithin(moment: number, { gt, gte, lt, lte }: Record<string, number> = {}): boolean {
  if (gt !== undefined && moment <= gt) return false;
  if (gte !== undefined && moment < gte) return false;
  if (lt !== undefined && moment >= lt) return false;
  return lte === undefined || moment <= lte;
}

/** Ended ones are only listed where they are asked for. */
function hasStatus(thing: Thing, status: string | undefined): boolean {
  return status ? thing['status'] === status : thing['status'] !== 'canceled';
}

function changeCustomer({ state }: StripeHouse, { invoice_settings, ...params }: Params, id: string): Thing {
  const customer = state.get('customer', id);
  const method = invoice_settings?.default_payment_method;
  if (method && state.get('payment_method', method)['customer'] !== id)
    throw refuse.invalid('The customer does not have a payment method with this ID.', {
      param: 'invoice_settings',
    });
  Object.assign(customer, params);
  Object.assign(customer['invoice_settings'], invoice_settings);
  state.emitEvent('customer.updated', customer);
  return customer;
}

function absent(what: string, id: string): never {
  throw refuse.absent(what, id);
}

function post(path: RegExp, fields: Fields, action: Route['act']): Route {
  return { method: 'POST', path, fields, act: action };
}

/** Without what is this fake's own. */
function visible(thing: any): any {
  return JSON.parse(JSON.stringify(thing, (name, value) => (name.startsWith('_') ? undefined : value)));
}
