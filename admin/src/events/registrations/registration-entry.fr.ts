export const entry = {
  where: 'L’événement',
  who: 'La personne',
  who_help: 'Au téléphone ou sur papier. Sans adresse e-mail, rien ne lui est envoyé.',
  questions: 'Questions de l’événement',
  save: 'Saisir l’inscription',
  done: 'Inscription saisie',
  event_missing: 'Choisissez l’événement.',
  left: (count: number) => (count === 1 ? 'Il reste 1 place.' : `Il reste ${count} places.`),
  no_limit: 'Le nombre de places n’est pas limité.',
  full: (waiting: number) =>
    `Plus de place${waiting > 0 ? `, et ${waiting} personne${waiting > 1 ? 's' : ''} en attente` : ''}.`,
  full_help: 'Cochez «\u00a0Au-delà de la capacité\u00a0» ou «\u00a0Sur la liste d’attente\u00a0».',
  too_few: (count: number) => (count > 1 ? `Il ne reste que ${count} places.` : 'Il ne reste qu’une place.'),
  beyond_help: 'Elle vient, même si l’événement est complet.',
  free_help: 'Rien n’est demandé\u00a0: invitée, ou bénévole.',
  list_help: 'Elle attend qu’une place se libère, au lieu d’en prendre une.',
} as const;
