export const searchFormContent = {
  label: 'Que cherchez-vous\u00a0?',
  help: 'Un lieu, un sujet, un mot\u00a0: avec ou sans accents, au singulier ou au pluriel.',
  placeholder: 'bibliothèque, Foumban, tri…',
  button: 'Chercher',
} as const;
