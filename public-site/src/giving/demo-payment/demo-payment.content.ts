import type { DemoSession, DemoSubscription } from '@livres/api/contract';

export const demoPaymentContent = {
  title: 'Paiement de démonstration',
  description: 'Aucun argent ne circule.',
  warning:
    'Aucun argent ne circule. Cette page tient la place du prestataire de paiement\u00a0: choisissez ce que répond la banque.',
  every: { month: 'par mois', quarter: 'par trimestre', year: 'par an' } satisfies Record<
    DemoSubscription['every'],
    string
  >,
  form: 'Ce que répond la banque',
  succeed: (amount: string) => `Payer ${amount}`,
  accept: 'La banque confirme le paiement',
  delay: 'Laisser en attente, comme un prélèvement',
  reason: 'Motif du refus',
  refuse: 'Refuser le paiement',
  cancel: 'Revenir sans payer',
  goOn: 'Continuer vers le site',
  statuses: {
    waiting: '',
    processing:
      'Ce paiement est en cours, comme un prélèvement\u00a0: la banque peut encore le confirmer ou le refuser.',
    succeeded: 'Ce paiement a réussi.',
    failed: 'Ce paiement a été refusé.',
    expired: 'Ce paiement n’a pas été fait à temps.',
    cancelled: 'Ce paiement a été abandonné.',
  } satisfies Record<DemoSession['status'], string>,
  subscription: {
    title: 'Les paiements suivants',
    states: {
      pending: 'Ils commenceront une fois le premier payé.',
      active: 'Le don régulier est actif.',
      past_due: 'Le dernier paiement a été refusé.',
      paused: 'Le don régulier est en pause\u00a0: rien n’est prélevé.',
      cancelled: 'Le don régulier est arrêté\u00a0: rien n’est plus prélevé.',
    } satisfies Record<DemoSubscription['status'], string>,
    next: (day: string) => `Prochain paiement\u00a0: ${day}.`,
    form: 'Ce que répond la banque aux paiements suivants',
    next_succeed: 'Prélever le paiement suivant',
    next_refuse: 'Refuser le paiement suivant',
    new_card: 'Présenter une nouvelle carte',
  },
  done: 'C’est fait.',
  back: 'Revenir au site',
  unknown: {
    title: 'Ce paiement n’existe pas',
    text: 'Le lien est incomplet, ou les paiements de démonstration ne sont plus ouverts.',
    give: 'Faire un don',
  },
} as const;
