import { Problem } from '../../platform/errors/problem.js';
import { MERGE_UNDO_DAYS } from './people-merge.contract.js';

export const PEOPLE_MERGE_MESSAGES = {
  person: 'Choisissez une personne dans la liste.',
  side: 'Choisissez de laquelle des deux personnes garder cette valeur.',
  query: 'Écrivez un nom, une adresse e-mail ou un téléphone.',
  stamp: 'Rouvrez la comparaison des deux personnes.',
} as const;

export const peopleMergeErrors = {
  samePerson: () =>
    new Problem({
      code: 'meme-personne',
      status: 400,
      detail: 'C’est deux fois la même personne : choisissez-en une autre.',
    }),
  noPerson: () =>
    new Problem({
      code: 'personne-introuvable',
      status: 404,
      detail: 'Cette personne n’est plus là : elle a peut-être déjà été réunie à une autre, ou effacée.',
    }),
  noMerge: () =>
    new Problem({ code: 'rapprochement-introuvable', status: 404, detail: 'Ce rapprochement n’existe pas.' }),
  noAddress: () =>
    new Problem({
      code: 'sans-adresse',
      status: 409,
      detail: 'La personne gardée doit avoir une adresse e-mail : gardez l’autre, qui en a une.',
    }),
  notYours: (labels: readonly string[]) =>
    new Problem({
      code: 'droit-insuffisant',
      status: 403,
      detail: `Ces personnes ont aussi ce que votre rôle ne permet pas d’écrire (${labels.join(', ')}) : demandez à un administrateur.`,
    }),
  changed: () =>
    new Problem({
      code: 'personne-changee',
      status: 409,
      detail:
        'L’une des deux personnes a changé depuis que vous les avez comparées : relisez, puis recommencez.',
    }),
  alreadyUndone: () =>
    new Problem({ code: 'deja-annule', status: 409, detail: 'Ce rapprochement est déjà annulé.' }),
  tooLate: () =>
    new Problem({
      code: 'trop-tard',
      status: 409,
      detail: `Ce rapprochement a plus de ${MERGE_UNDO_DAYS} jours : ce qui permettait de l’annuler a été oublié.`,
    }),
  mergedSince: () =>
    new Problem({
      code: 'reunie-depuis',
      status: 409,
      detail: 'La personne gardée a depuis été réunie à une autre : annulez d’abord ce rapprochement-là.',
    }),
};
