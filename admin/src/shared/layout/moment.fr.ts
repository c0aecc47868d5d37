export const moments = {
  skipped_hour: 'Cette heure n’existe pas ce jour-là : on passe à l’heure d’été.',
} as const;
