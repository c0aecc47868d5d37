export const staffAccess = {
  open: (name: string) => `Accès de ${name}`,
  title: (name: string) => `Accès de ${name}`,
  second_factor: 'Second facteur',
  off: 'Aucun\u00a0: son code d’accès suffit pour entrer.',
  on: (day: string, codes: number) =>
    `En place depuis le ${day}. ${codes === 0 ? 'Aucun code de secours ne reste' : `${codes} code${codes > 1 ? 's' : ''} de secours reste${codes > 1 ? 'nt' : ''}`}.`,
  own: 'Le changer ou le retirer à la page «\u00a0Mon accès\u00a0»',
  reset: 'Réinitialiser',
  reset_title: (name: string) => `Réinitialiser le second facteur de ${name} ?`,
  reset_text:
    'À faire quand le téléphone et les codes de secours sont perdus. Son code d’accès suffira pour entrer, jusqu’à ce qu’un nouveau second facteur soit ajouté. L’association en est avertie par e-mail.',
  reset_done: 'Second facteur réinitialisé',
  devices: 'Appareils',
} as const;
