const LONGEST = 180;

export const duplicate = {
  action: 'Dupliquer',
  copy_of: (title: string) => `${title.slice(0, LONGEST)} (copie)`,
} as const;
