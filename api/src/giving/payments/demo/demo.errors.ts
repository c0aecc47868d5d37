import { conflict, Problem } from '../../../platform/errors/problem.js';

export const demoErrors = {
  notFound: () =>
    new Problem({
      code: 'demo_payment_not_found',
      status: 404,
      detail: 'Ce paiement de démonstration n’existe pas, ou plus.',
    }),
  isOver: () => conflict('demo_payment_is_over', 'Ce paiement de démonstration est déjà terminé.'),
  isStopped: () =>
    conflict(
      'demo_subscription_is_stopped',
      'Rien n’est prélevé\u00a0: ce don régulier est en pause, arrêté ou pas encore commencé.',
    ),
};
