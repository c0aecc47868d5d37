import { Problem } from '../../platform/errors/problem.js';
import type { ErasureObstacle } from '../../platform/personal-data/personal-data-source.js';

export const PERSONAL_DATA_MESSAGES = {
  email_missing: 'Indiquez l’adresse e-mail de la personne.',
  email_invalid: 'Cette adresse e-mail n’est pas complète : vérifiez-la.',
  reason: 'Écrivez pourquoi : qui l’a demandé, quand, et comment son identité a été vérifiée.',
  proof: 'Dites comment l’identité a été vérifiée.',
} as const;

export const personalDataErrors = {
  obstacles: (obstacles: readonly ErasureObstacle[]) =>
    new Problem({
      code: obstacles[0]!.code,
      status: 409,
      detail: obstacles.map(({ detail }) => detail).join(' '),
      extra: { obstacles },
    }),
  notProven: () =>
    new Problem({
      code: 'identite-non-prouvee',
      status: 409,
      detail:
        'Aucun lien envoyé à cette adresse n’a été suivi depuis 30 jours : envoyez-en un, ou écrivez dans la raison comment l’identité a été vérifiée.',
    }),
  tooBusy: () =>
    new Problem({
      code: 'effacement-trop-long',
      status: 503,
      detail: 'Effacer cette personne a pris trop de temps : rien n’a été changé. Réessayez dans un moment.',
    }),
};
