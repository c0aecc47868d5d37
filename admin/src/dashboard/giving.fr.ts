export const giving = {
  title: 'Dons d’argent',
  help: (before: string) =>
    `Comparés à ${before}. Sommes du journal, remboursements et contestations déduits.`,
  period: 'Période',
  as_table: 'Voir en tableau',
  chart: 'Dons reçus',
  now: 'Cette période',
  before: 'Celle d’avant',
  day: 'Jour',
  week_of: (day: string) => `Semaine du ${day}`,
  tiles: {
    raised: 'Reçus',
    gifts: 'Dons',
    average: 'Don moyen',
    recurring: 'Dons réguliers par mois',
    donors: 'Donateurs',
    failures: 'Paiements refusés',
    fees: 'Frais de paiement',
  },
  more: (percent: string) => `+\u00a0${percent}\u00a0%`,
  less: (percent: string) => `−\u00a0${percent}\u00a0%`,
  same: 'comme avant',
  before_was: (value: string) => `avant\u00a0: ${value}`,
  nothing_before: 'rien avant',
  new_donors: (count: number) => (count > 1 ? `dont ${count} nouveaux` : `dont ${count} nouveau`),
  rate: (percent: string) => `${percent}\u00a0% des essais`,
  recurring_note: (active: number, failing: number) =>
    failing > 0 ? `${active} en cours, ${failing} en échec` : `${active} en cours`,
  by_campaign: 'Par campagne',
  by_source: 'Par origine',
  by_method: 'Par moyen de paiement',
  by_frequency: 'Par fréquence',
  by_utm: 'D’où viennent les dons',
  utm_help:
    'Selon les codes utm_source et utm_campaign de l’adresse par laquelle le donateur est arrivé sur le site. Les paiements suivants d’un don régulier n’en portent pas.',
  utm: 'Source et opération',
  share_of: 'De quoi',
  share: 'Part',
  gifts: 'Dons',
  raised: 'Reçus',
  nothing: 'Aucun don sur cette période.',
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
