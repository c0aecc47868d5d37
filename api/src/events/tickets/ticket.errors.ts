import { Problem } from '../../platform/errors/problem.js';

export const ticketErrors = {
  notConfirmed: () =>
    new Problem({
      code: 'inscription-non-confirmee',
      status: 409,
      detail: 'Les billets sont là dès que l’inscription est confirmée.',
    }),
  unknownPosition: (position: number) =>
    new Problem({
      code: 'donnees-invalides',
      status: 400,
      detail: `Il n’y a pas de billet n° ${position} à cette inscription.`,
      errors: { guests: `Il n’y a pas de billet n° ${position}.` },
    }),
  ownTicket: () =>
    new Problem({
      code: 'donnees-invalides',
      status: 400,
      detail: 'Le premier billet porte le nom de qui s’est inscrit : corrigez-le avec vos coordonnées.',
      errors: { guests: 'Le premier billet porte votre nom.' },
    }),
  notFound: () =>
    new Problem({
      code: 'billet-introuvable',
      status: 404,
      detail: 'Aucun billet n’a ce code : vérifiez-le, il commence par B1-.',
    }),
  isOver: () =>
    new Problem({
      code: 'billet-termine',
      status: 409,
      detail: 'Ce billet n’ouvre plus : demandez le nouveau à la personne qui vous a inscrit.',
    }),
  cameIn: () =>
    new Problem({
      code: 'billet-deja-entre',
      status: 409,
      detail: 'Ce billet est déjà entré : il ne se renouvelle plus.',
    }),
  noCertificates: () =>
    new Problem({
      code: 'sans-attestation',
      status: 409,
      detail: 'Cet événement ne donne pas d’attestation de participation.',
    }),
  notOver: () =>
    new Problem({
      code: 'evenement-a-venir',
      status: 409,
      detail: 'L’attestation est prête dès que l’événement est terminé.',
    }),
  nobodyCame: () =>
    new Problem({
      code: 'personne-entree',
      status: 409,
      detail:
        'Aucun billet de cette inscription n’a été présenté à l’entrée. C’est une erreur ? Écrivez-nous.',
    }),
  guestsUnnamed: () =>
    new Problem({
      code: 'invites-sans-nom',
      status: 409,
      detail: 'Donnez d’abord un nom à chaque billet qui est entré : l’attestation le porte.',
    }),
};
