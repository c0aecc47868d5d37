import { formatCount } from '../../shared/format/numbers';

export const articlesContent = {
  title: 'Actualités',
  lead: 'Ce que deviennent les livres\u00a0: arrivées, ateliers, rencontres, et celles et ceux qui font vivre les bibliothèques.',
  description:
    'Les nouvelles de l’association et des bibliothèques qu’elle soutient au Cameroun : arrivées de livres, ateliers, rencontres, témoignages.',
  filters: 'Chercher dans les actualités',
  search: 'Mots',
  searchHelp: 'Un titre, un lieu, un mot…',
  category: 'Catégorie',
  tag: 'Étiquette',
  period: 'Période',
  allCategories: 'Toutes',
  allTags: 'Toutes',
  anyPeriod: 'Toutes',
  count: (count: number) => formatCount(count, 'article', 'articles'),
  loading: 'Chargement des actualités…',
  failed: 'Erreur lors du chargement des actualités',
  failedAdvice: 'Vérifiez votre connexion internet',
  latestFailed: 'Impossible de charger les actualités récentes',
  none: 'Aucune actualité disponible pour le moment',
  noneText: 'Revenez bientôt\u00a0: les nouvelles des bibliothèques arrivent par ici.',
  emptyTitle: 'Aucune actualité ne correspond',
  emptyText: 'Essayez un mot plus court, ou retirez un critère.',
  seeCampaigns: 'Voir les campagnes',
  follow: 'Suivre les actualités par RSS',
  followCategory: (name: string) => `Suivre «\u00a0${name}\u00a0» par RSS`,
  showAll: 'Voir toutes les actualités',
  pages: 'Pages de résultats',
  readingTime: (minutes: number) => `${minutes}\u00a0min de lecture`,
  shown: (shown: number, count: number, page: number) =>
    count === 0
      ? 'Aucun article trouvé.'
      : `Page ${page}\u00a0: ${formatCount(shown, 'article affiché', 'articles affichés')} sur ${count}.`,
} as const;

export const articleContent = {
  by: (name: string) => `Par ${name}`,
  updated: (day: string) => `Mis à jour le ${day}`,
  contents: 'Dans cet article',
  tags: 'Étiquettes',
  share: 'Partager cet article',
  related: 'À lire aussi',
  call: 'Soutenir l’association',
  callText: 'Ce que vous lisez existe parce que des lecteurs donnent. Un don porte les prochains livres.',
  callFor: (campaign: string) => `Une campagne en parle\u00a0: ${campaign}. Votre don la fait avancer.`,
  pictureOf: (number: number, count: number) => `Image ${number} sur ${count}`,
  previousPicture: 'Précédente',
  nextPicture: 'Suivante',
  closePicture: 'Fermer',
} as const;
