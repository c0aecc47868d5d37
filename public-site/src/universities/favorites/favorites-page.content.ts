import type { FavoriteOrder } from './favorites-asked';

export const favoritesContent = {
  title: 'Mes bourses favorites',
  description: 'Les bourses que vous gardez, leurs dates limites, et de quoi les comparer.',
  lead: 'Les bourses que vous gardez, la plus urgente d’abord. Comparez-les, notez leurs dates, recevez un rappel avant qu’il ne soit trop tard.',
  universities: 'Universités',
  scholarships: 'Bourses d’études',
  count: (count: number) => (count > 1 ? `${count} bourses gardées` : `${count} bourse gardée`),
  order: 'Trier par',
  orders: { echeance: 'Date limite', ajout: 'Ajout récent' } satisfies Record<FavoriteOrder, string>,
  calendar: 'Dates limites dans mon agenda',
  find: 'Trouver d’autres bourses',
  eligibility: 'Suis-je éligible\u00a0?',
  failed: { title: 'Erreur de chargement', text: 'Impossible de charger vos bourses favorites.' },
  notKept: 'Ce favori n’a pas pu être enregistré pour l’instant\u00a0: réessayez.',
  outcome: {
    added: 'La bourse est dans vos favoris.',
    removed: 'La bourse n’est plus dans vos favoris.',
    cleared: 'Vos favoris sont effacés.',
    back: 'Revenir où vous étiez',
  },
  empty: {
    title: 'Aucune bourse gardée pour l’instant',
    text: 'Touchez le cœur d’une bourse pour la garder ici, la comparer à d’autres et ne pas manquer sa date limite.',
  },
  elsewhere: {
    title: 'Les retrouver partout',
    text: 'Vos favoris restent sur cet appareil, sans compte. Connectez-vous une fois\u00a0: ils vous suivront sur votre téléphone comme sur l’ordinateur de la bibliothèque.',
    act: 'Me connecter',
    back: 'Vos favoris sont déjà dans votre espace\u00a0? Connectez-vous pour les retrouver ici.',
  },
  clear: {
    open: 'Effacer tous mes favoris',
    text: 'Toutes les bourses gardées sont retirées de votre liste, et leurs rappels ne partent plus.',
    submit: 'Effacer tous mes favoris',
    sending: 'Effacement…',
  },
} as const;

export const reminderContent = {
  title: 'Un rappel avant chaque date limite',
  lead: 'Un e-mail 30\u00a0jours, 7\u00a0jours et 1\u00a0jour avant la date limite de vos favoris, jamais plus d’un par jour.',
  form: 'Recevoir les rappels',
  email: 'Votre adresse e-mail',
  consent:
    'J’accepte de recevoir ces rappels par e-mail. Je les arrête d’un clic quand je veux, et mon adresse ne sert à rien d’autre.',
  submit: 'Recevoir les rappels',
  sending: 'Envoi…',
  member: (email: string) => `Ils partent vers l’adresse de votre espace, ${email}.`,
  pending: (hint: string) =>
    `Un e-mail est parti vers ${hint}\u00a0: ouvrez-le et confirmez vos rappels. S’il n’arrive pas d’ici quelques minutes, regardez dans les indésirables.`,
  again: 'Je n’ai rien reçu, ou l’adresse n’est pas la bonne',
  confirmed: (hint: string) => `Vos rappels sont en place\u00a0: ils partent vers ${hint}.`,
  stop: 'Arrêter les rappels',
  stopping: 'Arrêt…',
  stopped: 'Vos rappels sont arrêtés.',
  failed: 'Les rappels ne viennent pas pour l’instant\u00a0: rechargez la page dans un moment.',
} as const;

export const reminderLinkContent = {
  title: 'Mes rappels',
  description: 'La page où mènent les e-mails de rappel avant une date limite.',
  trail: favoritesContent.title,
  lead: 'Un e-mail 30\u00a0jours, 7\u00a0jours et 1\u00a0jour avant la date limite de vos bourses favorites.',
  pending: {
    lead: (hint: string) => `Encore un geste\u00a0: ce bouton met vos rappels en place, vers ${hint}.`,
    submit: 'Confirmer mes rappels',
    sending: 'Confirmation…',
  },
  confirmed: (hint: string) => `Vos rappels sont en place\u00a0: ils partent vers ${hint}.`,
  stop: {
    lead: 'Vous ne voulez plus les recevoir\u00a0? Vos favoris, eux, restent.',
    submit: 'Arrêter les rappels',
    sending: 'Arrêt…',
  },
  stopped: 'Vos rappels sont arrêtés\u00a0: vous ne recevrez plus ces e-mails.',
  none: 'Aucun rappel ne part vers cette adresse.',
  ask: 'Demander des rappels',
  favorites: 'Voir mes favoris',
  unknown: {
    title: 'Ce lien ne mène à aucun rappel',
    text: 'Il n’est plus valable, ou l’adresse est incomplète. Demandez vos rappels depuis la page de vos favoris.',
  },
} as const;

export const memberFavoritesContent = {
  title: 'Mes bourses favorites',
  failed: 'Vos favoris ne viennent pas pour l’instant\u00a0: rechargez la page dans un moment.',
  over: 'Les dates limites de toutes vos bourses favorites sont passées.',
  before: 'avant le',
  all: (count: number) => (count > 1 ? `Voir mes ${count} favoris` : 'Voir mon favori'),
} as const;
