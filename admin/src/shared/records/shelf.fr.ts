import { capital, counted, e, it, type ContentLabels } from './content-labels';

export const shelf = {
  bin: 'Mettre à la corbeille',
  restore: 'Restaurer',
  all: 'Tous',
  bin_title: (words: ContentLabels, count: number) =>
    count > 1 ? `Mettre ${count} ${words.many} à la corbeille ?` : `Mettre ${words.this} à la corbeille ?`,
  bin_text: (words: ContentLabels, count: number) =>
    `${count > 1 ? 'Plus personne ne les verra' : `Plus personne ne ${words.feminine ? 'la' : 'le'} verra`} sur le site. Vous avez 30 jours pour ${count > 1 ? 'les' : words.feminine ? 'la' : 'le'} restaurer. Ce dont d’autres fiches dépendent est archivé, jamais supprimé.`,
  binned: (words: ContentLabels, count: number) => `${counted(words, count, 'mis')} à la corbeille`,
  archived: (words: ContentLabels) =>
    `D’autres fiches dépendent de ${words.this} : ${it(words)} a été archivé${e(words)}.`,
  restored: (words: ContentLabels, count: number) => counted(words, count, 'restauré'),
  is_in_bin: (words: ContentLabels, day: string) =>
    `${capital(words.this)} est à la corbeille depuis le ${day}. ${capital(it(words))} sera supprimé${e(words)} définitivement après 30 jours.`,
  is_archived: (words: ContentLabels, day: string) =>
    `${capital(words.this)} est archivé${e(words)} depuis le ${day} : ${it(words)} n’est plus visible sur le site.`,
} as const;
