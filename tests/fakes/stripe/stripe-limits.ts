/** What Stripe takes at most, by its own documents; `node_modules/stripe/esm/resources` is the SDK of that version. */
export const STRIPE_LIMITS = {
  /** SDK, Events.d.ts, EventListParams.types: « An array of up to 20 strings containing specific event names ». */
  event_types: 20,
  /** SDK, Events.d.ts, list(): « List events, going back up to 30 days ». */
  event_days: 30,
  /** SDK, shared.d.ts, PaginationParams.limit: « can range between 1 and 100, and the default is 10 ». */
  page: 100,
  page_by_default: 10,
  /** https://docs.stripe.com/api/expanding_objects: « Expansions have a maximum depth of four levels ». */
  expand_depth: 4,
  /** https://docs.stripe.com/api/metadata: « up to 50 keys, with key names up to 40 characters long and values up to 500 ». */
  metadata: { keys: 50, name: 40, value: 500 },
  /** https://docs.stripe.com/api/idempotent_requests: « up to 255 characters », removed « after they're at least 24 hours old ». */
  idempotency_key: 255,
  idempotency_hours: 24,
  /** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts: 0.50 €, and eight digits at most. */
  least: { eur: 50, xaf: 50 },
  most: 99_999_999,
  /** https://github.com/stripe/openapi (spec3.json), `maxLength` of each field. */
  client_reference_id: 200,
  intent_description: 1000,
  subscription_description: 500,
  url: 5000,
  /** https://docs.stripe.com/api/products/create: what the dashboard takes too. */
  product_name: 250,
  /** SDK, Customers.d.ts: « may be up to *150 characters* », « up to *512 characters* ». */
  customer_name: 150,
  customer_email: 512,
  /** SDK, Checkout/Sessions.d.ts, line_items: 100 in `payment` mode, 20 with recurring prices in `subscription` mode. */
  line_items: { payment: 100, subscription: 20 },
  /** SDK, Subscriptions.d.ts, items: « A list of up to 20 subscription items ». */
  subscription_items: 20,
  /** SDK, Prices.d.ts, interval_count: « 3 years, 36 months, or 156 weeks ». */
  intervals: { month: 36, year: 3 },
} as const;
