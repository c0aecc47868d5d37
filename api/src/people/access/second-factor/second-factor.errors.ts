import { Problem } from '../../../platform/errors/problem.js';

const plural = (count: number, one: string, many: string) => (count > 1 ? many : one);

export const secondFactorErrors = {
  wrongCode: (left: number) =>
    new Problem({
      code: 'second-facteur-incorrect',
      status: 401,
      detail:
        left > 0
          ? `Code incorrect. Il vous reste ${left} ${plural(left, 'essai', 'essais')}.`
          : 'Code incorrect. Recommencez depuis votre code d’accès.',
      extra: { tries_left: left },
    }),
  usedCode: (left: number) =>
    new Problem({
      code: 'second-facteur-deja-utilise',
      status: 401,
      detail:
        'Ce code a déjà servi\u00a0: attendez que l’application en montre un autre (30 secondes au plus).',
      extra: { tries_left: left },
    }),
  expired: () =>
    new Problem({
      code: 'verification-expiree',
      status: 410,
      detail: 'Cette vérification n’est plus valable\u00a0: entrez de nouveau votre code d’accès.',
    }),
  tooMany: (seconds: number) =>
    new Problem({
      code: 'second-facteur-verrouille',
      status: 429,
      detail: `Trop de codes incorrects pour cette personne\u00a0: réessayez dans ${Math.ceil(seconds / 60)} minutes, ou depuis un appareil qui lui a déjà servi à entrer.`,
      headers: { 'Retry-After': String(seconds) },
    }),
  unreadable: () =>
    new Problem({
      code: 'second-facteur-illisible',
      status: 409,
      detail:
        'La configuration du serveur a changé\u00a0: les codes de l’application ne peuvent plus être vérifiés. Utilisez un code de secours, ou demandez à un administrateur de réinitialiser votre second facteur.',
    }),
  required: () =>
    new Problem({
      code: 'second-facteur-requis',
      status: 403,
      detail:
        'En production, un administrateur a besoin d’un second facteur\u00a0: ajoutez-le à la page «\u00a0Mon accès\u00a0».',
    }),
  refused: () =>
    new Problem({
      code: 'code-refuse',
      status: 400,
      detail: 'Ce code n’est pas le bon\u00a0: recopiez celui que l’application montre en ce moment.',
      errors: {
        code: 'Ce code n’est pas le bon\u00a0: recopiez celui que l’application montre en ce moment.',
      },
    }),
  alreadyUsed: () =>
    new Problem({
      code: 'code-deja-utilise',
      status: 400,
      detail: 'Ce code a déjà servi\u00a0: attendez que l’application en montre un autre.',
      errors: { code: 'Ce code a déjà servi\u00a0: attendez que l’application en montre un autre.' },
    }),
  alreadyEnabled: () =>
    new Problem({
      code: 'second-facteur-deja-actif',
      status: 409,
      detail: 'Votre second facteur est déjà en place. Pour changer d’application, retirez-le d’abord.',
    }),
  notEnrolling: () =>
    new Problem({
      code: 'second-facteur-pas-commence',
      status: 409,
      detail: 'Commencez par afficher le QR code\u00a0: il n’y a rien à confirmer.',
    }),
  notEnabled: () =>
    new Problem({
      code: 'second-facteur-absent',
      status: 409,
      detail: 'Il n’y a pas de second facteur en place.',
    }),
  ownReset: () =>
    new Problem({
      code: 'second-facteur-propre',
      status: 409,
      detail:
        'Le vôtre se retire à la page «\u00a0Mon accès\u00a0», avec un code de l’application ou de secours.',
    }),
};
