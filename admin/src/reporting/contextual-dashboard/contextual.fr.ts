import type { SubjectKind } from '@livres/api/contract';

export const contextual = {
  title: 'Vue d’un sujet',
  help: 'Les chiffres d’une campagne, d’un événement, d’une région, d’un partenaire ou d’une période.',
  search: 'Campagne, événement, région ou partenaire',
  none: 'Rien de ce nom.',
  searching: 'Recherche…',
  clear: 'Revenir à toute l’association',
  link: 'Copier l’adresse',
  campaign_in_figures: 'Voir la campagne en chiffres',
  about: {
    campaign: 'Les dons d’argent et d’objets faits à cette campagne.',
    event: 'Les places réservées et les personnes venues.',
    region: 'Les dons de qui y habite. Le département vient du code postal.',
    partner: 'Les dons aux campagnes des projets de ce partenaire.',
  } satisfies Record<SubjectKind, string>,
  figures: 'Chiffres du sujet',
};
