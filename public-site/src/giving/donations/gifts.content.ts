import { type Campaign, DONATION_MESSAGES as SAYS, type DonationStatus } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { formatCount } from '../../shared/format/numbers';

export const confirmationContent = {
  title: 'Confirmation de votre don',
  description: 'Où en est le paiement d’un don.',
  loading: {
    title: 'Nous vérifions votre paiement…',
    text: 'Quelques secondes suffisent. Vous pouvez aussi fermer cette page\u00a0: un e-mail vous dira la suite.',
  },
  heads: {
    succeeded: 'Merci, votre don est confirmé\u00a0!',
    pending: 'Votre paiement est en cours',
    failed: 'Le paiement a été refusé',
    cancelled: 'Ce don n’a pas été payé',
  } satisfies Record<DonationStatus, string>,
  leads: {
    succeeded: 'Une confirmation vient de partir à votre adresse.',
    pending:
      'Votre banque ne l’a pas encore confirmé\u00a0: un prélèvement prend quelques jours. Un e-mail vous préviendra.',
    failed: 'Rien n’a été prélevé. Vous pouvez essayer encore, ou payer autrement.',
    cancelled: 'Rien n’a été prélevé. Vous pouvez le reprendre quand vous voulez.',
  } satisfies Record<DonationStatus, string>,
  facts: 'Votre don',
  amount: 'Montant',
  campaign: 'Campagne',
  association: 'Là où c’est le plus utile',
  reference: 'Référence',
  date: 'Date',
  status: 'État',
  email: 'Adresse e-mail',
  refresh: 'Actualiser',
  toCampaign: 'Voir la campagne',
  toCampaigns: 'Voir toutes les campagnes',
  home: 'Retour à l’accueil',
  give: 'Faire un don',
  missing: {
    no_identifier: {
      title: SAYS.no_identifier,
      text: 'Cette page montre un paiement qui vient d’être fait. L’e-mail de confirmation contient le lien vers votre don.',
    },
    not_found: {
      title: SAYS.details_missing,
      text: 'Nous ne connaissons pas ce paiement. L’e-mail de confirmation contient le lien vers votre don.',
    },
    over: {
      title: 'Cette confirmation n’est plus ouverte',
      text: SAYS.confirmation_over,
    },
    failed: {
      title: SAYS.details_failed,
      text: 'Votre don n’est pas en cause. Réessayez dans un instant.',
    },
  },
  error: 'Erreur',
} as const;

export const testModeContent = 'Mode test\u00a0: ce don est un essai, aucun argent n’a circulé.';

export const receiptContent = {
  title: 'Reçu',
  download: 'Télécharger mon reçu fiscal (PDF)',
  being_made: SAYS.receipt_being_made,
  failed: SAYS.receipt_failed,
  retry: 'Réessayer',
  yearly: 'Vos dons réguliers de l’année seront réunis dans un seul reçu, envoyé en février.',
  confirmation_only:
    'L’association ne délivre pas de reçu fiscal pour ce don\u00a0: l’e-mail reçu vaut confirmation de paiement.',
  specimen: 'Ce don est un essai\u00a0: en mode test, un spécimen tient lieu de reçu fiscal.',
  download_specimen: 'Télécharger le spécimen (PDF)',
  voided: 'Le reçu de ce don a été annulé.',
  missing: 'Il manque votre nom et votre adresse, en lettres latines, pour établir votre reçu fiscal.',
  send: 'Recevoir mon reçu par e-mail',
  sending: 'Envoi…',
  sent: 'C’est envoyé\u00a0: regardez votre boîte dans quelques minutes.',
} as const;

/** On pages that a payment's session opens, which change nothing. */
export const ownPageContent = {
  retry: 'Reprendre le paiement',
  complete: 'Indiquer mon nom et mon adresse',
  byEmail:
    'Le bouton de l’e-mail que vous venez de recevoir ouvre la page de votre don\u00a0: c’est là que cela se fait.',
} as const;

export const retryContent = {
  title: 'Essayer encore',
  form: 'Payer ce don autrement',
  submit: 'Reprendre le paiement',
  sending: 'Un instant…',
} as const;

export const identityFormContent = {
  title: 'Votre nom et votre adresse, pour le reçu fiscal',
  form: 'Nom et adresse pour le reçu',
  submit: 'Enregistrer',
  sending: 'Enregistrement…',
  done: 'C’est enregistré. Votre reçu arrive par e-mail dans quelques minutes.',
  doneBefore: 'C’est enregistré.',
} as const;

export const thanksContent = {
  title: 'Merci pour votre don\u00a0!',
  description: 'Ce que permet un don.',
  /** Before the first name. */
  to: 'Merci',
  written: (email: string) =>
    email
      ? `Un e-mail part à ${email}, avec le lien pour suivre votre don.`
      : 'Un e-mail part à votre adresse, avec le lien pour suivre votre don.',
  facts: 'Votre don',
  type: 'Type de don',
  saving: 'Réduction d’impôt',
  impact: 'Ce que permet votre don',
  share: 'Passez le mot',
  shareText: (sum: string, books: number, to: string) =>
    books > 0
      ? `J’ai donné ${sum}, soit ${formatCount(books, 'livre', 'livres')}\u00a0: ${to}. Et vous\u00a0?`
      : `J’ai donné ${sum}\u00a0: ${to}. Et vous\u00a0?`,
  shareAlt: ({ title, current_amount, goal_amount, currency }: Campaign) =>
    [
      `L’image qui accompagne le lien\u00a0: ${withFrenchSpaces(title)}`,
      goal_amount > 0
        ? `${formatAmount(current_amount, currency)} sur ${formatAmount(goal_amount, currency)}`
        : '',
    ]
      .filter(Boolean)
      .join('. '),
  shareAltGive: 'L’image qui accompagne le lien\u00a0: faire un don à l’association',
  actions: 'Découvrir nos actions',
  home: 'Retour à l’accueil',
  unknown: {
    title: SAYS.not_found,
    text: 'Les détails de ce don n’ont pas pu être retrouvés. L’e-mail de confirmation contient le lien vers votre don.',
  },
  failed: SAYS.donation_failed,
} as const;

export const giftPageContent = {
  title: 'Suivre votre don',
  description: 'Où en est un don d’argent.',
  secret: 'Vous seul avez ce lien\u00a0: gardez-le pour vous.',
  leads: {
    succeeded: 'Votre don est bien arrivé. Merci\u00a0!',
    pending: 'Votre don n’est pas encore arrivé.',
    failed: 'Le paiement n’a pas abouti.',
    cancelled: 'Ce don a été abandonné\u00a0: rien n’a été prélevé.',
  } satisfies Record<DonationStatus, string>,
  underWay: 'Votre paiement est en cours.',
  method: 'Paiement',
  refunded: 'Remboursé',
  message: 'Votre mot',
  dedication: 'Dédicace',
  continue: 'Continuer vers le paiement',
  processing:
    'Le paiement est en route\u00a0: la banque met quelques jours à le confirmer. Vous n’avez rien à faire.',
  again: 'Faire un autre don',
  unknown: {
    title: 'Ce lien ne mène à aucun don',
    text: 'Il est peut-être coupé\u00a0: ouvrez-le depuis l’e-mail lui-même.',
    write: 'Nous écrire',
  },
  unread: {
    title: 'Ce don n’a pas pu être affiché',
    text: 'Réessayez dans un instant.',
  },
} as const;

export const transferContent = {
  title: 'Faire le virement',
  lead: 'Depuis votre banque, avec exactement ce libellé\u00a0: il nous dit que c’est vous.',
  scan: 'Ou scannez ce code avec l’application de votre banque\u00a0: elle remplit le virement.',
  code: 'Code QR du virement',
  holder: 'Bénéficiaire',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Libellé',
  amount: 'Montant',
  copy: (name: string) => `Copier\u00a0: ${name}`,
  copied: (name: string) => `Copié\u00a0: ${name}`,
  delay: 'À son arrivée, d’ici deux jours ouvrés le plus souvent, nous vous écrivons.',
} as const;

export const cardContent = {
  title: 'La carte par e-mail',
  facts: 'La carte',
  state: 'État',
  leaves: 'Part le',
  left: 'Partie le',
  to: 'Pour',
  words: 'Vos mots',
  signature: 'Signée',
  change: 'Changer le jour ou les mots',
  day: 'Jour de l’envoi',
  save: 'Enregistrer',
  sending: 'Enregistrement…',
  cancel: 'Annuler la carte',
  done: { card: 'C’est enregistré.', card_cancel: 'C’est fait\u00a0: la carte ne partira pas.' },
} as const;

export const newsContent = {
  title: 'Les nouvelles de la collecte',
  follows: 'Vous les recevez par e-mail, à l’adresse de ce don.',
  followsNot: 'Vous ne les recevez pas. Nous pouvons vous écrire ce que devient votre don.',
  start: 'Tenez-moi au courant de cette collecte',
  stop: 'Ne plus recevoir ces nouvelles',
  sending: 'Enregistrement…',
  done: 'C’est enregistré.',
} as const;

export const cardRefusalContent = {
  title: 'Ne plus recevoir de cartes',
  description: 'Refuser les cartes que des donateurs pourraient vous envoyer par ce site.',
  lead: 'Quelqu’un a fait un don et vous a envoyé une carte. Si vous le souhaitez, ce site ne vous en enverra plus aucune.',
  submit: 'Ne plus m’écrire',
  sending: 'Un instant…',
  report: {
    lead: 'Si ses mots sont déplacés, dites-le à l’association\u00a0: vous ne recevrez plus de carte non plus.',
    submit: 'Signaler cette carte',
    sending: 'Un instant…',
  },
  done: {
    refused: 'C’est fait\u00a0: vous ne recevrez plus de carte.',
    reported: 'C’est fait\u00a0: l’association est prévenue, et vous ne recevrez plus de carte.',
  },
  home: 'Aller à l’accueil',
} as const;
