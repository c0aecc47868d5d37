/** The four actions in short: the cards of the home page and of /nos-actions. */
export const actionCards = [
  {
    slug: 'collecte',
    title: 'Collecte et redistribution',
    summary: 'Nous recueillons livres et matériel, les trions un à un et les attribuons selon les demandes.',
  },
  {
    slug: 'logistique',
    title: 'Logistique et transport',
    summary:
      'Du garage d’un donateur au quai de Douala, puis par la piste\u00a0: nous portons chaque carton.',
  },
  {
    slug: 'soutien',
    title: 'Soutien aux bibliothèques',
    summary: 'Rayonnages, lumière, catalogue, animations\u00a0: nous équipons des lieux qui restent ouverts.',
  },
  {
    slug: 'formation',
    title: 'Formation des bibliothécaires',
    summary: 'Celles et ceux qui rangent, prêtent et racontent apprennent ensemble, chez eux.',
  },
] as const;

export type ActionCardContent = (typeof actionCards)[number];
export type ActionSlug = ActionCardContent['slug'];

export function isActionSlug(slug: string): slug is ActionSlug {
  return actionCards.some((card) => card.slug === slug);
}

export const actionCardContent = {
  title: 'Nos quatre actions',
  text: 'Un livre n’arrive pas seul\u00a0: il faut le trier, le porter, le ranger, le faire lire.',
  all: 'Tout voir sur nos actions',
  discover: 'Découvrir l’action',
} as const;
