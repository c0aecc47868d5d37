import { Stripe } from 'stripe';
import type { StripeAccount } from '../../../platform/config/payment-accounts.js';
import { ProviderRefusal, ProviderUnavailable } from '../payment-provider.js';

const TIMEOUT_MS = 8000;
/** With the same idempotency key: a lost answer is asked for again, and nothing is done twice. */
const RETRIES = 2;

/** Stripe's own client, at Stripe or at the address that stands in for it. */
export function createStripeClient({ secretKey, apiUrl }: StripeAccount): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Asks Stripe, whose failures become the two that the product knows. */
export async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw asProviderError(error);
  }
}

/** The same, answering null for what Stripe does not know (any more). */
export async function askedOrNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && isAbsent(error)) return null;
    throw asProviderError(error);
  }
}

function isAbsent({ code, statusCode }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return code === 'resource_missing' || statusCode === 404;
}

function asProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return isPassing(error)
    ? new ProviderUnavailable(said(error), { cause: error })
    : new ProviderRefusal(error.decline_code ?? error.code ?? error.rawType ?? 'refused', said(error));
}

/** It may answer otherwise later: it is away, busy with the same question, or an operator must mend the key. */
function isPassing(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { StripeAPIError, StripeAuthenticationError, StripeConnectionError } = Stripe.errors;
  const { StripePermissionError, StripeRateLimitError } = Stripe.errors;
  const passing = [StripeAPIError, StripeAuthenticationError, StripeConnectionError];
  return (
    error.statusCode === 409 ||
    [...passing, StripePermissionError, StripeRateLimitError].some((kind) => error instanceof kind)
  );
}

/** Without the key's end, which Stripe repeats when it refuses one. */
function said({ type, code, statusCode }: InstanceType<typeof Stripe.errors.StripeError>): string {
  return ['Stripe', type, statusCode, code].filter(Boolean).join(' ');
}
