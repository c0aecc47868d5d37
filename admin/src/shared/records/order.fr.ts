import type { ContentLabels } from './content-labels';

export const order = {
  action: 'Ordre',
  title: (words: ContentLabels) => `L’ordre des ${words.many} sur le site`,
  help: 'Montez et descendez les lignes : le site suit dès que vous enregistrez.',
  up: (name: string) => `Monter : ${name}`,
  down: (name: string) => `Descendre : ${name}`,
  moved: (name: string, place: number) => `${name}, place ${place}`,
  save: 'Enregistrer l’ordre',
  saved: 'Ordre enregistré',
} as const;
