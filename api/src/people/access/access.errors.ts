import { Problem } from '../../platform/errors/problem.js';

export const accessErrors = {
  wrongCode: () =>
    new Problem({
      code: 'code-incorrect',
      status: 401,
      detail: "Code d'accès incorrect.",
      headers: CHALLENGE,
    }),
  /** The specification's words for the form. */
  locked: (seconds: number) =>
    new Problem({
      code: 'acces-verrouille',
      status: 429,
      detail: 'Trop de tentatives échouées. Veuillez attendre avant de réessayer.',
      headers: { 'Retry-After': String(seconds) },
    }),
  crowded: (seconds: number) =>
    new Problem({
      code: 'acces-encombre',
      status: 429,
      detail: `Beaucoup de codes sont essayés en ce moment : par prudence, un appareil inconnu doit attendre. Réessayez dans ${seconds} seconde${seconds > 1 ? 's' : ''}, ou depuis un appareil qui vous a déjà servi à entrer.`,
      headers: { 'Retry-After': String(seconds) },
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
  deviceNotFound: () =>
    new Problem({
      code: 'appareil-introuvable',
      status: 404,
      detail: 'Cet appareil n’est pas, ou n’est plus, connecté au panneau.',
    }),
  thisDevice: () =>
    new Problem({
      code: 'appareil-present',
      status: 409,
      detail: 'C’est l’appareil que vous utilisez en ce moment : pour le quitter, déconnectez-vous.',
    }),
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
