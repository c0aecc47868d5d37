import { randomUUID } from 'node:crypto';
import { PaymentAttemptRow } from '@livres/api/dist/giving/payments/payment-attempt.entity.js';
import type { PaymentRequest } from '@livres/api/dist/giving/payments/payment-provider.js';

export const NOON = new Date('2026-11-21T12:00:00Z');

/** What a provider's own configuration is read from, beside its keys. */
export const providerEnvironment = {
  APP_NAME: 'Livres en partage',
  APP_URL: 'http://localhost:3000',
  API_URL: 'http://localhost:3000/api/v1',
  ADMIN_ACCESS_CODE: 'code-des-essais-2026',
  DATABASE_URL: 'postgres://localhost/livres',
};

/** Attempts that someone still waits for, whatever they are called. */
export const openAttempts = {
  find: async (id: string) => Object.assign(new PaymentAttemptRow(), { id, status: 'waiting' as const }),
};

type Asked = Partial<Omit<PaymentRequest, 'payer'>> & { payer?: Partial<PaymentRequest['payer']> };

/** 50,50 € by card from someone who can pay in any way. */
export function paymentRequest({ payer, ...more }: Asked = {}): PaymentRequest {
  return {
    id: randomUUID(),
    amount: 5050,
    currency: 'EUR',
    method: 'paypal',
    every: null,
    description: 'Don à Livres en partage',
    reference: 'DON-20261121-1A2B3C4D',
    success_url: 'http://localhost:3000/don/confirmation',
    cancel_url: 'http://localhost:3000/faire-un-don?annule=1',
    ...more,
    payer: {
      email: 'ada@example.org',
      name: 'Ada Byron',
      customer_id: null,
      phone: '+237 670 00 00 00',
      ...payer,
    },
  };
}
