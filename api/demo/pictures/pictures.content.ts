/** A large drawing of the library: what is drawn and where one looks; the record that shows it, if one does. */
export interface DemoPicture {
  kind: string;
  seed: string;
  focal_x: number;
  focal_y: number;
  caption: string;
  /** Slug of a campaign, an article, an event or a project. */
  shown_by?: string;
}

export const DEMO_PICTURES_FOLDER = 'Dessins de la maison';
export const DEMO_PICTURES_CREDIT = 'Livres en partage';

export const DEMO_PICTURES: readonly DemoPicture[] = [
  {
    kind: 'port',
    seed: 'grand-2',
    focal_x: 0.4,
    focal_y: 0.55,
    caption: 'Le départ du Havre',
    shown_by: 'chargement-du-conteneur-le-havre',
  },
  {
    kind: 'route',
    seed: 'grand-4',
    focal_x: 0.45,
    focal_y: 0.62,
    caption: 'Le bibliobus de l’Adamaoua',
    shown_by: 'bibliobus-adamaoua',
  },
  {
    kind: 'bibliotheque',
    seed: 'grand-6',
    focal_x: 0.5,
    focal_y: 0.5,
    caption: 'La médiathèque telle qu’on l’imagine',
    shown_by: 'mediatheque-garoua',
  },
  {
    kind: 'lecture',
    seed: 'grand-6',
    focal_x: 0.52,
    focal_y: 0.6,
    caption: 'Lire à la fraîche',
    shown_by: 'maroua-lire-a-la-fraiche',
  },
  {
    kind: 'port',
    seed: 'grand-5',
    focal_x: 0.5,
    focal_y: 0.5,
    caption: 'Onze jours à quai',
    shown_by: 'onze-jours-au-port-de-douala',
  },
  {
    kind: 'formation',
    seed: 'grand-3',
    focal_x: 0.5,
    focal_y: 0.5,
    caption: 'Une matinée de formation',
    shown_by: 'formation-de-yaounde-un-an-apres',
  },
  {
    kind: 'tri',
    seed: 'grand-5',
    focal_x: 0.55,
    focal_y: 0.45,
    caption: 'Un samedi de tri',
    shown_by: 'visite-entrepot-lille',
  },
  {
    kind: 'event-cultural',
    seed: 'grand-1',
    focal_x: 0.62,
    focal_y: 0.45,
    caption: 'Une veillée',
    shown_by: 'veillee-de-contes-douala',
  },
  {
    kind: 'bibliotheque',
    seed: 'grand-8',
    focal_x: 0.5,
    focal_y: 0.5,
    caption: 'La salle de lecture',
    shown_by: 'bibliotheque-du-lycee-de-foumban',
  },
  { kind: 'ecole', seed: 'grand-2', focal_x: 0.5, focal_y: 0.5, caption: 'En classe' },
  { kind: 'numerique', seed: 'grand-1', focal_x: 0.5, focal_y: 0.5, caption: 'La salle numérique' },
  { kind: 'universite', seed: 'grand-2', focal_x: 0.5, focal_y: 0.5, caption: 'Le jour du dossier' },
];
