import { conflict } from '../../platform/errors/problem.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';

export const accountingErrors = {
  noSiren: () =>
    conflict(
      'siren-manquant',
      'Le fichier des écritures comptables porte le numéro SIREN de l’association\u00a0: renseignez-le dans les paramètres, ou téléchargez le journal en CSV.',
    ),
  yearToCome: () => platformErrors.invalid({ year: 'Cette année n’a pas commencé.' }),
};
