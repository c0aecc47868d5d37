export const pickups = {
  day: 'Jour',
  slot: 'Créneau',
  who: 'Qui va chercher',
  who_help: 'Un nom de la liste, ou un autre.',
  notes: 'Note pour la collecte',
  notes_help: 'Pour qui va chercher\u00a0: code, étage, à appeler en arrivant…',
  not_that_day: (day: string, wished: readonly string[]) =>
    `Le donateur n’a pas proposé le ${day.toLowerCase()}, mais\u00a0: ${wished.join(', ').toLowerCase()}.`,
  not_that_slot: (slot: string, wished: readonly string[]) =>
    `Le donateur n’a pas proposé «\u00a0${slot}\u00a0», mais\u00a0: ${wished.join(', ')}.`,
  wishes: (days: readonly string[], slots: readonly string[]) =>
    [days.length > 0 ? days.join(', ') : 'Tous les jours', ...slots].join(' · '),
  wishes_label: 'Souhaits du donateur',
  category: 'Catégorie',
  quantity: 'Quantité',
  quantity_of: (category: string) => `Quantité\u00a0: ${category}`,
  less: (category: string) => `Un de moins\u00a0: ${category}`,
  more: (category: string) => `Un de plus\u00a0: ${category}`,
  collected: 'Ce qui a été collecté',
  collected_help: 'Laissez vide ce qu’il n’y avait pas.',
  boxes: (count: number | null) =>
    count === null ? 'nombre de cartons inconnu' : `${count}\u00a0carton${count > 1 ? 's' : ''}`,
  slip: 'Bon de collecte (PDF)',
  labels: 'Étiquettes (PDF)',
  labels_title: 'Étiquettes des cartons',
  labels_count: 'Nombre de cartons',
  labels_help: 'Une étiquette par carton, chacune avec son code QR.',
  labels_wrong: (most: number) => `Indiquez un nombre de 1 à ${most}.`,
  labels_open: 'Ouvrir les étiquettes',
  close: 'Fermer',
} as const;
