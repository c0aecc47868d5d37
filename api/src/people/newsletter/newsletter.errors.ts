import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { NEWSLETTER_MESSAGES, SUBSCRIBER_MESSAGES } from './newsletter.contract.js';

export const newsletterErrors = {
  consent: () => platformErrors.invalid({ consent: NEWSLETTER_MESSAGES.consent }),
  linkOver: () =>
    new Problem({
      code: 'lien-perime',
      status: 410,
      detail: 'Ce lien n’est plus valable : inscrivez-vous à nouveau pour en recevoir un autre.',
    }),
  linkUnknown: () =>
    new Problem({
      code: 'lien-inconnu',
      status: 404,
      detail: 'Ce lien n’est pas complet, ou l’inscription dont il parle n’existe plus.',
    }),
  undoOver: () =>
    new Problem({
      code: 'annulation-impossible',
      status: 409,
      detail:
        'Cette désinscription ne s’annule plus d’ici : inscrivez-vous à nouveau, un e-mail vous le confirmera.',
    }),
  notSubscribed: () =>
    new Problem({
      code: 'non-inscrit',
      status: 409,
      detail: 'Cette adresse n’est pas inscrite : inscrivez-la d’abord.',
    }),
  notFound: () =>
    new Problem({ code: 'abonne-introuvable', status: 404, detail: 'Cet abonnement n’existe pas ou plus.' }),
  known: () => platformErrors.invalid({ email: SUBSCRIBER_MESSAGES.known }),
  erased: () => platformErrors.invalid({ email: SUBSCRIBER_MESSAGES.erased }),
  unsubscribed: () => platformErrors.invalid({ email: SUBSCRIBER_MESSAGES.unsubscribed }),
  notBounced: () =>
    new Problem({
      code: 'adresse-sans-erreur',
      status: 409,
      detail: 'Cette adresse n’est pas en erreur : il n’y a rien à rétablir.',
    }),
  alreadyUnsubscribed: () =>
    new Problem({ code: 'deja-desinscrit', status: 409, detail: 'Cette personne est déjà désinscrite.' }),
};
