import { EMAIL_VERIFICATION_MESSAGES } from '@livres/api/contract';

/** What a page says while an address is proved. */
export const emailSentContent = {
  title: 'Vérifiez votre boîte e-mail',
  description: 'Un e-mail vous attend pour continuer.',
  lead: (email: string) =>
    email
      ? `Un e-mail vient de partir à ${email}.`
      : 'Un e-mail vient de partir à l’adresse que vous avez donnée.',
  on: (day: string) => `Envoyé le ${day}.`,
  steps: {
    physical: {
      title: 'Il reste une étape pour votre don',
      entries: [
        {
          title: 'Ouvrez l’e-mail',
          text: 'Il porte un code de 8 chiffres, valable 30 minutes.',
        },
        {
          title: 'Saisissez le code',
          text: 'Sur la page de validation, par le bouton ci-dessous ou le lien de l’e-mail.',
        },
        {
          title: 'Nous vous contactons',
          text: 'Sous 48 heures après la validation, pour convenir du passage.',
        },
      ],
    },
    donation: {
      title: 'Votre don',
      entries: [
        { title: 'Ouvrez l’e-mail', text: 'Il confirme votre don et dit ce qu’il permet.' },
        { title: 'Gardez-le', text: 'Il porte la référence de votre don.' },
        { title: 'Une question\u00a0?', text: 'Nous vous répondons sous 48 heures.' },
      ],
    },
    event: {
      title: 'Votre inscription',
      entries: [
        { title: 'Ouvrez l’e-mail', text: 'Il porte un lien qui confirme votre adresse.' },
        { title: 'Confirmez', text: 'Votre place est gardée pendant 30 minutes, le temps de l’ouvrir.' },
        {
          title: 'Tout est sur une page',
          text: 'Paiement, billets, changements\u00a0: le lien vous y mène. Une question\u00a0? Nous vous contactons sous 48 heures.',
        },
      ],
    },
    campaign: {
      title: 'Votre participation à la campagne',
      entries: [
        { title: 'Ouvrez l’e-mail', text: 'Il porte un lien qui confirme votre adresse.' },
        { title: 'Confirmez', text: 'Un clic suffit.' },
        { title: 'La suite', text: 'Nous vous contactons sous 48 heures.' },
      ],
    },
    other: {
      title: 'Et maintenant\u00a0?',
      entries: [
        { title: 'Ouvrez l’e-mail', text: 'Il dit ce qu’il reste à faire.' },
        { title: 'Suivez son lien', text: 'Il confirme que cette adresse est la vôtre.' },
        { title: 'La suite', text: 'Nous vous contactons sous 48 heures.' },
      ],
    },
  },
  about: (name: string) => `Pour «\u00a0${name}\u00a0».`,
  validate: 'Saisir mon code de validation',
  toEvent: 'Voir l’événement',
  toCampaign: 'Voir la campagne',
  home: 'Retour à l’accueil',
  nothing: {
    title: 'Rien reçu\u00a0?',
    entries: [
      'Attendez une minute ou deux, puis regardez dans les indésirables.',
      'Vérifiez que l’adresse ci-dessus est bien la vôtre.',
    ],
  },
} as const;

export const verifyEmailContent = {
  title: 'Vérification de votre adresse',
  description: 'Confirmer que cette adresse e-mail est la vôtre.',
  lead: (name: string) =>
    name
      ? `Nous vérifions que cette adresse e-mail est la vôtre, pour «\u00a0${name}\u00a0».`
      : 'Nous vérifions que cette adresse e-mail est la vôtre.',
  press: (name: string) =>
    name
      ? `Un appui, et votre inscription à «\u00a0${name}\u00a0» avance.`
      : 'Un appui, et votre inscription avance.',
  loading: 'Vérification en cours…',
  verify: 'Vérifier mon adresse',
  done: 'Votre adresse e-mail est vérifiée',
  soon: 'Vous allez être redirigé dans 3 secondes.',
  go: 'Continuer',
  failed: 'Vérification échouée',
  missing: EMAIL_VERIFICATION_MESSAGES.token_missing,
  invalid: EMAIL_VERIFICATION_MESSAGES.token_wrong,
  wrong: 'Une erreur est survenue lors de la vérification',
  help: 'Le lien est peut-être coupé\u00a0: ouvrez-le depuis l’e-mail lui-même. S’il a plus de 30 minutes, demandez-en un nouveau depuis la page où vous étiez.',
  eventHelp:
    'Le lien est peut-être coupé\u00a0: ouvrez-le depuis l’e-mail lui-même. S’il a plus de 30 minutes, la place a été rendue\u00a0: inscrivez-vous de nouveau.',
  toEvent: 'Retour à l’événement',
  goToRegistration: 'Voir mon inscription',
  retry: 'Réessayer',
  write: 'Nous écrire',
  home: 'Retour à l’accueil',
} as const;
