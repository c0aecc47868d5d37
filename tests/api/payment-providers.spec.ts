import { DemoPaymentActionsService } from '@livres/api/dist/giving/payments/demo/demo-payment-actions.service.js';
import { DemoProvider } from '@livres/api/dist/giving/payments/demo/demo-provider.js';
import { MobileMoneyProvider } from '@livres/api/dist/giving/payments/mobile-money/mobile-money.provider.js';
import { PaypalProvider } from '@livres/api/dist/giving/payments/paypal/paypal.provider.js';
import { Configuration } from '@livres/api/dist/platform/config/configuration.js';
import { SystemClock } from '@livres/api/dist/platform/clock/clock.js';
import { startApi } from '../factories/api.ts';
import { describeProvider } from '../factories/payment-provider-contract.ts';
import { NOON, openAttempts, providerEnvironment } from '../factories/payments.ts';
import { stripeProvider } from '../factories/stripe.ts';
import { MOMO_ACCOUNT, startMobileMoneyServer } from '../fakes/mobile-money-server.ts';
import { PAYPAL_ACCOUNT, startPaypalServer } from '../fakes/paypal-server.ts';
import { startStripeServer } from '../fakes/stripe-server.ts';

describeProvider('Stripe', { refunds: true, recurs: true, goesAway: true, lists: true }, async () => {
  const stripe = await startStripeServer();
  return {
    provider: stripeProvider(stripe),
    pays: async ({ session_id }) => void stripe.payer.pays(session_id!),
    refuses: async ({ session_id }) => void stripe.payer.isDeclined(session_id!),
    goesAway: () => void (stripe.isAway = true),
    comesBack: () => void (stripe.isAway = false),
    announcements: async () => stripe.deliveries.next().map((event) => stripe.deliveries.sign(event)),
    close: () => stripe.close(),
  };
});

describeProvider(
  'the demonstration',
  { refunds: true, recurs: true, goesAway: false, lists: true },
  async () => {
    const api = await startApi();
    const desk = api.app.get(DemoPaymentActionsService);
    return {
      provider: api.app.get(DemoProvider),
      pays: async ({ session_id }) => void (await desk.act(session_id!, { act: 'succeed' })),
      refuses: async ({ session_id }) => void (await desk.act(session_id!, { act: 'refuse' })),
      close: () => api.close(),
    };
  },
);

describeProvider('PayPal', { refunds: true, recurs: false, goesAway: false, lists: false }, async () => {
  const paypal = await startPaypalServer();
  const env = { ...providerEnvironment, ...PAYPAL_ACCOUNT, PAYPAL_API_URL: paypal.url };
  const provider = new PaypalProvider(Configuration.read(env), new SystemClock(), openAttempts);
  return {
    provider,
    pays: async ({ session_id }) => paypal.approve(session_id!),
    refuses: async ({ session_id }) => {
      paypal.declineNext();
      paypal.approve(session_id!);
    },
    close: () => paypal.close(),
  };
});

describeProvider('MTN MoMo', { refunds: false, recurs: false, goesAway: false, lists: false }, async () => {
  const momo = await startMobileMoneyServer();
  const env = { ...providerEnvironment, ...MOMO_ACCOUNT, MOMO_API_URL: momo.url };
  return {
    // MTN does not say when a payment was made: it is the moment at which it is heard of.
    provider: new MobileMoneyProvider(Configuration.read(env), { now: () => NOON }),
    pays: async ({ payment_id }) => momo.accept(payment_id!),
    refuses: async ({ payment_id }) => momo.fail(payment_id!, 'NOT_ENOUGH_FUNDS'),
    close: () => momo.close(),
  };
});
