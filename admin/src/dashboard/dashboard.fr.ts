export const dashboard = {
  title: 'Tableau de bord',
  hello: (name: string) => `Bonjour ${name}`,
  new_campaign: 'Créer une campagne',
  send_pictures: 'Envoyer des images',
  active: (count: number) => `${count} campagne${count > 1 ? 's' : ''} active${count > 1 ? 's' : ''}`,
  drafts_count: (count: number) => `${count} brouillon${count > 1 ? 's' : ''}`,
  todo: 'À faire',
  messages: (count: number) =>
    count > 1 ? `${count} nouveaux messages attendent une réponse` : '1 nouveau message attend une réponse',
  in_progress: (count: number) => `${count} message${count > 1 ? 's' : ''} en cours`,
  mine: (count: number) => `dont ${count} à vous`,
  read_messages: 'Lire les messages',
  ending: 'Bientôt terminées',
  ending_help: 'Campagnes qui s’achèvent dans les 14 jours.',
  ending_empty: 'Aucune campagne ne s’achève dans les 14 jours.',
  drafts: 'Brouillons à reprendre',
  drafts_help: 'Ils ne sont visibles que de l’équipe.',
  drafts_empty: 'Aucun brouillon en attente.',
  events_week: 'Événements de la semaine',
  events_week_help: 'En cours, ou dans les 7 jours.',
  events_week_empty: 'Aucun événement dans les 7 jours.',
  events_drafts: 'Événements à publier',
  events_drafts_help: 'Brouillons que seule l’équipe voit.',
  events_drafts_empty: 'Aucun événement en brouillon.',
  progress: 'Avancement des campagnes actives',
  progress_help: (shown: number) => `Les ${shown} plus avancées, en pourcentage de leurs objectifs.`,
  progress_empty: 'Aucune campagne active pour l’instant.',
  progress_unit: 'Avancement',
  campaign: 'Campagne',
  as_table: 'Voir en tableau',
  recent: 'Derniers changements',
  recent_empty: 'Aucun changement enregistré pour l’instant.',
  all_recent: 'Tout voir',
  ends_in: (days: number, progress: number) => `${endsIn(days)} · ${progress} %`,
  changed: (when: string) => `modifié ${when}`,
} as const;

function endsIn(days: number): string {
  if (days < 1) return 'se termine aujourd’hui';
  return days < 2 ? 'se termine demain' : `se termine dans ${Math.floor(days)} jours`;
}
