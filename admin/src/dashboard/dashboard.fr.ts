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
  cases: {
    requests: (count: number) =>
      count > 1
        ? `${count} demandes d’accompagnement attendent quelqu’un`
        : '1 demande d’accompagnement attend quelqu’un',
    applications: (count: number) =>
      count > 1 ? `${count} candidatures d’ambassadeurs à étudier` : '1 candidature d’ambassadeur à étudier',
    mine: (count: number) => (count > 1 ? `${count} dossiers en cours à vous` : '1 dossier en cours à vous'),
    assign: 'Attribuer',
    study: 'Étudier',
  },
  figures: 'Chiffres d’impact',
  review_figures: 'Relire les chiffres',
  figures_review: {
    built_in:
      'Le site affiche encore les chiffres livrés avec le logiciel. Remplacez-les par ceux de l’association.',
    old: 'Les chiffres du site n’ont pas changé depuis plus de six mois. Sont-ils encore justes ?',
  },
  todos: {
    calls: (count: number) =>
      count > 1 ? `${count} donateurs attendent un appel` : '1 donateur attend un appel',
    late_calls: (count: number) => `${count} depuis plus de 24 heures`,
    late_pickups: (count: number) =>
      count > 1 ? `${count} collectes auraient dû avoir lieu` : '1 collecte aurait dû avoir lieu',
    days: (count: number) => (count > 1 ? `${count} collectes à planifier` : '1 collecte à planifier'),
    alerts: (count: number) => (count > 1 ? `${count} alertes non lues` : '1 alerte non lue'),
    call: 'Appeler',
    see: 'Voir',
    plan: 'Planifier',
    read_alerts: 'Lire',
  },
  scholarships: {
    dead_links: (count: number) =>
      count > 1 ? `${count} bourses ont un lien qui ne répond plus` : '1 bourse a un lien qui ne répond plus',
    dead_note: 'Les étudiants ne peuvent plus y candidater.',
    mend: 'Corriger',
    past: (count: number) =>
      count > 1 ? `${count} bourses échues sont encore ouvertes` : '1 bourse échue est encore ouverte',
    close: 'Clore ou reconduire',
  },
  donations: {
    title: 'Dons matériels',
    all: 'Voir le suivi',
    tiles: {
      boxes: 'Cartons à collecter',
      late_calls: 'Appels en retard',
      week: 'Collectes de la semaine',
      late_pickups: 'Collectes en retard',
      to_contact: 'Délai moyen avant l’appel',
      promised: (hours: number, isSlow: boolean) =>
        isSlow ? `plus que les ${hours} h promises` : `promis : ${hours} h`,
      to_pickup: 'Délai moyen avant la collecte',
      alerts: 'Alertes à régler',
      unread: (count: number) => (count > 1 ? `dont ${count} non lues` : 'dont 1 non lue'),
    },
  },
  panels: {
    ending: {
      title: 'Bientôt terminées',
      help: 'Campagnes qui s’achèvent dans les 14 jours.',
      empty: 'Aucune campagne ne s’achève dans les 14 jours.',
    },
    drafts: {
      title: 'Brouillons à reprendre',
      help: 'Ils ne sont visibles que de l’équipe.',
      empty: 'Aucun brouillon en attente.',
    },
    articles_in_progress: {
      title: 'Actualités en préparation',
      help: 'Brouillons, et articles en ligne dont des modifications attendent.',
      empty: 'Aucun article en préparation.',
    },
    articles_scheduled: {
      title: 'Actualités programmées',
      help: 'Elles paraîtront d’elles-mêmes, à l’heure de Paris.',
      empty: 'Aucune publication programmée.',
    },
    events_week: {
      title: 'Événements de la semaine',
      help: 'En cours, ou dans les 7 jours.',
      empty: 'Aucun événement dans les 7 jours.',
    },
    events_drafts: {
      title: 'Événements à publier',
      help: 'Brouillons que seule l’équipe voit.',
      empty: 'Aucun événement en brouillon.',
    },
  },
  settings_todo: 'Réglages à compléter',
  complete_settings: 'Compléter les réglages',
  published_on: (moment: string) => `paraît le ${moment}`,
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
