/** Why a form did not go, where the api says nothing of its own. */
export const submissionContent = {
  one: 'Une valeur est à corriger.',
  refused: 'Erreur lors de la soumission',
  failed: 'Une erreur est survenue',
} as const;
