export const filtersContent = {
  filters: 'Chercher un événement',
  search: 'Mots',
  searchHelp: 'Un titre, une ville, un mot…',
  workshops: 'Ateliers',
  conferences: 'Conférences',
  type: 'Genre',
  location: 'Lieu',
  start_date: 'À partir du',
  end_date: 'Jusqu’au',
  period: 'Période',
  status: 'État',
  online: 'En ligne ou sur place',
  free: 'Gratuit ou payant',
  min_price: 'Prix au moins',
  max_price: 'Prix au plus',
  requires_registration: 'Inscription',
  min_participants: 'Places, au moins',
  max_participants: 'Places, au plus',
  organizer: 'Organisé par',
  city: 'Ville',
  country: 'Pays',
  language: 'Langue',
  tags: 'Mots-clés',
  tagsHelp: 'Séparés par des virgules',
  tag_ids: 'Mots-clés choisis',
  order_by: 'Trier par',
  has_availability: 'Il reste des places',
  featured: 'Mis en avant',
  has_accessibility: 'Accès expliqué en cas de handicap',
  has_parking: 'Stationnement expliqué',
  provides_food: 'Repas offert',
  has_wifi: 'Wifi sur place',
  all: 'Tous',
  allFeminine: 'Toutes',
  both: 'Indifférent',
} as const;

export const onlineLabels = { true: 'En ligne', false: 'Sur place' } as const;
export const freeLabels = { true: 'Gratuit', false: 'Payant' } as const;
export const registrationLabels = { true: 'Sur inscription', false: 'Sans inscription' } as const;
export const statusLabels = { published: 'Prévus', cancelled: 'Annulés' } as const;

export const orderingLabels: Record<string, string> = {
  '': 'Le plus proche',
  '-start_date': 'Le plus lointain',
  price: 'Prix le plus bas',
  '-price': 'Prix le plus haut',
  '-interested_count': 'Le plus attendu',
  '-created_at': 'Ajouté récemment',
  title: 'Titre, de A à Z',
};
