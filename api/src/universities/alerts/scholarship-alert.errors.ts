import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { ALERT_MESSAGES as SAYS } from './scholarship-alert.contract.js';

export const alertErrors = {
  filters: (faults: Record<string, string>) =>
    platformErrors.invalid(
      Object.fromEntries(Object.entries(faults).map(([name, message]) => [`filters.${name}`, message])),
    ),
  tooMany: () => new Problem({ code: 'trop-d-alertes', status: 409, detail: SAYS.too_many }),
  linkDead: () => new Problem({ code: 'lien-perime', status: 410, detail: SAYS.link_dead }),
  notFound: () =>
    new Problem({ code: 'alerte-introuvable', status: 404, detail: 'Cette alerte n’existe pas ou plus.' }),
};
