import { dayInFrench } from '../../platform/clock/paris.js';
import { Problem } from '../../platform/errors/problem.js';

export const eventErrors = {
  notFound: () =>
    new Problem({
      code: 'evenement-introuvable',
      status: 404,
      detail: 'Cet événement n’existe pas ou n’est plus en ligne.',
    }),
  over: () =>
    new Problem({
      code: 'evenement-termine',
      status: 409,
      detail: 'Cet événement est terminé : voyez ceux qui sont à venir.',
    }),
  cancelled: () =>
    new Problem({
      code: 'evenement-annule',
      status: 409,
      detail: 'Cet événement est annulé : voyez ceux qui sont à venir.',
    }),
  notPublished: () =>
    new Problem({
      code: 'evenement-non-publie',
      status: 409,
      detail: 'Seul un événement publié s’annule : cet événement est un brouillon, ou déjà annulé.',
    }),
  notCancelled: () =>
    new Problem({
      code: 'evenement-non-annule',
      status: 409,
      detail: 'Cet événement n’est pas annulé.',
    }),
  registrationNotRequired: () =>
    new Problem({
      code: 'inscription-inutile',
      status: 409,
      detail: 'Cet événement est sans inscription\u00a0: venez comme vous êtes.',
    }),
  registrationNotOpenYet: () =>
    new Problem({
      code: 'inscriptions-pas-ouvertes',
      status: 409,
      detail: 'Les inscriptions à cet événement ne sont pas encore ouvertes.',
    }),
  registrationClosed: () =>
    new Problem({
      code: 'inscriptions-closes',
      status: 409,
      detail: 'Les inscriptions à cet événement sont closes.',
    }),
  /** `days` are those of the dates that would be over already, in order. */
  datesOver: (days: readonly string[]) =>
    new Problem({
      code: 'dates-passees',
      status: 409,
      detail: `${days.length > 1 ? 'Ces dates seraient déjà passées' : 'Cette date serait déjà passée'}\u00a0: ${days.map(dayInFrench).join(', ')}. Partez d’une date plus récente.`,
      extra: { days: [...days] },
    }),
  /** Why the date of that day cannot change so. */
  dateRefused: (day: string, faults: readonly string[]) =>
    new Problem({
      code: 'date-refusee',
      status: 409,
      detail: `Rien n’a changé, à cause du ${dayInFrench(day)}\u00a0: ${faults.join(' ')}`,
      extra: { day },
    }),
  noDateChanged: () =>
    new Problem({
      code: 'aucune-date-changee',
      status: 409,
      detail:
        'Rien n’a changé\u00a0: cochez les dates qui ont des inscriptions pour les changer aussi, ou demandez une autre heure ou un autre lieu.',
    }),
  noDate: () =>
    new Problem({
      code: 'evenement-sans-date',
      status: 409,
      detail: 'La date de cet événement n’est pas encore fixée : il ne peut pas entrer dans un agenda.',
    }),
};
