import { configurationFaults as faults } from './configuration.errors.js';
import type { ConfigurationReader, Environment } from './configuration-reader.js';

/** Whether an account takes real money. */
type AccountMode = 'live' | 'test';

export interface StripeAccount {
  mode: AccountMode;
  secretKey: string;
  /** Every one that may sign now: two while they are being changed. */
  webhookSecrets: readonly string[];
  /** For payments made inside our own page; null where there are none. */
  publishableKey: string | null;
  methods: readonly StripeMethod[];
  apiUrl: string;
}
const STRIPE_METHODS = ['card', 'sepa_debit'] as const;
type StripeMethod = (typeof STRIPE_METHODS)[number];

export interface PaypalAccount {
  mode: AccountMode;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  apiUrl: string;
}

export interface MobileMoneyAccount {
  mode: AccountMode;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  /** `mtncameroon`, or `sandbox`. */
  targetEnvironment: string;
  /** What the wallets hold: CFA francs, or euros in the sandbox. */
  currency: 'XAF' | 'EUR';
  apiUrl: string;
}

const PAYPAL = {
  production: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
};
const MOMO = {
  production: 'https://proxy.momoapi.mtn.com',
  sandbox: 'https://sandbox.momodeveloper.mtn.com',
};
const WEB = ['http://', 'https://'];

const placeOf = (environment: Environment) => (environment === 'production' ? 'production' : 'sandbox');

const stripeMode = (key: string): AccountMode => (/^[a-z]+_test_/.test(key) ? 'test' : 'live');

/** Payments are known by webhooks: in production Stripe is not offered without their secret. */
export function stripeAccount(read: ConfigurationReader, environment: Environment): StripeAccount | null {
  const apiUrl = read.url('STRIPE_API_URL', WEB) ?? 'https://api.stripe.com';
  const methods = read.choices('STRIPE_METHODS', STRIPE_METHODS);
  const webhookSecrets = read.list('STRIPE_WEBHOOK_SECRET');
  const secretKey =
    environment === 'production'
      ? read.group(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])?.STRIPE_SECRET_KEY
      : read.optional('STRIPE_SECRET_KEY');
  const publishableKey = read.optional('STRIPE_PUBLISHABLE_KEY');
  if (environment === 'production')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'])
      if (stripeMode(read.optional(name) ?? '') === 'test') read.faults.push(faults.testKey(name));
  if (!secretKey) return null;
  const mode = stripeMode(secretKey);
  if (publishableKey && stripeMode(publishableKey) !== mode) read.faults.push(faults.mixedKeys());
  return { mode, secretKey, webhookSecrets, publishableKey, methods, apiUrl: apiUrl.replace(/\/+$/, '') };
}

export function paypalAccount(read: ConfigurationReader, environment: Environment): PaypalAccount | null {
  const apiUrl = read.url('PAYPAL_API_URL', WEB) ?? PAYPAL[placeOf(environment)];
  const keys = read.group(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  if (!keys) return null;
  const isSandbox = apiUrl.includes('sandbox');
  if (environment === 'production' && isSandbox) read.faults.push(faults.sandbox('PAYPAL_API_URL'));
  const isLive = !isSandbox && (environment === 'production' || apiUrl.startsWith(PAYPAL.production));
  return {
    mode: isLive ? 'live' : 'test',
    clientId: keys.PAYPAL_CLIENT_ID,
    clientSecret: keys.PAYPAL_CLIENT_SECRET,
    webhookId: keys.PAYPAL_WEBHOOK_ID,
    apiUrl: apiUrl.replace(/\/+$/, ''),
  };
}

export function mobileMoneyAccount(
  read: ConfigurationReader,
  environment: Environment,
): MobileMoneyAccount | null {
  const place = placeOf(environment);
  const apiUrl = read.url('MOMO_API_URL', WEB) ?? MOMO[place];
  const byDefault = place === 'production' ? 'XAF' : 'EUR';
  const currency = read.choice('MOMO_CURRENCY', ['XAF', 'EUR'], byDefault);
  const targetEnvironment =
    read.optional('MOMO_TARGET_ENVIRONMENT') ?? { production: 'mtncameroon', sandbox: 'sandbox' }[place];
  const keys = read.group(['MOMO_SUBSCRIPTION_KEY', 'MOMO_API_USER', 'MOMO_API_KEY']);
  if (!keys) return null;
  const isSandbox = targetEnvironment === 'sandbox' || apiUrl.includes('sandbox');
  if (environment === 'production' && isSandbox)
    read.faults.push(faults.sandbox('MOMO_TARGET_ENVIRONMENT', 'MOMO_API_URL'));
  return {
    mode: isSandbox ? 'test' : 'live',
    subscriptionKey: keys.MOMO_SUBSCRIPTION_KEY,
    apiUser: keys.MOMO_API_USER,
    apiKey: keys.MOMO_API_KEY,
    targetEnvironment,
    currency,
    apiUrl: apiUrl.replace(/\/+$/, ''),
  };
}
