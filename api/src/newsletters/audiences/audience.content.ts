import type { LeftOutReason } from './audience.contract.js';

export const audienceTexts = {
  part: (label: string, value: string) => `${label} « ${value} »`,
  gone: 'disparu',
  inNone: 'Cette adresse n’est dans aucun des groupes choisis, ou n’est pas abonnée à la lettre.',
  leftOut: {
    unsubscribed: 'Écartée : cette personne s’est désinscrite.',
    pending: 'Écartée : cette personne n’a pas confirmé son inscription.',
    bounced: 'Écartée : sa boîte refuse nos messages.',
    paced: 'Écartée : elle veut une lettre par mois au plus, et l’a déjà reçue.',
  } satisfies Record<LeftOutReason, string>,
};
