import { frenchMoment } from '../format/french-date';

export const conflict = {
  title: 'Quelqu’un d’autre a modifié cette fiche',
  who: (name: string | null, at: string | null) =>
    `${name ?? 'Une autre personne'} l’a enregistrée${at ? ` le ${frenchMoment(at)}` : ''}, après que vous l’avez ouverte.`,
  fields: 'Ce qui a changé :',
  mine: 'Ce que vous alliez changer :',
  save: {
    choose:
      'Vous pouvez reprendre sa version (vos changements seront perdus), ou garder vos changements par-dessus la sienne : seuls les champs que vous avez touchés seront remplacés.',
    theirs: 'Reprendre sa version',
    keep: 'Garder mes changements',
  },
  move: {
    choose:
      'Vous pouvez d’abord lire sa version, ou continuer : ce que vous demandez vaudra pour sa version.',
    theirs: 'Lire sa version',
    keep: 'Continuer quand même',
  },
  kept: 'Vos changements ont été enregistrés par-dessus la version la plus récente.',
  reloaded: 'La version la plus récente est affichée.',
} as const;
