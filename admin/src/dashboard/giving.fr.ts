export const giving = {
  title: 'Dons d’argent par période',
  where_from: 'D’où viennent les dons, par campagne et par moyen',
  months: 'Dons d’argent reçus chaque mois',
  month: 'Mois',
  year_before: 'Un an avant',
  month_mark: 'trait : le mois un an avant',
  this_month: (sum: string) => `${sum} ce mois-ci`,
  month_before: (sum: string) => `contre ${sum} le même mois, un an avant.`,
  last_gifts: 'Derniers dons',
  all_gifts: 'Tous les dons',
  no_gift: 'Aucun don pour l’instant.',
  a_person: 'Une personne',
  association: 'L’association',
  help: (before: string) =>
    `Comparés à ${before}. Sommes du journal, remboursements et contestations déduits.`,
  period: 'Période',
  now: 'Cette période',
  tiles: {
    raised: 'Reçus',
    gifts: 'Dons',
    average: 'Don moyen',
    recurring: 'Dons réguliers par mois',
    donors: 'Donateurs',
    failures: 'Paiements refusés',
    fees: 'Frais de paiement',
  },
  before_was: (value: string) => `avant\u00a0: ${value}`,
  new_donors: (count: number) => (count > 1 ? `dont ${count} nouveaux` : `dont ${count} nouveau`),
  rate: (percent: string) => `${percent}\u00a0% des essais`,
  recurring_note: (active: number, failing: number) =>
    failing > 0 ? `${active} en cours, ${failing} en échec` : `${active} en cours`,
  today: {
    failing_cards: (count: number) =>
      count > 1
        ? `${count} dons réguliers dont le paiement échoue`
        : '1 don régulier dont le paiement échoue',
    transfers: (count: number) => (count > 1 ? `${count} virements à rapprocher` : '1 virement à rapprocher'),
    oldest: (days: number) => `le plus ancien attend depuis ${days} jours`,
    addresses: (count: number) =>
      count > 1 ? `${count} reçus attendent une adresse` : '1 reçu attend une adresse',
    disputes: (count: number) => (count > 1 ? `${count} paiements contestés` : '1 paiement contesté'),
    unapplied: (count: number) =>
      count > 1
        ? `${count} dons ont un paiement à rendre ou à accepter`
        : '1 don a un paiement à rendre ou à accepter',
    dispute_note: 'répondez à la banque chez le prestataire',
    see: 'Voir',
    match: 'Rapprocher',
    ask: 'Demander',
    answer: 'Répondre',
    decide: 'Décider',
  },
} as const;
