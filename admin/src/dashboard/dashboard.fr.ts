import type { Measure } from '@livres/api/contract';

export const dashboard = {
  title: 'Tableau de bord',
  hello: (name: string) => `Bonjour ${name}`,
  new_campaign: 'Créer une campagne',
  send_pictures: 'Envoyer des images',
  active: (count: number) => `${count} campagne${count > 1 ? 's' : ''} active${count > 1 ? 's' : ''}`,
  drafts_count: (count: number) => `${count} brouillon${count > 1 ? 's' : ''}`,
  todo: 'À faire',
  to_read: 'À lire',
  to_read_help: 'Ce qui attend l’équipe. Vous lisez tout, sans rien changer.',
  read: 'Lire',
  todo_count: (count: number, late: number) => {
    const all = `${count} sujet${count > 1 ? 's' : ''}`;
    return late > 0 ? `${all}, dont ${late} en retard` : all;
  },
  nothing_to_do: 'Rien n’attend : tout est à jour.',
  times: { late: 'En retard', today: 'Aujourd’hui', later: 'Quand vous pourrez' },
  by_domain: 'Par domaine',
  all_domains: 'Tout',
  domains: { money: 'Argent', goods: 'Objets', studies: 'Études', content: 'Contenu' },
  week: 'Les 7 derniers jours',
  week_help: 'pointillé : les 7 jours d’avant',
  week_labels: {
    raised: 'Dons d’argent',
    requests: 'Demandes d’aide',
    visits: 'Visites du site',
  } as Partial<Record<Measure, string>>,
  goals: 'Où en sont les campagnes',
  goals_help: 'Le trait dit où l’on devrait être aujourd’hui.',
  all_campaigns: 'Toutes les campagnes',
  goal: 'But',
  expected: 'Attendu aujourd’hui',
  places: 'Bibliothèques soutenues',
  see_map: 'Carte',
  place: 'Lieu',
  country: 'Pays',
  libraries: 'Bibliothèques',
  no_place: 'Aucun lieu sur la carte pour l’instant.',
  coming: 'Les jours qui viennent',
  coming_empty: 'Rien de prévu dans les jours qui viennent.',
  campaign_ends: 'Fin de campagne',
  article_appears: 'Parution programmée',
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
    events_drafts: {
      title: 'Événements à publier',
      help: 'Brouillons que seule l’équipe voit.',
      empty: 'Aucun événement en brouillon.',
    },
  },
  settings_todo: 'Réglages à compléter',
  complete_settings: 'Compléter les réglages',
  progress_empty: 'Aucune campagne active pour l’instant.',
  progress_unit: 'Avancement',
  campaign: 'Campagne',
  as_table: 'Voir en tableau',
  recent: 'Derniers changements',
  recent_empty: 'Aucun changement enregistré pour l’instant.',
  all_recent: 'Tout voir',
  changed: (when: string) => `modifié ${when}`,
} as const;
