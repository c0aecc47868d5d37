import { centsInEuros as euros } from '../../shared/format/euros';
import { REGISTRATION_LIMITS as LIMITS, YES_NO } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';

export const registrationFormContent = {
  title: 'S’inscrire',
  form: 'Votre inscription',
  waitingTitle: 'Rejoindre la liste d’attente',
  waitingLead:
    'Toutes les places sont prises. Laissez vos coordonnées\u00a0: dès qu’une place se libère et que c’est votre tour, nous vous écrivons, et elle est gardée 24\u00a0heures pour vous.',
  codeOnly: 'J’ai un code de réservation',
  codeOnlyLead:
    'Des places sont parfois gardées pour les membres et les bénévoles\u00a0: avec votre code, l’inscription reste possible.',
  places: 'Vos places',
  seats: 'Combien de places\u00a0?',
  seatsHelp: 'Les noms de vos invités se donnent après l’inscription.',
  seatsChoice: (count: number) => formatCount(count, 'place', 'places'),
  who: 'Vous',
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'Adresse e-mail',
  emailHelp: 'La confirmation et les billets y arrivent.',
  phone: 'Téléphone (facultatif)',
  phoneHelp: 'Avec l’indicatif du pays, pour vous joindre si l’événement change au dernier moment.',
  organization: 'Organisme (facultatif)',
  special_needs: 'Un besoin particulier\u00a0? (facultatif)',
  special_needsHelp: 'Accès en fauteuil, allergie, langue des signes… L’équipe d’accueil seule le lit.',
  questions: 'Questions de l’organisateur',
  optional: (label: string) => `${label} (facultatif)`,
  noAnswer: 'Pas de réponse',
  yesNo: { oui: 'Oui', non: 'Non' } satisfies Record<(typeof YES_NO)[number], string>,
  code: 'J’ai un code (membre, bénévole)',
  codeField: 'Votre code',
  codeHelp: 'La réduction est comptée à l’étape suivante, avant tout paiement.',
  gift: {
    title: 'Un don en plus\u00a0?',
    legend: 'Ajouter un don à l’association',
    help: 'Il est à part du billet\u00a0: si vous annulez, il reste un don.',
    none: 'Pas de don',
    other: 'Un autre montant',
    free: 'Votre don, en euros',
    freeHelp: `De ${LIMITS.donation_least} à 10\u202f000\u00a0€.`,
    effect: (gift: number, after: number) =>
      `Si l’association délivre un reçu fiscal, votre don de ${euros(gift)} vous revient à ${euros(after)} après la réduction d’impôt de 66\u00a0%.`,
  },
  toCorrect: (count: number) =>
    count > 1 ? `${count} réponses sont à corriger\u00a0:` : 'Une réponse est à corriger\u00a0:',
  corrected: { seats: 'Places', code: 'Code', donation_amount: 'Don en plus', consent: 'Accord' },
  consent:
    'J’accepte que l’association garde ces informations pour organiser l’événement. Elles ne servent à rien d’autre.',
  privacy: 'Vos données et vos droits',
  total: {
    title: 'À payer',
    free: 'Gratuit',
    seats: (count: number, price: string) => `${formatCount(count, 'place', 'places')} à ${price}`,
    freeSeats: (count: number) => formatCount(count, 'place gratuite', 'places gratuites'),
    gift: 'Don en plus',
    sum: 'Total',
    unread: 'Indiquez le montant de votre don.',
    beforeCode: 'Votre code sera compté à l’étape suivante.',
    unscripted: 'Le total est montré en détail à l’étape suivante, avant tout paiement.',
    noPayment: 'Rien n’est payé maintenant\u00a0: confirmez d’abord votre adresse e-mail.',
  },
  submit: 'Réserver ma place',
  submitSeveral: (seats: number) => `Réserver mes ${seats} places`,
  join: 'Rejoindre la liste d’attente',
  waiting: (count: number) =>
    count === 0
      ? 'Personne n’attend encore.'
      : `${formatCount(count, 'personne attend', 'personnes attendent')} déjà.`,
  sending: 'Envoi…',
  next: 'Nous vous envoyons un e-mail\u00a0: ouvrez-le dans les 30 minutes pour confirmer.',
  description: (title: string) => `S’inscrire à «\u00a0${title}\u00a0».`,
  events: 'Événements',
  perSeat: (price: string) => `${price} par place`,
  left: (seats: string, count: number) => `${count > 1 ? 'Il reste' : 'Il ne reste que'} ${seats}`,
  closedText: 'La page de l’événement dit pourquoi, et ce qui reste possible.',
  full: 'Toutes les places sont prises',
  back: 'Retour à l’événement',
} as const;
