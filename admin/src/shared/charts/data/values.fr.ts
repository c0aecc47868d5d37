export const values = {
  unknown: '–',
  hour: (hour: number, isSecond: boolean) => `${hour}\u00a0h${isSecond ? ' (hiver)' : ''}`,
  hour_of: (day: string, hour: string) => `${day}, ${hour}`,
  week_of: (day: string) => `semaine du ${day}`,
  quarter: (quarter: number, year: string) => `${quarter === 1 ? '1er' : `${quarter}e`} trimestre ${year}`,
  quarter_short: (quarter: number) => `T${quarter}`,
  others: (count: number) => `Autres (${count})`,
  rows: (count: number) => (count === 1 ? '1 ligne' : `${count} lignes`),
  from_to: (first: string, last: string) => `de «\u00a0${first}\u00a0» à «\u00a0${last}\u00a0»`,
  only: (label: string, name: string, value: string) => `${label}\u00a0: ${value} (${name})`,
  same: (label: string, value: string) => `${label}\u00a0: ${value} partout`,
  range: (label: string, least: string, leastAt: string, most: string, mostAt: string) =>
    `${label}\u00a0: de ${least} (${leastAt}) à ${most} (${mostAt})`,
  missing: (count: number) =>
    count === 1 ? 'une valeur n’est pas connue' : `${count} valeurs ne sont pas connues`,
  nothing: 'Rien à montrer.',
} as const;
