import type { SharedStop } from '@livres/api/contract';
import { SHARED_ROUND_MESSAGES } from '@livres/api/contract';
import { onFirstUse } from '../../shared/format/on-first-use';

const count = (number: number, one: string, many: string) => `${number}\u00a0${number > 1 ? many : one}`;
const day = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export const roundContent = {
  title: (date: string) =>
    `Tournée du ${day()
      .format(Date.parse(`${date}T00:00:00Z`))
      .replace(' 1 ', ' 1er ')}`,
  meta: {
    title: 'Tournée de collecte',
    description: 'Les arrêts d’une tournée, pour la personne qui la fait.',
  },
  lead: (name: string, stops: number, boxes: number) =>
    `Bonjour ${name}. ${count(stops, 'arrêt', 'arrêts')}, environ ${count(boxes, 'carton', 'cartons')}. Merci\u00a0!`,
  progress: (done: number, all: number) => `${done}\u00a0fait${done > 1 ? 's' : ''} sur ${all}`,
  private:
    'Cette page montre des noms, des adresses et des téléphones\u00a0: ne transmettez pas son lien. Elle se ferme le lendemain de la tournée.',
  none: {
    title: 'Plus aucun arrêt dans cette tournée',
    text: 'Les collectes ont peut-être été déplacées. En cas de doute, appelez l’association.',
  },
  unknown: { title: 'Tournée introuvable', text: SHARED_ROUND_MESSAGES.unknown },
  expired: {
    title: 'Cette tournée est terminée',
    text: `${SHARED_ROUND_MESSAGES.expired} Merci pour votre aide\u00a0! Pour la suivante, demandez un nouveau lien à l’association.`,
  },
  contact: 'Écrire à l’association',
  stop: (place: number) => `Arrêt ${place}`,
  call: 'Appeler',
  callOf: (name: string) => `Appeler ${name}`,
  route: 'Itinéraire',
  routeOf: (name: string) => `Itinéraire vers ${name}`,
  boxes: (boxes: number | null) =>
    boxes === null ? 'Nombre de cartons inconnu' : count(boxes, 'carton', 'cartons'),
  help: 'Aide pour porter',
  parking: 'Stationnement possible',
  floor: (floor: number | null, hasLift: boolean) => {
    if (floor === null) return hasLift ? 'Ascenseur' : null;
    if (floor === 0) return 'Rez-de-chaussée';
    return `Étage ${floor}, ${hasLift ? 'ascenseur' : 'sans ascenseur'}`;
  },
  done: 'Collecté',
  collected: (items: SharedStop['collected']) =>
    items.map(({ category, quantity }) => `${category}\u00a0: ${quantity}`).join(', '),
  tick: {
    open: 'Collecté…',
    openOf: (name: string) => `Collecté chez ${name}`,
    legend: 'Ce qui a été collecté',
    help: 'Le nombre de pièces par catégorie, même à peu près. Laissez vide ce qu’il n’y avait pas.',
    notes: 'Note pour l’association',
    pictures: 'Photos',
    addPicture: 'Ajouter une photo',
    sendingPicture: 'Envoi de la photo…',
    pictureAdded: (number: number) => count(number, 'photo ajoutée', 'photos ajoutées'),
    submit: 'C’est collecté',
    sending: 'Enregistrement…',
    kept: 'Ce que vous écrivez reste sur ce téléphone tant que ce n’est pas envoyé.',
    thanks: 'C’est noté, merci\u00a0! Le donateur va être remercié.',
  },
  nobody: {
    open: 'Personne sur place…',
    openOf: (name: string) => `Personne chez ${name}`,
    help: 'L’association est prévenue et fixera un autre rendez-vous.',
    notes: 'Ce que vous avez constaté (facultatif)',
    submit: 'Prévenir l’association',
    sending: 'Envoi…',
    told: 'L’association est prévenue. Vous pouvez passer à l’arrêt suivant.',
  },
} as const;
