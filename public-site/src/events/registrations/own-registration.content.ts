import {
  REGISTRATION_LIMITS as LIMITS,
  type RegistrationStatus,
  type RegistrationView,
} from '@livres/api/contract';
import { formatDay, formatHour, formatWeekday } from '../../shared/format/dates';
import { formatAmount } from '../../shared/format/euros';
import { formatCount } from '../../shared/format/numbers';

const seatsText = (seats: number) => formatCount(seats, 'place', 'places');
export const placeInLine = (position: number) => (position === 1 ? '1er' : `${position}e`);
/** « samedi 3 mars 2027 à 18 h 30 », in Paris. */
export const momentText = (iso: string) => `${formatWeekday(iso)} ${formatDay(iso)} à ${formatHour(iso)}`;

export const ownRegistrationContent = {
  title: 'Votre inscription',
  description: 'Où en est une inscription à un événement.',
  secret: 'Vous seul avez ce lien\u00a0: gardez-le pour vous.',
  facts: 'Votre inscription',
  when: 'Quand',
  dateToCome: 'La date n’est pas encore fixée.',
  where: 'Où',
  name: 'Au nom de',
  seats: 'Places',
  ticket: 'Participation',
  discount: (money: string) => `dont réduction de ${money}`,
  gift: 'Don en plus',
  giftNote: 'avec son propre reçu fiscal',
  total: 'Total',
  paid: (money: string) => `${money}, payé`,
  toPay: (money: string) => `${money}, à payer`,
  stillToPay: (total: string, due: string) => `${total}, dont ${due} à payer`,
  free: 'Gratuit',
  refunded: 'Remboursé',
  refundPending: 'Remboursement en cours',
  reference: 'Référence',
  toEvent: 'Voir la page de l’événement',
  again: 'M’inscrire de nouveau',
  askAgain: 'Redemander les mêmes places',
  askAgainFor: (seats: number) => `Redemander ${seats > 1 ? `ces ${seats} places` : 'cette place'}`,
  sending: 'Un instant…',
  eventCancelled: 'Cet événement est annulé',
  missing: {
    title: 'Ce lien ne mène à aucune inscription',
    text: 'Il est peut-être coupé\u00a0: ouvrez-le depuis l’e-mail lui-même. Sinon, écrivez-nous.',
    write: 'Nous écrire',
  },
  unread: {
    title: 'Votre inscription ne se laisse pas lire pour le moment',
    text: 'Elle est bien gardée. Réessayez dans un instant.',
  },
  old: {
    title: 'Ce lien est trop ancien',
    lead: 'Par prudence, il n’ouvre plus rien après trois mois. Demandez-en un nouveau\u00a0: il part à l’adresse de l’inscription, et à aucune autre.',
    submit: 'Recevoir un nouveau lien',
    done: 'C’est envoyé à l’adresse de l’inscription\u00a0: ouvrez le nouveau lien depuis cet e-mail.',
    write: 'Ce n’est plus mon adresse\u00a0: nous écrire',
  },
  verify: {
    title: 'Confirmez votre adresse e-mail',
    text: (email: string) => `Ouvrez l’e-mail que nous avons envoyé à ${email}, et suivez son lien.`,
    resend: 'Envoyer l’e-mail de nouveau',
    done: 'Si l’inscription attend encore, un nouvel e-mail vient de partir.',
  },
  offer: {
    title: 'Une place est pour vous',
    titleSeveral: (seats: number) => `${seats} places sont pour vous`,
    text: (until: string, seats: number) =>
      seats > 1
        ? `Gardées jusqu’au ${until}. Passé ce délai, elles vont à la personne suivante.`
        : `Gardée jusqu’au ${until}. Passé ce délai, elle va à la personne suivante.`,
    part: (seats: number, wanted: number) =>
      `Vous en aviez demandé ${wanted}. Prenez ${seats > 1 ? `ces ${seats} places` : 'cette place'}, ou refusez\u00a0: vous gardez votre rang pour ${wanted}, et sans réponse aussi.`,
    take: (seats: number) => (seats > 1 ? `Prendre ces ${seats} places` : 'Prendre la place'),
    takeAndPay: (money: string, seats: number) =>
      `${seats > 1 ? `Prendre ces ${seats} places` : 'Prendre la place'} et payer ${money}`,
    leave: 'La laisser à quelqu’un d’autre',
    keepPlace: (wanted: number) => `Refuser, et garder mon rang pour ${wanted} places`,
  },
  date: {
    title: 'La date a changé',
    ask: (until: string) =>
      `Venez-vous à la nouvelle date\u00a0? Répondez jusqu’au ${until}. Sans réponse, votre place reste la vôtre.`,
    comes: (until: string) => `C’est noté\u00a0: vous venez. Vous pouvez changer d’avis jusqu’au ${until}.`,
    come: 'Je viens',
    refund: 'Remboursez-moi',
    leave: 'Je ne viens pas',
    back: (money: string) =>
      `Si vous ne venez pas, ${money} vous seront rendus\u00a0: tout ce que vous avez payé, quelle que soit la règle de l’événement.`,
  },
  waiting: {
    title: 'Votre rang dans la liste d’attente',
    place: (position: number, count: number) => `${placeInLine(position)} sur ${count}`,
    alone: (position: number) => placeInLine(position),
    next: (seats: number) =>
      `Dès que ${seats > 1 ? `${seats} places se libèrent` : 'une place se libère'} et que c’est votre tour, nous vous écrivons. Elle est alors gardée ${LIMITS.offer_hours}\u00a0heures pour vous.`,
    nothing: 'Vous n’avez rien à faire\u00a0: cette page montre toujours votre rang.',
  },
  pay: {
    title: 'Payer',
    until: (seats: number, until: string) =>
      `${seats > 1 ? 'Vos places sont gardées' : 'Votre place est gardée'} jusqu’au ${until}.`,
    difference: (seats: number, money: string) =>
      `Il reste ${money} à payer. ${seats > 1 ? 'Vos places sont réservées' : 'Votre place est réservée'} en attendant.`,
    form: 'Payer l’inscription',
    submit: (money: string) => `Payer ${money}`,
    resume: 'Reprendre le paiement',
    other: 'Payer autrement',
    failed: 'Le paiement n’a pas abouti',
    none: 'Aucun moyen de paiement n’est disponible pour le moment. Écrivez-nous\u00a0: nous gardons votre place.',
    approve: 'Acceptez le paiement sur votre téléphone',
    refresh: 'Où en est mon paiement\u00a0?',
  },
  tickets: {
    title: 'Vos billets',
    titleOne: 'Votre billet',
    lead: 'À montrer à l’entrée, sur un téléphone ou imprimés en noir et blanc.',
    one: (position: number, count: number) => `Billet ${position} sur ${count}`,
    code: (name: string) => `Code QR du billet de ${name}`,
    guest: (position: number) => `votre invité n°\u00a0${position}`,
    noName: 'Sans nom encore',
    alone: (name: string) =>
      `Le lien de ce billet seul, à envoyer ${name ? `à ${name}` : 'à cette personne'}`,
    checkedIn: (hour: string) => `Entrée à ${hour}`,
    print: 'Télécharger les billets (PDF)',
    printOne: 'Télécharger le billet (PDF)',
    unread:
      'Les billets ne se laissent pas lire pour le moment\u00a0: rechargez la page dans un instant. Ils sont aussi dans l’e-mail de confirmation.',
    name: 'Donner les noms de mes invités',
    nameForm: 'Les noms de mes invités',
    guestName: (position: number) => `Nom sur le billet ${position}`,
    save: 'Enregistrer les noms',
    nameChange:
      'Un nom que vous changez fait un nouveau billet\u00a0: celui qui portait l’ancien n’ouvre plus.',
    saved: 'Les noms sont enregistrés.',
    lost: 'Un billet perdu, ou vu par trop de monde\u00a0?',
    renewText: 'Un nouveau code le remplace, et l’ancien n’ouvre plus. Vos autres billets ne changent pas.',
    renew: (position: number, count: number, name = '') =>
      count > 1 ? `Renouveler le billet ${position}${name ? ` (${name})` : ''}` : 'Renouveler ce billet',
    renewed: 'C’est fait\u00a0: le nouveau billet est sur cette page.',
  },
  calendar: 'Ajouter à mon agenda',
  online: {
    title: 'Se connecter',
    text: 'L’événement est en ligne. Cette adresse est pour vous\u00a0: ne la transmettez pas.',
    join: 'Rejoindre en ligne',
  },
  after: {
    title: 'Après l’événement',
    recording: 'Revoir l’enregistrement',
    certificate: 'Télécharger l’attestation de présence (PDF)',
  },
  change: {
    title: 'Changer mon inscription',
    person: 'Mes coordonnées',
    personForm: 'Mes coordonnées',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    seats: 'Le nombre de places',
    seatsForm: 'Le nombre de places',
    seatsLabel: 'Combien de places gardez-vous\u00a0?',
    seatsPaid:
      'Rendre des places donne droit au remboursement prévu pour l’événement. Pour en ajouter, faites une nouvelle inscription.',
    seatsSubmit: 'Changer le nombre de places',
    seatsSaved:
      'Le nombre de places est changé. Les billets ont changé aussi\u00a0: prenez ceux de cette page.',
  },
  cancel: {
    title: 'Annuler',
    open: 'Je ne peux pas venir',
    openWaiting: 'Je n’attends plus de place',
    form: 'Annuler l’inscription',
    free: (seats: number) =>
      seats > 1 ? 'Vos places iront à d’autres.' : 'Votre place ira à quelqu’un d’autre.',
    back: (money: string) => `${money} vous seront rendus, par le même chemin que le paiement.`,
    nothing: 'À cette date, la participation n’est plus rendue.',
    gift: (money: string) => `Le don de ${money} reste un don.`,
    submit: 'Annuler mon inscription',
  },
  /** What is said first, by where the registration stands. */
  lead,
} as const;

const LEADS: Record<RegistrationStatus, string> = {
  pending_verification: 'Il reste à confirmer votre adresse e-mail.',
  pending_payment: 'Il reste à payer\u00a0: votre place est gardée.',
  confirmed: 'Votre place est réservée. À bientôt\u00a0!',
  waitlisted: 'Vous êtes sur la liste d’attente.',
  cancelled: 'Cette inscription est annulée.',
  expired: 'Le délai est passé\u00a0: la place a été rendue, et rien n’est dû.',
  refunded: 'Cette inscription est remboursée.',
};

function lead(registration: RegistrationView): string {
  const { status, seats, is_offered, event, is_paid, refund_pending: pending } = registration;
  const back = moneyBack(registration);
  if (event.is_cancelled) return `L’événement n’aura pas lieu, nous en sommes désolés.${back}`;
  if (is_offered) return 'Bonne nouvelle\u00a0: une place s’est libérée, et c’est votre tour.';
  if (status === 'confirmed' && event.is_past)
    return 'L’événement a eu lieu. Merci d’avoir été des nôtres\u00a0!';
  if (status === 'confirmed')
    return `${seats > 1 ? `Vos ${seatsText(seats)} sont réservées` : 'Votre place est réservée'}. À bientôt\u00a0!${back}`;
  if (status === 'pending_payment' && seats > 1)
    return `Il reste à payer\u00a0: vos ${seatsText(seats)} sont gardées.`;
  if (status === 'refunded' && pending > 0) return LEADS.cancelled + back;
  if (status === 'refunded' || (status === 'cancelled' && is_paid)) return LEADS[status] + back;
  return LEADS[status];
}

/** What was given back, and what is on its way: said apart. */
function moneyBack({ refunded, refund_pending, currency }: RegistrationView): string {
  const done = refunded > 0 ? ` ${formatAmount(refunded, currency)} vous ont été rendus.` : '';
  const pending =
    refund_pending > 0
      ? ` ${formatAmount(refund_pending, currency)} vous sont rendus\u00a0: c’est en cours.`
      : '';
  return done + pending;
}
