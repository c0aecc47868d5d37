import { Problem } from '../../platform/errors/problem.js';
import { moneyInFrench } from '../../platform/money/money-in-french.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import { hourInFrench } from './registration-emails.content.js';
import {
  REGISTRATION_MESSAGES as MESSAGES,
  REGISTRATION_STATUS_LABELS as LABELS,
  type RegistrationStatus,
} from './registration.contract.js';

const NBSP = '\u00a0';

export const registrationErrors = {
  notFound: () =>
    new Problem({
      code: 'inscription-introuvable',
      status: 404,
      detail: 'Cette inscription n’existe pas, ou son lien n’est plus valable.',
    }),
  linkOld: () =>
    new Problem({
      code: 'lien-trop-ancien',
      status: 410,
      detail: `Ce lien date de plus de trois mois${NBSP}: demandez-en un nouveau, il part à l’adresse de l’inscription.`,
    }),
  tokenWrong: () =>
    new Problem({
      code: 'verification-refusee',
      status: 400,
      detail: 'Token de vérification invalide ou expiré',
    }),
  /** `available` seats are left, fewer than were asked for. */
  full: (available: number, waiting: { open: boolean; count: number }) =>
    new Problem({
      code: 'evenement-complet',
      status: 409,
      detail: fullSentence(available, waiting.open),
      extra: { available_seats: available, waiting_list_open: waiting.open, waiting_count: waiting.count },
    }),
  /** `room` unverified seats may still be asked for; more of them from `from`, null where that is never so. */
  tooManyUnverified: (room: number, from: Date | null) =>
    new Problem({
      code: 'places-a-verifier',
      status: 409,
      detail: unverifiedSentence(room, from),
      errors: { seats: unverifiedSentence(room, from) },
      extra: { available_seats: room, retry_at: from?.toISOString() ?? null },
    }),
  formChanged: () =>
    new Problem({
      code: 'formulaire-modifie',
      status: 409,
      detail: 'Ce formulaire a déjà été envoyé avec d’autres réponses. Rechargez la page, puis recommencez.',
    }),
  refundedSince: () =>
    new Problem({
      code: 'rembourse-depuis',
      status: 409,
      detail: `Ce paiement a été rendu depuis, en tout ou en partie${NBSP}: il ne s’annule plus.`,
    }),
  cannotBecome: (from: RegistrationStatus, to: RegistrationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Une inscription à l’état «${NBSP}${LABELS[from]}${NBSP}» ne peut pas passer à «${NBSP}${LABELS[to]}${NBSP}».`,
      extra: { from, to },
    }),
  alreadyThere: () =>
    new Problem({
      code: 'deja-inscrit',
      status: 409,
      detail:
        'Vous avez une autre inscription à cet événement\u00a0: ouvrez-la par l’e-mail que nous vous avons envoyé.',
    }),
  notVerified: () =>
    new Problem({
      code: 'adresse-non-verifiee',
      status: 409,
      detail: 'Ouvrez d’abord l’e-mail que nous vous avons envoyé, pour confirmer votre adresse.',
    }),
  nothingToPay: () =>
    new Problem({
      code: 'rien-a-payer',
      status: 409,
      detail: 'Il n’y a rien à payer pour cette inscription.',
    }),
  eventCancelled: () =>
    new Problem({
      code: 'evenement-annule',
      status: 409,
      detail: `Cet événement n’a pas lieu${NBSP}: il n’y a rien à payer.`,
    }),
  peopleAwaited: (isCancelled: boolean) =>
    new Problem({
      code: 'inscrits-attendus',
      status: 409,
      detail: isCancelled
        ? `Cet événement vient d’être annulé${NBSP}: ses inscrits sont prévenus dans les minutes qui viennent, recommencez ensuite.`
        : `Des personnes sont inscrites à cet événement${NBSP}: annulez d’abord l’événement, ses inscrits en seront prévenus.`,
    }),
  seatLapsed: () =>
    new Problem({
      code: 'place-rendue',
      status: 409,
      detail: `Le délai est passé et la place a été rendue${NBSP}: inscrivez-vous de nouveau, s’il en reste.`,
    }),
  notOffered: () =>
    new Problem({
      code: 'place-non-proposee',
      status: 409,
      detail: 'Aucune place ne vous est proposée pour le moment.',
    }),
  mayNotCancel: () =>
    new Problem({
      code: 'annulation-impossible',
      status: 409,
      detail: 'Cette inscription ne peut plus être annulée ici.',
    }),
  mayNotChange: () =>
    new Problem({
      code: 'changement-impossible',
      status: 409,
      detail: `Cette inscription ne peut plus être changée ici${NBSP}: écrivez-nous.`,
    }),
  dateNotAsked: () =>
    new Problem({
      code: 'date-sans-choix',
      status: 409,
      detail: `Ce choix n’est plus possible${NBSP}: le délai est passé, ou la date n’a pas changé. Écrivez-nous.`,
    }),
  /** A sure seat costs so much more elsewhere (below 0: less), in minor units; staff say what becomes of it. */
  difference: (amount: number, currency: Currency) =>
    new Problem({
      code: 'difference-de-prix',
      status: 409,
      detail: differenceSentence(amount, currency),
      extra: { difference: toMajorUnits(amount, currency), currency },
    }),
  otherCurrency: () =>
    new Problem({
      code: 'autre-monnaie',
      status: 409,
      detail: `Cet événement se paie dans une autre monnaie${NBSP}: annulez cette inscription et faites-en une nouvelle.`,
    }),
  refundByTreasury: () =>
    new Problem({
      code: 'tresorerie-seule',
      status: 403,
      detail: 'De l’argent est à rendre : seule la trésorerie peut faire ce changement.',
    }),
  alreadyIn: () =>
    new Problem({
      code: 'deja-entree',
      status: 409,
      detail: `Des personnes de cette inscription sont déjà entrées${NBSP}: annulez d’abord leur entrée.`,
    }),
  hasCome: () =>
    new Problem({
      code: 'billet-lu',
      status: 409,
      detail: `Un billet de cette inscription a été lu à l’entrée${NBSP}: ses places ne se rendent plus ici. Écrivez-nous.`,
    }),
  moreSeatsArePaid: () =>
    new Problem({
      code: 'places-payantes',
      status: 409,
      detail: `Pour d’autres places payantes, faites une nouvelle inscription${NBSP}: celle-ci est gardée.`,
    }),
  notRefundable: () =>
    new Problem({
      code: 'remboursement-impossible',
      status: 409,
      detail: 'Rien n’a été payé pour cette inscription, ou tout a déjà été rendu.',
    }),
  refundTooLarge: (left: string) =>
    new Problem({
      code: 'remboursement-trop-grand',
      status: 409,
      detail: `Il ne reste que ${left} à rendre.`,
      errors: { amount: `${left} au plus.` },
    }),
  refundEnded: () =>
    new Problem({
      code: 'remboursement-termine',
      status: 409,
      detail: 'Ce remboursement n’attend plus rien : il est fait, en cours, ou quelqu’un s’en est occupé.',
    }),
  refundByHand: () =>
    new Problem({
      code: 'remboursement-a-la-main',
      status: 409,
      detail: 'Aucun prestataire ne rend cette somme : rendez-la vous-même, puis dites-le ici.',
    }),
  otherEvent: () =>
    new Problem({
      code: 'autre-evenement',
      status: 404,
      detail: 'Cette inscription est à un autre événement.',
    }),
  alreadyPaid: () =>
    new Problem({ code: 'deja-payee', status: 409, detail: 'Cette inscription est déjà payée.' }),
  methodNotOffered: (isTransfer: boolean) =>
    new Problem({
      code: 'moyen-non-propose',
      status: 409,
      detail: methodSentence(isTransfer),
      errors: { payment_method: methodSentence(isTransfer) },
    }),
  answers: (errors: Record<string, string>) =>
    new Problem({
      code: 'donnees-invalides',
      status: 400,
      detail: 'Une réponse manque ou n’est pas de celles proposées.',
      errors,
    }),
  codeUnknown: () =>
    new Problem({
      code: 'code-inconnu',
      status: 400,
      detail: MESSAGES.code_unknown,
      errors: { code: MESSAGES.code_unknown },
    }),
  codeSpent: () =>
    new Problem({
      code: 'code-epuise',
      status: 409,
      detail: MESSAGES.code_spent,
      errors: { code: MESSAGES.code_spent },
    }),
};

function differenceSentence(amount: number, currency: Currency): string {
  const sum = moneyInFrench(Math.abs(amount), currency);
  if (amount > 0)
    return `Cet événement coûte ${sum} de plus${NBSP}: dites si vous demandez la différence, puis validez de nouveau.`;
  if (amount < 0)
    return `Cet événement coûte ${sum} de moins${NBSP}: ce qui a été payé en trop sera rendu. Validez de nouveau.`;
  return `Cet événement coûte autant que le premier${NBSP}: il n’y a pas de différence. Validez de nouveau.`;
}

function methodSentence(isTransfer: boolean): string {
  return isTransfer
    ? 'L’événement est trop proche pour un virement, ou n’en accepte pas : choisissez un autre moyen de paiement.'
    : 'Cet événement ne se paie pas ainsi : choisissez un des moyens proposés.';
}

function unverifiedSentence(room: number, from: Date | null): string {
  const back = from && `revenez à partir de ${hourInFrench(from)}`;
  const fewer = `demandez-en ${room} au plus`;
  const wait = `Trop de places attendent que leur adresse e-mail soit vérifiée${NBSP}:`;
  if (!back) return `${wait} ${fewer}, puis inscrivez les autres personnes une fois votre adresse vérifiée.`;
  return room > 0 ? `${wait} ${fewer}, ou ${back}.` : `${wait} ${back}.`;
}

function fullSentence(available: number, hasWaitingList: boolean): string {
  const left =
    available === 0
      ? 'Il n’y a plus de place.'
      : `Il ne reste que ${available} place${available > 1 ? 's' : ''}.`;
  return hasWaitingList ? `${left} Vous pouvez rejoindre la liste d’attente.` : left;
}
