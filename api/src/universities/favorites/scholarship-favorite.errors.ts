import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { FAVORITE_MESSAGES as SAYS } from './scholarship-favorite.contract.js';

export const favoriteErrors = {
  visitorMissing: () => new Problem({ code: 'visiteur-inconnu', status: 400, detail: SAYS.visitor_missing }),
  scholarshipNotFound: () =>
    new Problem({
      code: 'bourse-introuvable',
      status: 404,
      detail: 'Cette bourse n’existe pas ou a été supprimée.',
    }),
  tooMany: () => new Problem({ code: 'trop-de-favoris', status: 409, detail: SAYS.too_many }),
  emailMissing: () => platformErrors.invalid({ email: SAYS.email_missing }),
  linkDead: () => new Problem({ code: 'lien-perime', status: 410, detail: SAYS.link_dead }),
};
