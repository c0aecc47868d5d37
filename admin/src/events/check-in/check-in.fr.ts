import type { CheckInOutcome } from '@livres/api/contract';
import { frenchMoment } from '../../shared/format/french-date';
import { parisClock } from '../../shared/format/paris-clock';

/** « 14:02 », in Paris. */
export const clockTime = (moment: string) =>
  new Date(parisClock(Date.parse(moment))).toISOString().slice(11, 16);
const daysAgo = (days: number) => (days === 1 ? 'hier' : `il y a ${days} jours`);
const places = (seats: number) => `${seats}\u00a0place${seats > 1 ? 's' : ''}`;
const atDoor = (door: string | null) => (door ? `, ${door}` : '');

const HEADLINES: Record<CheckInOutcome, string> = {
  in: 'Bienvenue',
  already_in: 'Déjà entré',
  replaced: 'Billet remplacé',
  cancelled: 'Billet annulé',
  not_paid: 'Pas payé',
  other_event: 'Autre événement',
  unknown: 'Billet inconnu',
};

export const texts = {
  title: 'Entrée',
  loading: 'Chargement de la liste des billets',
  event_cancelled: 'Cet événement est annulé : personne n’entre.',
  present: 'Entrés',
  expected: (count: number) => `sur ${count} attendus`,
  by_door: (door: string, present: number) => `${door || 'Sans nom de porte'} : ${present}`,

  door: 'Nom de cette porte',
  door_help: 'Une fois par téléphone : il se lit sur les autres.',
  door_save: 'Garder ce nom',
  door_change: 'Changer',
  door_is: (door: string) => `Porte : ${door}`,

  offline: (tickets: number, madeAt: string, days: number) =>
    `Hors ligne : liste de ${tickets} billet${tickets > 1 ? 's' : ''}, prise ${days === 0 ? `à ${clockTime(madeAt)}` : daysAgo(days)}`,
  offline_old:
    'Cette liste n’est pas d’aujourd’hui : ouvrez cette page en ligne pour en prendre une autre avant l’arrivée du public.',
  offline_help: 'Les entrées sont gardées sur ce téléphone, et partent dès que le réseau revient.',
  waiting: (count: number) =>
    count > 1 ? `${count} entrées pas encore envoyées` : '1 entrée pas encore envoyée',
  waiting_elsewhere: (count: number) =>
    count > 1
      ? `${count} entrées d’un autre événement pas encore envoyées`
      : '1 entrée d’un autre événement pas encore envoyée',
  of_other_event: 'Quelqu’un, à un autre événement,',
  send_now: 'Envoyer maintenant',
  none_kept:
    'Ce téléphone n’a pas de réseau, et n’a pas encore la liste de cet événement. Ouvrez cette page une fois en ligne.',
  damaged:
    'La liste gardée sur ce téléphone n’est plus entière. Ouvrez cette page en ligne pour en prendre une autre.',

  camera_start: 'Scanner les billets',
  camera_stop: 'Arrêter la caméra',
  camera_view: 'Image de la caméra : placez le QR code au milieu',
  camera_starting: 'La caméra démarre…',
  camera_refused:
    'La caméra est refusée. Autorisez-la dans les réglages du navigateur, ou cherchez par le nom.',
  camera_none: 'Pas de caméra ici. Cherchez par le nom, ou tapez le code du billet.',

  search: 'Nom, référence ou code du billet',
  search_help: 'Un lecteur de codes branché écrit ici lui aussi.',
  search_none: 'Personne de ce nom sur la liste.',
  search_more: (more: number) => `et ${more} de plus : précisez`,
  let_in: 'Faire entrer',
  let_in_title: 'Faire entrer cette personne\u00a0?',
  let_in_of: (name: string, position: number) => `Faire entrer : ${name}, billet n° ${position}`,
  states: { confirmed: '', replaced: 'Remplacé', cancelled: 'Annulé', unpaid: 'Pas payé' },
  entered: (at: string, door: string) => `Entré à ${clockTime(at)}${atDoor(door)}`,
  guest_of: (name: string) => `Invité de ${name}`,
  ticket: (position: number, seats: number) => (seats > 1 ? `billet n° ${position} sur ${seats}` : 'billet'),
  reference: (reference: string, seats: number) => `${reference} · ${places(seats)}`,

  headline: (outcome: CheckInOutcome) => HEADLINES[outcome],
  already: (at: string, door: string | null) => `à ${clockTime(at)}${atDoor(door)}`,
  replaced: (at: string) =>
    `Remplacé le ${frenchMoment(at)}\u00a0: demandez le nouveau billet, ou cherchez la personne par son nom.`,
  why: {
    cancelled: 'Cette place a été annulée.',
    not_paid: 'La participation n’est pas arrivée. À régler à l’accueil.',
    unknown: 'Ce code n’est pas sur la liste de cet événement.',
  },
  other_event: (title: string) => `Ce billet est pour « ${title} ».`,
  offline_unknown: (since: string) =>
    `Ce code n’est ni sur la liste de ${since}, ni parmi les billets qui pouvaient la suivre : ce n’est pas un billet de cet événement.`,
  younger: 'Billet plus récent',
  younger_why: (since: string) =>
    `C’est un vrai billet, émis après la liste de ${since}. S’il est toujours valable se saura avec le réseau : à vous de décider.`,
  younger_let_in: 'Faire entrer quand même',
  twice: (at: string, door: string | null) => `Ce billet est aussi entré à ${clockTime(at)}${atDoor(door)}.`,
  offline_in: 'Noté sur ce téléphone, à envoyer.',
  undo: 'Annuler cette entrée',
  undone: 'Entrée annulée.',
  undo_failed: (reason: string) => `L’entrée n’a pas été annulée. ${reason}`,
  undo_offline: 'Sans réseau, seule une entrée pas encore envoyée s’annule.',

  duplicates: 'Présentés deux fois',
  duplicate: (name: string, first: string, first_door: string, at: string, door: string) =>
    `${name} : entré à ${clockTime(first)}${atDoor(first_door)}, et de nouveau à ${clockTime(at)}${atDoor(door)}.`,
  after: (name: string, outcome: CheckInOutcome) =>
    `${name} est entré sans réseau, mais : ${HEADLINES[outcome].toLowerCase()}.`,
  seen: 'Vu',
  failed: (reason: string) => `Le passage n’a pas été pris. ${reason}`,
};
