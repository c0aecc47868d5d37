import { Problem } from '../platform/errors/problem.js';

export const accessErrors = {
  wrongCode: () =>
    new Problem({
      code: 'code-incorrect',
      status: 401,
      detail: "Code d'accès incorrect.",
      headers: CHALLENGE,
    }),
  noSession: () =>
    new Problem({
      code: 'session-absente',
      status: 401,
      detail: 'Votre session est terminée ou n’a pas été ouverte : entrez votre code d’accès.',
      headers: CHALLENGE,
    }),
  notSignedIn: () =>
    new Problem({
      code: 'connexion-requise',
      status: 401,
      detail: 'Vous n’êtes pas connecté, ou votre session est terminée : demandez un lien de connexion.',
    }),
  notAllowed: () =>
    new Problem({ code: 'role-insuffisant', status: 403, detail: 'Votre rôle ne permet pas cette action.' }),
  staffNotFound: () =>
    new Problem({ code: 'membre-introuvable', status: 404, detail: 'Ce membre de l’équipe n’existe pas.' }),
  configuredCode: () =>
    new Problem({
      code: 'code-de-configuration',
      status: 409,
      detail:
        'Ce code vient de la configuration (ADMIN_ACCESS_CODE) : il ne se change et ne se révoque que là.',
    }),
  revoked: () => new Problem({ code: 'code-revoque', status: 409, detail: 'Ce code est déjà révoqué.' }),
};

const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };
