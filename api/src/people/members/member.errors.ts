import { Problem } from '../../platform/errors/problem.js';
import { MEMBER_MESSAGES as SAYS } from './member.contract.js';

export const memberErrors = {
  linkDead: () => new Problem({ code: 'lien-perime', status: 410, detail: SAYS.link_dead }),
  emailSame: () => fieldFault('email', SAYS.email_same),
  emailConfirmation: () => fieldFault('email', SAYS.email_confirmation),
  changed: () =>
    new Problem({
      code: 'modifie-entre-temps',
      status: 409,
      detail:
        'Votre profil a été modifié ailleurs entre-temps : rechargez la page pour voir ce qui est enregistré, puis recommencez.',
    }),
  gone: () =>
    new Problem({
      code: 'connexion-requise',
      status: 401,
      detail: 'Votre session est terminée : demandez un lien de connexion.',
    }),
};

function fieldFault(field: string, message: string): Problem {
  return new Problem({
    code: 'donnees-invalides',
    status: 400,
    detail: message,
    errors: { [field]: message },
  });
}
