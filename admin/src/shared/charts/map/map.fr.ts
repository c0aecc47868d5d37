export const map = {
  country: 'Pays',
  off_the_map: (name: string) => `${name || 'Pays inconnu'} (hors de la carte)`,
} as const;
