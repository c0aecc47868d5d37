const SHARE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const plural = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

export const parts = {
  evolution: 'Évolution',
  below_zero: ' (en dessous de zéro)',
  share: (share: number) =>
    share > 0 && share < 0.1
      ? 'moins de 0,1\u00a0%'
      : `${SHARE.format(share < 10 || share > 99 ? share : Math.round(share))}\u00a0%`,
  left_out: (below: number, unknown: number) =>
    [
      below > 0
        ? `${plural(below, 'somme en dessous de zéro', 'sommes en dessous de zéro')} hors de la barre`
        : '',
      unknown > 0 ? plural(unknown, 'valeur inconnue', 'valeurs inconnues') : '',
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  of_goal: (goal: string) => `sur ${goal}`,
  no_goal: '(sans but)',
  too_few: 'moins d’un point sur mille',
  before: (value: string) => `avant\u00a0: ${value}`,
  more_rows: (count: string) => `Et ${count} autres lignes, dans le tableau.`,
  not_drawn: (count: number) =>
    count === 1
      ? 'Une ligne sans somme n’est pas dessinée.'
      : `${count} lignes sans somme ne sont pas dessinées.`,
  too_small: (names: string[]) => `Trop petits pour être nommés\u00a0: ${names.join(', ')}.`,
  nothing_above_zero: 'Aucune valeur au-dessus de zéro\u00a0: rien à dessiner. Le tableau les donne toutes.',
} as const;
