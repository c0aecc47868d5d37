export const grid = {
  under: (value: string) => `moins de ${value}`,
  between: (from: string, to: string) => `de ${from} à moins de ${to}`,
  from: (value: string) => `${value} et plus`,
  few: (text: string) => `* ${text}`,
  more_rows: (count: number) => `Et ${count} autres lignes, dans le tableau.`,
} as const;
