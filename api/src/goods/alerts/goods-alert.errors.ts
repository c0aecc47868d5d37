import { Problem } from '../../platform/errors/problem.js';

export const alertErrors = {
  notFound: () =>
    new Problem({ code: 'alerte-introuvable', status: 404, detail: 'Cette alerte n’existe pas ou plus.' }),
};
