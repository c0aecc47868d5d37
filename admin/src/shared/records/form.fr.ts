import { e, type ContentLabels } from './content-labels';

export const form = {
  not_found: (words: ContentLabels, slug: string) =>
    `Aucun${e(words)} ${words.one} n’a l’adresse « ${slug} ».`,
  slug_help: (source: string) =>
    `Laissez vide : elle sera tirée du champ « ${source} ». Lettres minuscules, chiffres et tirets.`,
  slug_full: (address: string) => `Adresse complète : ${address}`,
  slug_suggest: (source: string) => `Tirer du ${source.toLowerCase()}`,
  slug_alone: 'Identifiant dans les adresses',
  slug_redirect: (address: string) => `L’ancienne adresse, ${address}, mènera à la nouvelle.`,
  seo: 'Dans un moteur de recherche',
  seo_no_title: 'Sans titre',
  seo_no_description: 'Sans résumé : le moteur choisira lui-même un extrait.',
} as const;
