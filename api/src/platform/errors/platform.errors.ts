import { Problem } from './problem.js';

export const platformErrors = {
  invalid: (errors: Record<string, string>) =>
    new Problem({
      code: 'donnees-invalides',
      status: 400,
      detail:
        Object.keys(errors).length > 1
          ? 'Plusieurs valeurs sont à corriger.'
          : `Une valeur est à corriger : ${Object.entries(errors)
              .map(([field, message]) => `${field} — ${message}`)
              .join('')}`,
      errors,
    }),
  notFound: () =>
    new Problem({
      code: 'introuvable',
      status: 404,
      detail: 'Cette adresse ne correspond à rien : vérifiez-la.',
    }),
  refused: (status: number) =>
    new Problem({ code: `refus-${status}`, status, detail: REFUSALS[status] ?? REFUSALS[400]! }),
  foreignForm: () =>
    new Problem({
      code: 'formulaire-etranger',
      status: 403,
      detail:
        'Ce formulaire a été envoyé depuis un autre site : ouvrez la page sur le nôtre, puis recommencez.',
    }),
  methodNotAllowed: (allowed: readonly string[]) =>
    new Problem({
      code: 'refus-405',
      status: 405,
      detail: REFUSALS[405]!,
      headers: { Allow: allowed.join(', ') },
    }),
  tooMany: (seconds: number) =>
    new Problem({
      code: 'trop-de-demandes',
      status: 429,
      detail: `Trop de demandes : réessayez dans ${seconds} seconde${seconds > 1 ? 's' : ''}.`,
      headers: { 'Retry-After': String(seconds) },
    }),
  unavailable: () =>
    new Problem({
      code: 'indisponible',
      status: 503,
      detail: 'Le service reprend ses esprits : réessayez dans quelques instants, rien n’est perdu.',
      headers: { 'Retry-After': '5' },
    }),
  analysisTooLong: () =>
    new Problem({
      code: 'analyse-trop-longue',
      status: 503,
      detail:
        'Cette analyse prend trop de temps en ce moment : réessayez dans quelques instants, ou choisissez une période plus courte.',
      headers: { 'Retry-After': '5' },
    }),
  busyWithPictures: () =>
    new Problem({
      code: 'images-en-attente',
      status: 503,
      detail: 'Beaucoup d’images arrivent en ce moment : réessayez dans quelques instants.',
      headers: { 'Retry-After': '5' },
    }),
  unexpected: () =>
    new Problem({
      code: 'erreur-interne',
      status: 500,
      detail:
        'Une erreur inattendue s’est produite de notre côté. Réessayez, et écrivez-nous si elle persiste.',
    }),
};

const REFUSALS: Record<number, string> = {
  400: 'La demande est mal écrite : vérifiez-la puis recommencez.',
  404: 'Cette adresse ne correspond à rien : vérifiez-la.',
  405: 'Cette adresse n’accepte pas cette méthode.',
  408: 'La demande a mis trop de temps à arriver : recommencez.',
  413: 'L’envoi est trop volumineux : réduisez-le puis recommencez.',
  414: 'L’adresse est trop longue.',
  415: 'Ce format n’est pas accepté : envoyez du JSON, ou un formulaire là où un fichier est attendu.',
  431: 'Les en-têtes de la demande sont trop longs.',
};
