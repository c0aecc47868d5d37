export const auditMessages = {
  name: 'notification |||| notifications',
  the: 'la notification',
  empty: 'Rien ne s’est encore passé.',
  invite: '',
  page: { list: 'Notifications' },
  fields: { q: 'Rechercher', resource: 'Ce qui a changé', record_id: 'Numéro', at: 'Moment' },
};

export const notifications = {
  title: 'Notifications',
  intro: 'Tout ce que l’équipe a fait, du plus récent au plus ancien.',
  resources: { campaigns: 'Campagnes', media: 'Médias', staff: 'Équipe' },
  everything: 'Tout',
} as const;
