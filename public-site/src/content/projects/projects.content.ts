import { formatCount } from '../../shared/format/numbers';

export const projectsContent = {
  title: 'Nos projets',
  description:
    'Bibliothèques ouvertes, conteneurs livrés, bibliothécaires formés\u00a0: les projets de l’association, là où ils se font et où ils en sont.',
  lead: 'Chaque projet a un lieu, une équipe et une fin. Voici ceux que nous préparons, ceux qui avancent et ceux qui vivent déjà sans nous.',
  actions: 'Nos actions',
  filters: 'Chercher un projet',
  search: 'Mots',
  searchHelp: 'Un titre, une ville, un mot…',
  action: 'Action',
  everyAction: 'Toutes les actions',
  status: 'Où en sont-ils',
  everyStatus: 'Tous',
  pages: 'Pages de projets',
  loading: 'Chargement des projets',
  count: (count: number) => formatCount(count, 'projet', 'projets'),
  shown: (shown: number, count: number, page: number) =>
    count === 0
      ? 'Aucun projet trouvé.'
      : `Page ${page}\u00a0: ${formatCount(shown, 'projet affiché', 'projets affichés')} sur ${count}.`,
  failed: 'Erreur lors du chargement des projets',
  emptyTitle: 'Aucun projet ne correspond',
  emptyText: 'Essayez un mot plus court, ou une autre action.',
  showAll: 'Voir tous les projets',
  noneTitle: 'Aucun projet pour le moment',
  noneText: 'Les premiers projets seront présentés ici. En attendant, voici ce que nous faisons.',
} as const;

export const projectContent = {
  projects: 'Projets',
  progress: 'Où en est le projet',
  progressText: 'Avancement',
  starts: 'Début',
  ends: 'Fin',
  place: 'Lieu',
  action: 'Action',
  partners: 'Avec',
  give: 'Soutenir ce projet',
  giveText: (campaign: string) => `Une campagne le fait avancer\u00a0: ${campaign}.`,
  otherWays: 'Ce projet n’a pas de campagne à lui. Un don à l’association y contribue aussi.',
  giveToAll: 'Faire un don',
  share: 'Partager ce projet',
  related: 'Dans la même action',
  books: (count: number) => formatCount(count, 'livre', 'livres'),
  libraries: (count: number) => formatCount(count, 'bibliothèque', 'bibliothèques'),
  beneficiaries: (count: number) => formatCount(count, 'bénéficiaire', 'bénéficiaires'),
} as const;
