/** What is said where staff's form of a registration is not right. */
export const REGISTRATION_ADMIN_MESSAGES = {
  amount: 'Indiquez un montant, par exemple 12,50.',
  day: 'Indiquez un jour, par exemple 2027-03-01.',
  day_to_come: 'Ce jour n’est pas encore venu.',
  event: 'Choisissez l’événement.',
  event_cancelled: 'Cet événement est annulé : on ne s’y inscrit plus.',
  move_target: 'Choisissez un événement publié et à venir, où l’on s’inscrit.',
  difference: 'Indiquez la différence que vous avez lue.',
  refund_end: 'Dites ce que vous en faites : réessayer, rendu par vos soins, ou laisser.',
  method: 'Choisissez comment cela a été payé.',
  note: 'Écrivez la note.',
  nobody: 'Choisissez au moins une inscription.',
  subject: 'Donnez un objet à l’e-mail.',
  body: 'Écrivez le message.',
} as const;

/** Messages that staff start from; « {prénom} » and « {événement} » stand for theirs. */
export const EMAIL_TEMPLATES: readonly { id: string; label: string; subject: string; body: string }[] = [
  {
    id: 'pratique',
    label: 'Informations pratiques',
    subject: 'Informations pratiques : {événement}',
    body: 'Bonjour {prénom},\n\nVoici de quoi préparer votre venue à « {événement} ».\n\n…\n\nÀ bientôt !',
  },
  {
    id: 'horaire',
    label: 'Changement d’horaire ou de lieu',
    subject: 'Changement : {événement}',
    body: 'Bonjour {prénom},\n\nUn changement pour « {événement} » :\n\n…\n\nSi cela ne vous convient plus, la page de votre inscription permet d’annuler.',
  },
  {
    id: 'merci',
    label: 'Merci d’être venu',
    subject: 'Merci : {événement}',
    body: 'Bonjour {prénom},\n\nMerci d’être venu à « {événement} ».\n\n…',
  },
];
