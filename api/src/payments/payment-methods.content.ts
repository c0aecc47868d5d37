import { PAYMENT_METHOD_LABELS, type PaymentMethod } from './payment.contract.js';

const HELP: Record<PaymentMethod, string> = {
  card: 'Sur la page sécurisée de Stripe. Confirmé tout de suite.',
  sepa_debit: 'Avec votre IBAN, sur la page sécurisée de Stripe. Confirmé sous quelques jours.',
  paypal: 'Avec votre compte PayPal ou une carte. Confirmé tout de suite.',
  mobile_money: 'Vous acceptez le paiement sur votre téléphone MTN.',
  bank_transfer: 'Depuis votre banque, avec la référence que nous vous donnons. Sans frais.',
  cheque: 'À l’ordre de l’association.',
  cash: 'De la main à la main, à l’association.',
  demo: 'Pour essayer : aucun argent ne circule.',
};

/** How each way to pay is called, and what to expect of it. */
export const paymentMethodTexts = Object.fromEntries(
  Object.entries(HELP).map(([method, help]) => [
    method,
    { label: PAYMENT_METHOD_LABELS[method as PaymentMethod], help },
  ]),
) as Record<PaymentMethod, { label: string; help: string }>;
