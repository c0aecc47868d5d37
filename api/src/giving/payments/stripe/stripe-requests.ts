import type { Stripe } from 'stripe';
import type { PaymentRequest } from '../payment-provider.js';
import { cut } from '../provider-text.js';
import { RECURRING } from './stripe.rules.js';

/** What Stripe takes: https://github.com/stripe/openapi (spec3.json), `maxLength`. */
const LONGEST = { product: 250, payment: 1000, subscription: 500 };

/** The same request always makes the same parameters: Stripe refuses a key that comes back with others. */
export function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { id, reference, payer, method } = request;
  const metadata = metadataOf(request);
  const description = `${request.description} (${reference})`;
  return {
    mode: request.every ? 'subscription' : 'payment',
    locale: 'fr',
    client_reference_id: id,
    allowed_payment_method_types: [method],
    line_items: [{ quantity: 1, price_data: priceData(request) }],
    metadata,
    success_url: withSession(request.success_url),
    cancel_url: request.cancel_url,
    ...(request.closes_at && { expires_at: Math.floor(request.closes_at.getTime() / 1000) }),
    ...(payer.customer_id ? { customer: payer.customer_id } : { customer_email: payer.email }),
    ...(request.every
      ? { subscription_data: { metadata, description: cut(description, LONGEST.subscription) } }
      : {
          submit_type: request.pays_for === 'seats' ? 'pay' : 'donate',
          payment_intent_data: { metadata, description: cut(description, LONGEST.payment) },
        }),
  };
}

export function intentParams(request: PaymentRequest): Stripe.PaymentIntentCreateParams {
  const { amount, currency, method, description, reference, payer } = request;
  return {
    amount,
    currency: currency.toLowerCase(),
    allowed_payment_method_types: [method],
    description: cut(`${description} (${reference})`, LONGEST.payment),
    metadata: metadataOf(request),
    ...(payer.customer_id && { customer: payer.customer_id }),
  };
}

function priceData({ amount, currency, description, every }: PaymentRequest) {
  return {
    currency: currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: cut(description, LONGEST.product) },
    ...(every && { recurring: RECURRING[every] }),
  } satisfies Stripe.Checkout.SessionCreateParams.LineItem.PriceData;
}

function metadataOf({ id, reference }: PaymentRequest): Record<string, string> {
  return { attempt_id: id, reference };
}

/** Stripe writes the session's id there; its braces must stay as they are. */
function withSession(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`;
}
