import type { CampaignPhaseCode } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';

export const campaignsContent = {
  title: 'Les campagnes',
  lead: 'Chaque campagne porte un projet précis\u00a0: une bibliothèque, un envoi, une formation. Choisissez la vôtre.',
  description:
    'Toutes les campagnes de collecte de livres, d’équipement et de dons pour les bibliothèques d’Afrique : cherchez par lieu, par besoin ou par état.',
  home: 'Accueil',
  filters: 'Chercher une campagne',
  search: 'Mots',
  searchHelp: 'Un titre, une ville, un mot…',
  current: 'En cours',
  category: 'Catégorie',
  campaign_type: 'Ce qu’elle collecte',
  status: 'État',
  location: 'Lieu',
  period: 'Période',
  min_goal: 'Objectif au moins (€)',
  max_goal: 'Objectif au plus (€)',
  featured: 'Seulement les campagnes mises en avant',
  order_by: 'Trier par',
  all: 'Toutes',
  allStatuses: 'Tous',
  anyPeriod: 'Toutes',
  count: (count: number) => formatCount(count, 'campagne', 'campagnes'),
  loading: 'Chargement des campagnes…',
  failed: 'Erreur lors du chargement des campagnes',
  emptyTitle: 'Aucune campagne ne correspond',
  emptyText: 'Essayez un mot plus court, ou retirez un critère.',
  noneTitle: 'Aucune campagne pour le moment',
  noneText: 'Vous pouvez déjà soutenir l’association, ou lui offrir des livres.',
  showAll: 'Voir toutes les campagnes',
  pages: 'Pages de résultats',
  shown: (shown: number, count: number, page: number) =>
    count === 0
      ? 'Aucune campagne trouvée.'
      : `Page ${page}\u00a0: ${formatCount(shown, 'campagne affichée', 'campagnes affichées')} sur ${count}.`,
} as const;

export const orderingLabels: Record<string, string> = {
  '': 'Pertinence',
  end_date: 'Fin la plus proche',
  '-start_date': 'Plus récentes',
  '-progress_percentage': 'Plus avancées',
  progress_percentage: 'Moins avancées',
  '-goal_amount': 'Objectif le plus élevé',
  goal_amount: 'Objectif le plus bas',
  title: 'Titre, de A à Z',
};

export const publicStatuses = { active: 'Active', paused: 'En pause', completed: 'Terminée' } as const;

export const campaignContent = {
  campaigns: 'Campagnes',
  progress: 'Où en est la collecte',
  donations: (count: number) => formatCount(count, 'don reçu', 'dons reçus'),
  noDonation: 'Pas encore de don\u00a0: le premier peut être le vôtre.',
  suggested: 'Ce que fait votre don',
  starts: 'Début',
  ends: 'Fin',
  location: 'Lieu',
  collects: 'Elle collecte',
  daysLeft: (days: number) => (days === 0 ? 'Dernier jour' : `Encore ${formatCount(days, 'jour', 'jours')}`),
  closed: {
    completed: 'Cette campagne est terminée. Merci à toutes celles et tous ceux qui l’ont portée.',
    paused: 'Cette campagne est en pause\u00a0: elle ne prend pas de dons pour le moment.',
    draft: 'Cette campagne n’est pas encore ouverte.',
    expired: 'Cette campagne est close depuis la date indiquée.',
  } as Partial<Record<CampaignPhaseCode, string>>,
  otherCampaigns: 'Voir les campagnes en cours',
  related: 'Dans la même catégorie',
  share: 'Partager cette campagne',
  about: 'La campagne',
  ways: 'Donner à cette campagne',
  giveTo: (title: string) => `Donner à la campagne «\u00a0${title}\u00a0»`,
  read: 'Découvrir la campagne',
} as const;
