export const auditMessages = {
  name: 'changement |||| changements',
  the: 'le changement',
  empty: 'Rien n’a encore été changé.',
  invite: '',
  page: { list: 'Historique' },
  fields: { q: 'Rechercher', resource: 'Ce qui a changé', record_id: 'Numéro', at: 'Moment' },
};

export const history = {
  title: 'Historique',
  intro: 'Tout ce que l’équipe a fait, du plus récent au plus ancien.',
  resources: { campaigns: 'Campagnes', media: 'Médias', staff: 'Équipe' },
  everything: 'Tout',
} as const;
