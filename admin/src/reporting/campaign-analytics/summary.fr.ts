/** The answer first: where a campaign stands, and whether it will get there. */
export const summaryTexts = {
  of_goal: (goal: string, share: string) => `sur ${goal}, soit ${share}`,
  no_goal: 'reçus, sans but en argent',
  books: (count: string) => `${count}\u00a0${count === '0' || count === '1' ? 'livre' : 'livres'}`,
  objects: (count: string) => `${count}\u00a0${count === '0' || count === '1' ? 'objet' : 'objets'}`,
  of_expected: (expected: string, share: string) =>
    `sur ${expected} ${expected === '1' ? 'espéré' : 'espérés'}, soit ${share}`,
  needed: (sum: string) => `Il faut ${sum} par jour`,
  until: (day: string) => ` jusqu’au ${day}\u00a0; `,
  made: (days: number, sum: string) =>
    days === 1
      ? `le premier jour en a apporté ${sum}.`
      : `les ${days} derniers jours en ont apporté ${sum} par jour.`,
  made_alone: (days: number, sum: string) =>
    days === 1
      ? `Le premier jour a apporté ${sum}.`
      : `Les ${days} derniers jours ont apporté ${sum} par jour.`,
  nothing_yet: 'Aucun don pour l’instant.',
  reached: 'Le but est atteint.',
  passed: (sum: string) => `Le but est dépassé de ${sum}.`,
  missed: (sum: string) => `Elle s’est arrêtée à ${sum} de son but.`,
  begins: (day: string, sum: string) => `Elle commence le ${day}. Il faudra ${sum} par jour jusqu’à la fin.`,
  begins_only: (day: string) => `Elle commence le ${day}.`,
  ended: 'Elle est terminée.',
  no_money: 'Elle ne demande pas d’argent.',
  no_end: 'Sans date de fin, rien ne dit à quel rythme il faut avancer.',
  last_day: (sum: string) => `C’est son dernier jour\u00a0: il manque ${sum}.`,
  /** By chances in ten. */
  chances: [
    'Le but est hors d’atteinte à ce rythme',
    'Le but est peu probable',
    'Le but est peu probable',
    'Le but est peu probable',
    'Le but est incertain',
    'Le but est incertain',
    'Le but est incertain',
    'Le but est probable, pas certain',
    'Le but est probable, pas certain',
    'Le but est très probable',
    'Le but sera presque sûrement atteint',
  ],
  in_ten: (chances: number) => {
    if (chances === 0) return '\u00a0: moins d’une chance sur\u00a010.';
    return `\u00a0: ${chances === 10 ? 'plus de 9' : chances}\u00a0chance${chances > 1 ? 's' : ''} sur\u00a010.`;
  },
} as const;
