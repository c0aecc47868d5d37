import { Problem } from '../../platform/errors/problem.js';

export const partnerErrors = {
  notFound: () =>
    new Problem({
      code: 'partenaire-introuvable',
      status: 404,
      detail: 'Ce partenaire n’existe pas ou n’est plus en ligne.',
    }),
};
