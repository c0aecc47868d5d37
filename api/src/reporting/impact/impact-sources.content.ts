/** What figures are calculated from: a title for a list, and the words after a number, for one and for more. */
export const SOURCE_LABELS = {
  'campaign_gifts.books': {
    title: 'Livres donnés aux campagnes',
    one: 'livre donné aux campagnes',
    more: 'livres donnés aux campagnes',
  },
  'journal.euros': {
    title: 'Dons en euros, par le journal',
    one: 'de dons reçus',
    more: 'de dons reçus',
  },
  'locations.libraries': {
    title: 'Bibliothèques des lieux affichés',
    one: 'bibliothèque dans les lieux affichés',
    more: 'bibliothèques dans les lieux affichés',
  },
  'locations.beneficiaries': {
    title: 'Lecteurs et lectrices des lieux affichés',
    one: 'personne qui lit dans les lieux affichés',
    more: 'lecteurs et lectrices dans les lieux affichés',
  },
  'locations.countries': {
    title: 'Pays des lieux affichés',
    one: 'pays parmi les lieux affichés',
    more: 'pays parmi les lieux affichés',
  },
  'projects.librarians': {
    title: 'Bibliothécaires formés par les projets terminés',
    one: 'bibliothécaire formé par les projets terminés',
    more: 'bibliothécaires formés par les projets terminés',
  },
} as const;
