import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { TAXONOMY_MESSAGES } from './taxonomy.contract.js';

export const taxonomyErrors = {
  categoryNotFound: () =>
    new Problem({ code: 'categorie-introuvable', status: 404, detail: 'Cette catégorie n’existe pas.' }),
  tagNotFound: () =>
    new Problem({ code: 'etiquette-introuvable', status: 404, detail: 'Cette étiquette n’existe pas.' }),
  noDraft: () =>
    new Problem({
      code: 'sans-brouillon',
      status: 409,
      detail: 'Catégories et étiquettes n’ont pas de brouillon : mettez-la à la corbeille ou aux archives.',
    }),
  mergeWithItself: () => platformErrors.invalid({ into: TAXONOMY_MESSAGES.merge_with_itself }),
  mergeIntoNothing: () =>
    platformErrors.invalid({ into: 'Cette étiquette n’existe pas, ou n’est plus en cours.' }),
};
