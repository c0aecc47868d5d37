const people = (count: string) => (count === '1' ? '1\u00a0personne' : `${count}\u00a0personnes`);
const gifts = (count: string) => (count === '1' ? '1\u00a0don' : `${count}\u00a0dons`);

export const donorAnalyticsTexts = {
  title: 'Donateurs et fidélité',
  help: 'Qui vient, qui revient, qui s’en va\u00a0; ce qui rentre chaque mois.',
  masked: 'Vous voyez les chiffres, pas les personnes.',
  masked_reason: 'Les noms et les listes sont réservés à l’équipe qui suit les donateurs.',
  report: (days: string, campaign: string) => `${days}${campaign && `, ${campaign}`}`,
  people,
  gifts,

  figures: 'Les donateurs de la période',
  donors: 'Donateurs',
  new_donors: 'dont nouveaux',
  repeat_rate: 'ont donné deux fois ou plus',
  recurring_monthly: 'Revenu régulier',
  per_month: '\u00a0par mois',
  recurring_gifts: (count: string) => {
    if (count === '0') return 'aucun don régulier';
    return count === '1' ? '1\u00a0don régulier' : `${count}\u00a0dons réguliers`;
  },
  median_gift: 'Don médian',
  average_gift: 'Don moyen',
  average_is: (value: string) => `moyenne\u00a0: ${value}`,

  months: 'Nouveaux, fidèles, perdus',
  months_unit: 'Donateurs par mois\u00a0; les perdus sous la ligne',
  month: 'Mois',
  new_ones: 'nouveaux',
  returning: 'fidèles',
  returning_note: 'ou revenus',
  lost: 'perdus',
  lost_note: 'sans don en un an',

  recurring: 'Ce qui rentre chaque mois',
  recurring_unit: 'Euros par mois',
  recurring_empty: 'Aucun don régulier dans cette période.',
  move: 'Mouvement',
  monthly: 'Par mois',
  recurring_count: 'Dons réguliers',

  cohorts: 'Qui redonne, mois après mois',
  cohorts_unit: 'En % des donateurs de la ligne qui ont donné, par mois depuis leur premier don',
  cohort: 'Premier don en',
  cohort_size: 'Donateurs',
  same_month: 'le mois même',
  months_later: (months: number) => `+\u00a0${months}`,
  ringed: (month: string) => `${month}, mois en cours`,
  few: 'Moins de 20 donateurs\u00a0: un seul change la case.',

  groups: 'Vos donateurs en sept groupes',
  groups_unit: (days: string, given: string) => `Surface\u00a0: euros donnés, ${days}, ${given} en tout`,
  groups_whole: 'Les groupes sont ceux de toute l’association\u00a0: ils ne se limitent pas à une campagne.',
  clear_campaign: 'Voir toutes les campagnes',
  group: 'Groupe',
  group_people: 'Personnes',
  given: 'Donné',
  share: 'Part',
  definition: 'Qui c’est',
  people_and_share: (count: string, share: string) => `${people(count)}, ${share}`,
  almost_lost: (count: string) => `Et ${people(count)} presque perdue${count === '1' ? '' : 's'}`,
  almost_lost_sum: (given: string) =>
    `\u00a0: dernier don il y a plus de 12\u00a0mois, ${given} donnés en tout.`,
  see: (count: string) => (count === '1' ? 'Voir qui c’est' : `Voir les ${count}`),

  concentration: 'Qui porte l’association',
  concentration_unit: (days: string) => `Part des sommes données, ${days}`,
  tier: 'Donateurs',
  tier_share: 'Des sommes',
  tier_before: 'Avant',
  of_sums: (share: string) => `${share} des sommes`,
  tier_was: (share: string) => ` · trait\u00a0: ${share} avant`,
  first_ones: (count: number) =>
    count === 1 ? 'Si le premier s’arrêtait' : `Si les ${count === 10 ? 'dix' : count} premiers s’arrêtaient`,
  would_miss: (given: string, share: string) => `, il manquerait ${given}, soit ${share} des sommes.`,
} as const;
