import { PAYMENT_METHOD_LABELS, type PaymentMethod } from './payment.contract.js';

const HELP: Record<PaymentMethod, string> = {
  card: 'Sur la page sécurisée de Stripe, où le portefeuille de votre appareil est proposé. Confirmé tout de suite.',
  sepa_debit: 'Avec votre IBAN, sur la page sécurisée de Stripe. Confirmé sous quelques jours.',
  paypal: 'Avec votre compte PayPal ou une carte. Confirmé tout de suite.',
  mobile_money: 'Vous acceptez le paiement sur votre téléphone MTN.',
  bank_transfer: 'Depuis votre banque, avec la référence que nous vous donnons. Sans frais.',
  cheque: 'À l’ordre de l’association.',
  cash: 'De la main à la main, à l’association.',
  demo: 'Pour essayer : aucun argent ne circule.',
};

/** Stripe's page offers both wallets with cards, to whoever has one on their device. */
const LABELS: Record<PaymentMethod, string> = {
  ...PAYMENT_METHOD_LABELS,
  card: 'Carte bancaire, Apple Pay ou Google Pay',
};

/** How each way to pay is called, and what to expect of it. */
export const paymentMethodTexts = Object.fromEntries(
  Object.entries(HELP).map(([method, help]) => [method, { label: LABELS[method as PaymentMethod], help }]),
) as Record<PaymentMethod, { label: string; help: string }>;
