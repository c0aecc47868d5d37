import { StripeProvider } from '@livres/api/dist/giving/payments/stripe/stripe.provider.js';
import { SystemClock } from '@livres/api/dist/platform/clock/clock.js';
import { Configuration } from '@livres/api/dist/platform/config/configuration.js';
import type { StripeServer } from '../fakes/stripe-server.ts';

/** The product's own Stripe, by itself, paying at the fake one. */
export function stripeProvider(stripe: StripeServer, env: Record<string, string> = {}): StripeProvider {
  const configuration = Configuration.read({
    APP_NAME: 'Livres en partage',
    APP_URL: 'https://livres.example',
    API_URL: 'https://livres.example/api/v1',
    ADMIN_ACCESS_CODE: 'un-code-des-essais',
    DATABASE_URL: 'postgres://unused',
    ...stripe.env,
    ...env,
  });
  return new StripeProvider(configuration, new SystemClock());
}
