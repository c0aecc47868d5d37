const sign = (isUp: boolean) => (isUp ? '+' : '−');

export const evolution = {
  none: '—',
  none_spoken: 'pas de comparaison possible',
  unknown_spoken: 'pas de donnée',
  same: '0\u00a0%',
  percent: (isUp: boolean, size: string) => `${isUp ? '↑' : '↓'}\u00a0${size}\u00a0%`,
  percent_spoken: (isUp: boolean, size: string) => `en ${isUp ? 'hausse' : 'baisse'} de ${size}\u00a0%`,
  times: (size: string) => `×\u00a0${size}`,
  times_spoken: (size: string) => `${size} fois plus`,
  points: (isUp: boolean, size: string, isPlural: boolean) =>
    `${sign(isUp)}\u00a0${size}\u00a0point${isPlural ? 's' : ''}`,
  units: (isUp: boolean, size: string) => `${sign(isUp)}\u00a0${size}`,
  before: (value: string) => `avant\u00a0: ${value}`,
} as const;
