import { frenchMoment } from '../format/french-date';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const someone = (name: string | null) => name ?? 'Une autre personne';
const named = (names: string[]) => list.format(names.map((name) => `« ${name} »`));

export const conflict = {
  title: 'Quelqu’un d’autre a modifié cette fiche',
  who: (name: string | null, at: string | null) =>
    `${someone(name)} l’a enregistrée${at ? ` le ${frenchMoment(at)}` : ''}, après que vous l’avez ouverte.`,
  fields: 'Ce qui a changé :',
  mine: 'Ce que vous alliez changer :',
  save: {
    choose:
      'Vous pouvez reprendre sa version (vos changements seront perdus), ou garder vos changements par-dessus la sienne : seuls les champs que vous avez touchés seront remplacés.',
    theirs: 'Reprendre sa version',
    keep: 'Garder mes changements',
  },
  move: {
    choose:
      'Vous pouvez d’abord lire sa version, ou continuer : ce que vous demandez vaudra pour sa version.',
    theirs: 'Lire sa version',
    keep: 'Continuer quand même',
  },
  merge: {
    choose: 'Vous avez tous deux changé ce qui suit : choisissez ce qui reste.',
    my_choice: 'Ce que j’ai écrit',
    their_choice: (name: string | null) => `Ce qu’a écrit ${name ?? 'l’autre personne'}`,
    empty: '(vide)',
    kept_mine: (names: string[]) => `Gardé aussi, que vous seul avez changé : ${named(names)}.`,
    kept_theirs: (names: string[]) => `Gardé aussi, de l’autre personne seule : ${named(names)}.`,
    safe: 'Si vous fermez cette fenêtre, rien n’est enregistré et tout ce que vous avez tapé reste dans le formulaire.',
    save: 'Enregistrer ces choix',
    alone: (name: string | null, theirs: string[]) =>
      `Vos changements sont enregistrés. ${someone(name)} venait de modifier la fiche${theirs.length > 0 ? ` (${named(theirs)})` : ''} : les deux ont été réunis.`,
  },
  kept: 'Vos changements ont été enregistrés par-dessus la version la plus récente.',
  reloaded: 'La version la plus récente est affichée.',
} as const;
