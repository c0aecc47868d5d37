import type { Stripe } from 'stripe';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'CB',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

const card = ({ brand, last4, exp_month, exp_year }: Stripe.PaymentMethod.Card) =>
  `${BRANDS[brand] ?? 'Carte'} •••• ${last4}, expire ${String(exp_month).padStart(2, '0')}/${exp_year}`;

export const stripeTexts = {
  /** What the means of payment is, as its owner knows it. */
  paymentLabel: (method: Stripe.PaymentMethod | null): string | null => {
    if (method?.card) return card(method.card);
    if (method?.sepa_debit) return `Prélèvement SEPA, IBAN •••• ${method.sepa_debit.last4 ?? ''}`.trim();
    return null;
  },
  unsigned:
    'Stripe répond, mais STRIPE_WEBHOOK_SECRET manque : ses annonces sont refusées, et les paiements ne sont connus qu’à la comparaison suivante',
  checked: (isLive: boolean) =>
    isLive ? 'Stripe répond, en mode réel' : 'Stripe répond, en mode test : aucun argent ne circule',
};
