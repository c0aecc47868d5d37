import type { Measure } from './measure.contract.js';

/** What each measure is, in a sentence. */
export const measureDefinitions: Record<Measure, string> = {
  raised:
    'Ce que le journal des comptes a reçu de dons en euros, moins ce qui a été remboursé ou repris dans la période.',
  gifts: 'Dons dont le paiement a réussi ; un don annulé après coup n’est plus compté.',
  average: 'Ce qui a été donné, divisé par le nombre de dons de la période.',
  refunded: 'Ce qui a été rendu aux donateurs dans la période, quelle que soit la date de leur don.',
  donors:
    'Adresses électroniques, ou noms quand il n’y en a pas, qui ont donné au moins une fois dans la période.',
  new_donors: 'Ceux d’entre eux dont c’était le premier don, toutes campagnes confondues.',
  visits: 'Un visiteur, un jour de Paris. Ni robots, ni navigateurs qui demandent à ne pas être suivis.',
  views: 'Pages envoyées à ces visites.',
  physical_donations:
    'Dons de livres ou de matériel validés par leur donateur, sauf ceux qui ont été annulés.',
  books: 'Livres comptés à la collecte, au jour où elle a eu lieu.',
  equipment: 'Objets comptés à la collecte, au jour où elle a eu lieu.',
  requests: 'Demandes d’accompagnement reçues par le site.',
  ambassadors: 'Candidatures d’ambassadeurs reçues par le site.',
  registrations:
    'Places confirmées, au jour de leur confirmation ; une inscription annulée n’est plus comptée.',
  arrivals: 'Billets lus à l’entrée.',
};

export const measureTexts = {
  noCampaign: 'L’association',
  unknown: 'Non renseigné',
  hour: (hour: string) => `${hour} h`,
  code: (code: string) => `Lien « ${code} »`,
  applicationStates: {
    candidate: 'Candidature',
    interview: 'Entretien',
    accepted: 'Acceptée',
    refused: 'Refusée',
  } as Readonly<Record<string, string>>,
};
