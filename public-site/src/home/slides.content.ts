export interface Slide {
  /** Name of the illustration. */
  picture: string;
  text: string;
}

/** What the hero shows in turn, the first one on every first view. */
export const slides: readonly Slide[] = [
  { picture: 'hero', text: 'Des lecteurs d’ici et de là-bas, autour des mêmes livres.' },
  { picture: 'hero-port', text: 'Les cartons triés partent du port du Havre pour Douala.' },
  { picture: 'hero-atelier', text: 'Les bibliothécaires se forment sur place, entre collègues.' },
  { picture: 'hero-bibliobus', text: 'Là où il n’y a pas encore de bibliothèque, elle vient en bus.' },
];

export const slideshowContent = {
  label: 'L’association en images',
  role: 'diaporama',
  slideRole: 'image du diaporama',
  position: (number: number, count: number) => `Image ${number} sur ${count}`,
  show: (number: number) => `Montrer l’image ${number}`,
  pause: 'Mettre en pause',
  play: 'Reprendre',
} as const;
