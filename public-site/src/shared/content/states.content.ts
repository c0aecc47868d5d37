export const stateContent = {
  retry: 'Réessayer',
} as const;
