const gifts = (count: number, text: string) => `${text}\u00a0don${count > 1 ? 's' : ''}`;

const hoped = (expected: string) => (expected === '1' ? 'espéré' : 'espérés');

export const campaignAnalyticsTexts = {
  title: 'Campagnes en chiffres',
  help: 'Une campagne à la fois\u00a0: où elle en est, où elle va, d’où viennent ses dons.',
  gifts,

  change: 'Changer de campagne',
  all: 'Toutes les campagnes',
  open: 'Ouvrir la campagne',
  none: 'Aucune campagne pour l’instant.',
  none_help: 'Créez-en une\u00a0: ses chiffres s’afficheront ici dès son premier jour.',
  running: 'En cours',
  coming: 'À venir',
  over: 'Terminées',
  raised_of: (goal: string) => `sur ${goal}`,
  no_goal: 'sans but en argent',
  other_currency: 'Ses chiffres sont sur sa fiche, en francs CFA.',
  choose_another: 'Choisir une autre campagne',
  without_comparison: 'Ne plus comparer',

  dates: (from: string, to: string) => `Du ${from} au ${to}.`,
  since: (from: string) => `Depuis le ${from}, sans date de fin.`,
  left: (days: number) => (days === 1 ? 'Encore 1\u00a0jour.' : `Encore ${days}\u00a0jours.`),
  last_day: 'C’est son dernier jour.',
  begins_in: (days: number) =>
    days === 1 ? 'Elle commence demain.' : `Elle commence dans ${days}\u00a0jours.`,
  ended_since: (days: number) => (days === 1 ? 'Terminée hier.' : `Terminée depuis ${days}\u00a0jours.`),
  not_public: (status: string) => `${status}.`,

  figures: 'La campagne en cinq chiffres',
  gifts_made: 'Dons',
  recurring: (count: number) =>
    count === 0 ? 'aucun n’est régulier' : `dont ${count} régulier${count > 1 ? 's' : ''}`,
  average: 'Don moyen',
  median: (value: string) => `médian\u00a0: ${value}`,
  no_gift: 'aucun don',
  new_donors: 'Donateurs nouveaux',
  of_donors: (share: string, donors: string) =>
    donors === '1' ? `${share} d’un seul donateur` : `${share} des ${donors}\u00a0donateurs`,
  no_donor: 'aucun donateur nommé',
  books: 'Livres reçus',
  equipment: 'Équipement',
  of_expected: (expected: string) => `sur ${expected} ${hoped(expected)}`,
  of_expected_missing: (expected: string, missing: string) =>
    `sur ${expected} ${hoped(expected)}\u00a0: il en manque ${missing}`,
  expected_reached: (expected: string) =>
    expected === '1' ? 'celui qu’on espérait est là' : `les ${expected} espérés sont là`,
  not_asked: 'elle n’en demande pas',
  raised: 'Somme reçue',
  pace: 'Rythme',
  donors: 'Donateurs nouveaux, connus',
  median_gift: 'Don médian',
  goods: 'Livres et équipement',
  visits: 'Pour 100 visites, ont donné',

  sources: 'D’où viennent les dons',
  sources_unit: 'Euros depuis le lancement',
  source: 'Origine',
  source_raised: 'Euros',
  others: (count: number) => `Autres (${count})`,
  first_source: (label: string, share: string, made: string) =>
    `${label}\u00a0: ${share} de la somme, ${made}.`,
  unknown_share: (share: string) => `On ne sait pas d’où vient ${share} de la somme.`,
  no_source: 'Aucun don en argent.',

  hours: 'Quand on donne',
  hours_of_campaign: (count: string, days: string) =>
    count === '1'
      ? `Le seul don de la campagne, par jour et par heure, ${days}`
      : `Les ${count} dons de la campagne, par jour et par heure, ${days}`,
  hours_of_all: (count: string, days: string) =>
    `${count} ${count === '1' ? 'don' : 'dons'} de toutes les campagnes, ${days}\u00a0: celle-ci en a trop peu pour que l’heure dise quelque chose`,
  no_hours: 'Trop peu de dons pour dire une heure.',
  weekday: 'Jour',
  weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  weekdays_long: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  hour: (hour: number) => `${hour}\u00a0h`,
  busiest: (weekday: string, hour: number) => `Surtout le ${weekday}, vers ${hour}\u00a0h.`,
  busy_hours: (share: string, from: number, to: number) =>
    `${share} des dons, tous jours ensemble, se font entre ${from}\u00a0h et ${to}\u00a0h.`,

  compare: 'Deux campagnes, jour pour jour',
  compare_help: 'Une autre campagne à côté de celle-ci, ramenées au même jour depuis leur lancement.',
  compare_with: 'Comparer avec',
  nothing_beside: 'Aucune',
  compare_unit: 'Part du but atteinte, en jours depuis le lancement',
  compare_unit_euros: 'Euros reçus, en jours depuis le lancement\u00a0: l’une des deux n’a pas de but',
  compare_empty: 'L’une des deux n’a pas encore commencé.',
  day_since: 'Jour',
  launch: 'lancement',
  day: (index: number) => `jour ${index}`,
  reached: (value: string, index: number) => `${value} au jour ${index}`,
  same_day: (index: number, one: string, mine: string, other: string, its: string) =>
    `Au jour ${index}\u00a0: ${mine} pour «\u00a0${one}\u00a0», ${its} pour «\u00a0${other}\u00a0».`,
  same_day_alike: (index: number, value: string) => `Au jour ${index}\u00a0: ${value} pour les deux.`,
  other_ended: (title: string, share: string, days: string) =>
    `«\u00a0${title}\u00a0» a fini à ${share} en ${days}\u00a0jours.`,

  side_by_side: 'Côte à côte',
  fact: 'Fait',
  goal: 'But',
  received: 'Reçu',
  on_same_day: (index: number) => `Au même jour (${index})`,
  duration: 'Durée',
  duration_days: (days: string) => `${days}\u00a0jours`,
  no_end: 'sans fin',
  new_share: 'Nouveaux donateurs',
  books_count: 'Livres',
  per_visits: 'Pour 100 visites de la page, ont donné',
} as const;
