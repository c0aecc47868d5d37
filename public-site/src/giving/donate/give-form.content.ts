import { centsInEuros as euros } from '../../shared/format/euros';
import type { Frequency, GiverType } from '@livres/api/contract';

const PACE: Record<Frequency, string> = {
  'one-time': '',
  monthly: ' par mois',
  quarterly: ' par trimestre',
  yearly: ' par an',
};

export const giveFormContent = {
  form: 'Votre don',
  demonstration: 'Démonstration\u00a0: aucun argent ne circule sur ce site.',
  cancelled: {
    title: 'Le paiement n’a pas été fait\u00a0: rien n’a été prélevé.',
    text: 'Votre formulaire est resté comme vous l’aviez laissé.',
  },
  gift: 'Mon don',
  frequency: 'À quel rythme\u00a0?',
  frequencies: {
    'one-time': 'Une fois',
    monthly: 'Mois',
    quarterly: 'Trimestre',
    yearly: 'An',
  } satisfies Record<Frequency, string>,
  amount: 'Quel montant\u00a0?',
  other: 'Autre',
  otherSpoken: 'Un autre montant',
  free: 'Votre montant, en euros',
  freeHelp: 'De 1\u00a0€ à 100\u202f000\u00a0€.',
  campaign: 'Pour quelle action\u00a0?',
  noCampaign: 'Là où c’est le plus utile',
  who: 'Vous',
  giver: 'Qui donne\u00a0?',
  givers: {
    particulier: 'Un particulier',
    entreprise: 'Une entreprise',
    organisme: 'Un autre organisme',
  } satisfies Record<GiverType, string>,
  email: 'Adresse e-mail',
  emailHelp: 'La confirmation de votre don y arrive.',
  news: 'Tenez-moi au courant de cette collecte',
  newsHelp: 'Par e-mail. Chaque message permet d’arrêter d’un clic.',
  receipt: {
    open: 'Mon nom et mon adresse, pour le reçu fiscal',
    help: 'Facultatif maintenant\u00a0: vous pourrez aussi les donner après le paiement.',
    openWithout: 'Mon nom et mon adresse (facultatif)',
    helpWithout:
      'L’association ne délivre pas encore de reçu fiscal\u00a0: vous recevrez une confirmation de paiement.',
  },
  touch: {
    open: 'Ajouter un message, une dédicace, rester anonyme',
    message: 'Un mot pour l’équipe',
    dedication: 'Dédicace',
    dedicationHelp: 'En mémoire de…, pour l’anniversaire de…',
    anonymous: 'Ne pas montrer mon nom',
  },
  pay: 'Paiement',
  costs: {
    known: (cents: number) => `J’ajoute ${euros(cents)} pour les frais de paiement`,
    unknown: 'Je prends aussi en charge les frais de paiement',
    help: 'Facultatif. Sans cela, ces frais sont pris sur votre don.',
  },
  submit: (cents: number | null, frequency: Frequency) =>
    cents === null ? 'Donner' : `Donner ${euros(cents)}${PACE[frequency]}`,
  sending: 'Un instant…',
  next: 'Vous payez à l’étape suivante, sur une page sécurisée.',
  nextTransfer: 'Vous recevez à l’étape suivante de quoi faire le virement.',
  privacy: 'Ce que nous faisons de vos données',
  effect: 'Ce que coûte et fait votre don',
  cost: (cents: number, rate: number, frequency: Frequency) =>
    `${PACE[frequency].trim()}${frequency === 'one-time' ? '' : ' '}après réduction d’impôt de ${rate}\u00a0%, pour ${euros(cents)} donnés`,
  full: (frequency: Frequency) => `${PACE[frequency].trim()}, sans réduction d’impôt`.replace(/^, /, ''),
  limits: {
    particulier: 'Dans la limite de 20\u00a0% de votre revenu imposable (article 200 du CGI).',
    entreprise:
      'Dans la limite de 20\u202f000\u00a0€ ou 5\u00a0‰ du chiffre d’affaires (article 238 bis du CGI).',
    organisme: 'Votre organisme ne paie pas d’impôt sur lequel prendre une réduction.',
  } satisfies Record<GiverType, string>,
  ifReceipts: (afterTax: number | null) =>
    `L’association ne délivre pas encore de reçu fiscal${afterTax === null ? '' : `\u00a0: avec un reçu, ce don vous reviendrait à ${euros(afterTax)}`}.`,
  euros,
  write: 'Nous écrire',
} as const;
