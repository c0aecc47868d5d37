import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../../../giving/payments/payment.contract.js';
import type { CampaignSourceKind } from './campaign-analytics.contract.js';

const LABELS: Record<CampaignSourceKind, (source: string) => string> = {
  code: (source) => source,
  search: (source) => (source ? `Recherche (${source})` : 'Recherche'),
  social: (source) => source || 'Réseaux sociaux',
  site: (source) => source || 'Un autre site',
  onward: () => 'Suite de visite',
  direct: () => 'Accès direct',
  offline: (source) => PAYMENT_METHOD_LABELS[source as PaymentMethod] ?? source,
  recurring: () => 'Dons réguliers',
  unknown: () => 'Origine inconnue',
};

/** What brought gifts, as people name it. */
export const sourceLabel = (kind: CampaignSourceKind, source: string): string => LABELS[kind](source);
