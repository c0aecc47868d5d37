import { startMobileMoneyServer } from '../fakes/mobile-money-server.ts';
import { startPaypalServer } from '../fakes/paypal-server.ts';
import { startStripeServer } from '../fakes/stripe-server.ts';
import { running } from './running.ts';

/** The providers of a spec file, which start before its tests and are closed after them. */
export const testStripe = () => running(startStripeServer);
export const liveStripe = () => running(() => startStripeServer({ live: true }));
export const testPaypal = () => running(startPaypalServer);
export const testMobileMoney = () => running(startMobileMoneyServer);
