export const physicalDonationValidationContent = {
  title: 'Valider votre don',
  description: 'Confirmer un don matériel avec le code reçu par e-mail.',
  crumb: 'Offrir des livres ou du matériel',
  lead: (email: string) =>
    email
      ? `Recopiez le code de 8 chiffres envoyé à ${email}.`
      : 'Recopiez le code de 8 chiffres que vous avez reçu par e-mail.',
  form: 'Valider avec le code reçu',
  code: 'Code de validation',
  codeHelp: 'Il est dans l’e-mail, sous la forme XXXX-XXXX.',
  placeholder: 'XXXX-XXXX',
  submit: 'Valider mon don',
  sending: 'Validation…',
  promise: 'Dès que votre don est validé, nous vous contactons sous 24 heures.',
  left: 'Temps restant',
  over: 'Ce code a expiré. Demandez-en un nouveau.',
  goodFor: 'Un code est valable 30 minutes.',
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'Il reste 1 minute pour valider.' : `Il reste ${minutes} minutes pour valider.`,
  invalidLink: {
    title: 'Lien invalide',
    text: 'ID de donation manquant. Veuillez revenir au formulaire de donation.',
    action: 'Revenir au formulaire',
  },
  invalid: 'Code de validation invalide',
  wrong: 'Erreur lors de la vérification. Veuillez réessayer.',
  done: 'Votre don est validé',
  reference: 'Référence',
  identifier: 'Identifiant du don',
  status: 'État',
  soon: 'Vous allez être redirigé dans 3 secondes.',
  go: 'Continuer',
} as const;

export const resendContent = {
  title: 'Pas de code, ou code expiré\u00a0?',
  submit: 'Renvoyer le code',
  sending: 'Envoi…',
  left: (count: number) => (count === 1 ? 'Encore 1 renvoi possible.' : `Encore ${count} renvois possibles.`),
  failed: 'Erreur lors du renvoi du code. Veuillez réessayer plus tard.',
} as const;

export const physicalDonationSuccessContent = {
  title: 'Votre don matériel est confirmé\u00a0!',
  description: 'La suite de votre don matériel.',
  lead: (campaign: string) =>
    campaign
      ? `Merci\u00a0: ce que vous offrez ira à la campagne «\u00a0${campaign}\u00a0».`
      : 'Merci\u00a0: ce que vous offrez ira à une bibliothèque qui l’attend.',
  next: 'Ce qui se passe maintenant',
  facts: 'Votre don',
  steps: {
    email: {
      title: 'Un e-mail de confirmation',
      text: 'Il vient de partir, avec le lien privé par lequel vous suivez votre don.',
    },
    contact: {
      title: 'Nous vous contactons sous 48h',
      text: (day: string) =>
        day
          ? `Au plus tard le ${day}, un membre de l’équipe vous appelle pour fixer le jour.`
          : 'Un membre de l’équipe vous appelle pour fixer le jour.',
    },
    pickup: { title: 'La collecte', text: 'Un bénévole passe au jour et au créneau convenus.' },
  },
  reference: 'Référence',
  identifier: 'Identifiant du don',
  status: 'État',
  campaign: 'Voir la campagne',
  campaigns: 'Voir toutes les campagnes',
  home: 'Retour à l’accueil',
  question: 'Une question\u00a0? Écrivez-nous\u00a0:',
  write: 'par notre page de contact',
  coming: 'Chargement…',
  unknown: {
    title: 'Don non trouvé',
    text: 'Les détails de ce don n’ont pas pu être retrouvés. S’il vient d’être confirmé, l’e-mail que vous avez reçu dit la suite.',
    home: 'Retour à l’accueil',
  },
} as const;
