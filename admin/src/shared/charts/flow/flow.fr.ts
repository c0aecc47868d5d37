export const flow = {
  cut: 'L’axe ne part pas de zéro\u00a0: les barres entières sont coupées.',
  change: (isLess: boolean, value: string) => `${isLess ? '−' : '+'}\u00a0${value}`,
  more_rows: (count: number) => `Et ${count} autres lignes, dans le tableau.`,
  to: (from: string, to: string) => `${from} → ${to}`,
} as const;
