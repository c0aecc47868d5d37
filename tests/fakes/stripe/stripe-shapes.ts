import {
  email,
  emptyOr,
  type Fields,
  flag,
  integer,
  list,
  metadata,
  object,
  oneOf,
  required,
  text,
  url,
} from './stripe-form.ts';
import { STRIPE_LIMITS as LIMITS } from './stripe-limits.ts';
import { refuse } from './stripe-refusal.ts';

/** What Stripe takes, as far as the product goes: of its version 2026-10-28.endive, and nothing else. */
const currency = oneOf('eur', 'xaf');
const methods = list(oneOf('card', 'sepa_debit'));
const expand = list(text());
const pace = object({ interval: required(oneOf('month', 'year')), interval_count: integer(1, 36) });
const recurring: typeof pace = (value, param) => {
  const read = pace(value, param);
  const most = LIMITS.intervals[read.interval as keyof typeof LIMITS.intervals];
  if ((read.interval_count ?? 1) > most)
    throw refuse.invalid('Maximum of three years interval allowed.', { param });
  return read;
};
const amount = integer(LIMITS.least.eur, LIMITS.most);

export const SESSION: Fields = {
  mode: required(oneOf('payment', 'subscription')),
  locale: oneOf('auto', 'fr'),
  client_reference_id: text(LIMITS.client_reference_id),
  allowed_payment_method_types: methods,
  line_items: required(
    list(
      object({
        quantity: required(integer(1)),
        price_data: required(
          object({
            currency: required(currency),
            unit_amount: required(amount),
            product_data: required(object({ name: required(text(LIMITS.product_name)), metadata })),
            recurring,
          }),
        ),
      }),
      LIMITS.line_items.payment,
    ),
  ),
  metadata,
  expires_at: integer(1, 100_000_000_000),
  submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
  success_url: required(url),
  cancel_url: url,
  customer: text(),
  customer_email: email,
  subscription_data: object({ metadata, description: text(LIMITS.subscription_description) }),
  payment_intent_data: object({ metadata, description: text(LIMITS.intent_description) }),
  expand,
};

export const INTENT: Fields = {
  amount: required(amount),
  currency: required(currency),
  allowed_payment_method_types: methods,
  description: text(LIMITS.intent_description),
  metadata,
  customer: text(),
  expand,
};

export const INTENT_CANCEL: Fields = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  expand,
};

export const REFUND: Fields = {
  payment_intent: required(text()),
  amount: integer(1),
  metadata,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  expand,
};

export const CUSTOMER: Fields = {
  email,
  name: text(LIMITS.customer_name),
  metadata,
  invoice_settings: object({ default_payment_method: text() }),
  expand,
};

export const SUBSCRIPTION_CHANGE: Fields = {
  pause_collection: emptyOr(
    object({
      behavior: required(oneOf('keep_as_draft', 'mark_uncollectible', 'void')),
      resumes_at: integer(0, 9_999_999_999),
    }),
  ),
  items: list(
    object({
      id: required(text()),
      price_data: object({
        currency: required(currency),
        product: required(text()),
        unit_amount: required(amount),
        recurring: required(recurring),
      }),
    }),
    LIMITS.subscription_items,
  ),
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  trial_end: integer(0, 9_999_999_999),
  default_payment_method: emptyOr(text()),
  metadata,
  expand,
};

export const SUBSCRIPTION_CANCEL: Fields = { invoice_now: flag, prorate: flag, expand };

export const PORTAL: Fields = {
  customer: required(text()),
  return_url: url,
  locale: oneOf('auto', 'fr'),
  flow_data: object({
    type: required(oneOf('payment_method_update')),
    after_completion: object({
      type: required(oneOf('hosted_confirmation', 'portal_homepage', 'redirect')),
      redirect: object({ return_url: required(url) }),
    }),
  }),
  expand,
};

export const ONE: Fields = { expand };
const page = { limit: integer(1, LIMITS.page), starting_after: text(), ending_before: text(), expand };
export const moments = object({
  gt: integer(0, 1e11),
  gte: integer(0, 1e11),
  lt: integer(0, 1e11),
  lte: integer(0, 1e11),
});

export const LISTS: Record<string, Fields> = {
  'checkout.session': { ...page, payment_intent: text(), subscription: text(), customer: text() },
  charge: { ...page, payment_intent: text(), customer: text(), created: moments },
  dispute: { ...page, payment_intent: text(), charge: text(), created: moments },
  event: { ...page, created: moments, type: text(), types: list(text(), LIMITS.event_types) },
  invoice: {
    ...page,
    subscription: text(),
    customer: text(),
    created: moments,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  },
  invoice_payment: {
    ...page,
    invoice: text(),
    payment: object({ type: required(oneOf('payment_intent')), payment_intent: text() }),
  },
  payment_intent: { ...page, customer: text(), created: moments },
  payout: {
    ...page,
    created: moments,
    arrival_date: moments,
    destination: text(),
    status: oneOf('pending', 'paid', 'failed', 'canceled'),
  },
  refund: { ...page, payment_intent: text(), charge: text(), created: moments },
  subscription: {
    ...page,
    customer: text(),
    status: oneOf('active', 'all', 'canceled', 'ended', 'past_due', 'paused'),
  },
};
