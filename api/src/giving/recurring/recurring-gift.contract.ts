import type { Frequency } from '../donors/giving.contract.js';

/** How often a gift may come again, the most often first. */
export const RECURRING_FREQUENCIES = ['monthly', 'quarterly', 'yearly'] as const;
export type RecurringFrequency = (typeof RECURRING_FREQUENCIES)[number];

/** How often, as a sentence says it. */
export const FREQUENCY_PACES: Record<Frequency, string> = {
  'one-time': 'une fois',
  monthly: 'chaque mois',
  quarterly: 'chaque trimestre',
  yearly: 'chaque année',
};
/** What is given at each. */
export const FREQUENCY_KINDS: Record<Frequency, string> = {
  'one-time': 'don',
  monthly: 'don mensuel',
  quarterly: 'don trimestriel',
  yearly: 'don annuel',
};

/** What its owner may do with it now. */
export const RECURRING_ACTIONS = [
  'pause',
  'resume',
  'amount',
  'frequency',
  'skip',
  'cancel',
  'payment_method',
] as const;
export type RecurringAction = (typeof RECURRING_ACTIONS)[number];

export const RECURRING_HEALTH = ['failing', 'expiring', 'well', 'paused', 'waiting', 'stopped'] as const;
/** How it does: `expiring` where its card ends before long. */
export type RecurringHealth = (typeof RECURRING_HEALTH)[number];
export const RECURRING_HEALTH_LABELS: Record<RecurringHealth, string> = {
  failing: 'Paiement en échec',
  expiring: 'Carte bientôt expirée',
  well: 'En ordre',
  paused: 'En pause',
  waiting: 'À confirmer',
  stopped: 'Arrêté',
};

export const RECURRING_LIMITS = { pause_months: 12, reason: 500 } as const;
export const RECURRING_MESSAGES = {
  not_found: 'Ce don régulier n’existe pas, ou ce lien ne l’ouvre plus.',
  amount: 'Indiquez un montant de 1 à 100 000 €, avec deux décimales au plus.',
  link_too_old:
    'Ce lien a plus de 90 jours\u00a0: demandez-en un nouveau, il partira à l’adresse e-mail du don.',
  confirmation_unknown: 'Ce lien ne confirme rien, ou un plus récent l’a remplacé.',
  confirmation_over:
    'Ce lien valait 30 minutes\u00a0: redemandez le nouveau montant depuis la page de votre don régulier.',
  months: 'Choisissez une pause de 1 à 12 mois.',
  frequency: 'Choisissez un rythme : chaque mois, chaque trimestre ou chaque année.',
  payment_at: 'Indiquez le paiement à sauter : la date du prochain paiement.',
  not_active: (status: string, change: 'frequency' | 'skip') =>
    change === 'skip'
      ? `Ce don régulier est « ${status} » : un paiement ne se saute que lorsqu’il est « Actif ».`
      : `Ce don régulier est « ${status} » : son rythme ne change que lorsqu’il est « Actif ».`,
  moved:
    'Le prochain paiement n’est plus celui que vous vouliez sauter. Rien n’a changé : regardez la nouvelle date, puis recommencez si besoin.',
  too_far:
    'Le paiement suivant tomberait dans plus de deux ans. Mettez plutôt ce don en pause, ou arrêtez-le.',
} as const;
