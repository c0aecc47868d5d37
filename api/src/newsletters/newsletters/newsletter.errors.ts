import { Problem } from '../../platform/errors/problem.js';
import { NEWSLETTER_STATUS_LABELS, type NewsletterStatus } from './newsletters.contract.js';

export const issueErrors = {
  notFound: () =>
    new Problem({ code: 'lettre-introuvable', status: 404, detail: 'Cette lettre n’existe pas ou plus.' }),
  withdrawn: () =>
    new Problem({ code: 'lettre-retiree', status: 410, detail: 'Cette lettre n’est plus publique.' }),
  notInTheBin: () =>
    new Problem({
      code: 'lettre-hors-corbeille',
      status: 409,
      detail: 'Cette lettre n’est pas à la corbeille.',
    }),
  notGone: () =>
    new Problem({
      code: 'lettre-pas-partie',
      status: 409,
      detail: 'Seule une lettre envoyée se retire du site, ou s’y remet.',
    }),
  ofCampaign: () =>
    new Problem({
      code: 'lettre-de-campagne',
      status: 409,
      detail: 'Cette lettre porte une nouvelle de campagne : c’est la nouvelle qui se retire du site.',
    }),
  versionNotFound: () =>
    new Problem({
      code: 'version-introuvable',
      status: 404,
      detail: 'Cette version de la lettre n’existe pas.',
    }),
  notWritable: (status: NewsletterStatus) =>
    new Problem({
      code: 'lettre-figee',
      status: 409,
      detail:
        status === 'scheduled' || status === 'held'
          ? `Cette lettre est ${status === 'held' ? 'à confirmer' : 'programmée'} : annulez l’envoi pour la modifier.`
          : `Cette lettre ne change plus (${NEWSLETTER_STATUS_LABELS[status].toLowerCase()}) : repartez d’elle pour en écrire une autre.`,
    }),
};
