import { paymentFailure } from '../../giving/payments/payment-failures.contract.js';
import type { TransferInstructions } from '../../giving/payments/payments.dto.js';
import { parisClock } from '../../platform/clock/paris-clock.contract.js';
import { dayInFrench, parisDay } from '../../platform/clock/paris.js';
import { moneyInFrench } from '../../platform/money/money-in-french.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { REGISTRATION_LIMITS as LIMITS } from './registration.contract.js';
import type { EventRegistrationRow } from './registration.entity.js';
import { isGivenBackByHand, owedOf, priceOfSome, totalOf } from './registration.rules.js';

type Row = EventRegistrationRow;

interface Offer {
  offered_seats: number;
  spent: { code: string } | null;
}

const greeting = ({ first_name }: Row) => (first_name ? `Bonjour ${first_name},` : 'Bonjour,');
const seats = (count: number) => (count > 1 ? `${count} places` : 'une place');
/** What is left to pay, or what it costs. */
const money = (row: Row) => moneyInFrench(owedOf(row) || totalOf(row), row.currency);
/** What the offered seats cost, the gift on top included; minor units. */
const offeredTotal = (row: Row, offered: number) =>
  priceOfSome(row, offered).ticket_amount + row.donation_amount;
/** Where a registration stands, in the middle of a sentence. */
export function standing(row: Row): string {
  const some = seats(row.seats);
  if (row.status === 'waitlisted')
    return row.offered_until
      ? `sur la liste d’attente, et une place vous est proposée jusqu’au ${momentInFrench(row.offered_until)}`
      : `sur la liste d’attente, pour ${some}`;
  if (row.status === 'pending_payment')
    return `${some}, à payer${row.deadline_at ? ` jusqu’au ${momentInFrench(row.deadline_at)}` : ''}`;
  return `${some}, inscription confirmée`;
}

/** How a registration comes to a seat that is to be paid. */
export type Seated = 'verified' | 'again' | 'entered';
const SEATED: Record<Seated, (event: SeatedEvent) => string> = {
  verified: () => 'Votre adresse est confirmée.',
  again: (event) => `Vous avez redemandé vos places pour ${named(event)}.`,
  entered: (event) => `L’association vous a inscrit à ${named(event)}.`,
};

/** « jusqu’à 14 h 32 », with its day where that is not the day on which the row was written. */
function until({ updated_at }: Row, deadline: Date): string {
  return parisDay(deadline) === parisDay(updated_at)
    ? `jusqu’à ${hourInFrench(deadline)}`
    : `jusqu’au ${momentInFrench(deadline)}`;
}

/** « Titre ». */
export const named = ({ title }: SeatedEvent) => `« ${title} »`;

/** « 18 h », « 18 h 30 », in Paris. */
export function hourInFrench(moment: Date): string {
  const clock = parisClock(moment);
  const minutes = clock.getUTCMinutes();
  return `${clock.getUTCHours()} h${minutes ? ` ${String(minutes).padStart(2, '0')}` : ''}`;
}

/** « samedi 3 mars 2027 à 18 h 30 », in Paris. */
export function momentInFrench(moment: Date): string {
  return `${dayInFrench(parisDay(moment))} à ${hourInFrench(moment)}`;
}

/** « Halle, 20 place Charles, Lyon, et en ligne »; nothing where it is not known. */
export function placeInFrench({ is_online, location, address, city }: SeatedEvent): string {
  const place = [location, address, city].filter(Boolean).join(', ');
  if (!is_online) return place;
  return place ? `${place}, et en ligne` : 'en ligne';
}

/** When and where, in lines; what is not known is left out. */
export function whenAndWhere(event: SeatedEvent): string {
  const { start_date } = event;
  const place = placeInFrench(event);
  return [
    `Événement : ${event.title}`,
    `Quand : ${start_date ? `${momentInFrench(start_date)} (heure de Paris)` : 'date à venir'}`,
    ...(place ? [`Où : ${place}`] : []),
  ].join('\n');
}

/** How the seats and the gift on top add up. */
export function amounts(row: Row): string {
  const lines = [
    `Places : ${row.seats}`,
    ...(row.ticket_amount > 0 ? [`Participation : ${moneyInFrench(row.ticket_amount, row.currency)}`] : []),
    ...(row.donation_amount > 0 ? [`Don en plus : ${moneyInFrench(row.donation_amount, row.currency)}`] : []),
    `Référence : ${row.reference}`,
  ];
  return lines.join('\n');
}

export const registrationEmails = {
  open: 'Voir mon inscription',
  verifyAction: 'Confirmer mon inscription',
  moreAction: (count: number) => `Demander ${seats(count)} de plus`,
  payAction: 'Payer ma participation',
  takeAction: 'Prendre la place',
  againAction: 'M’inscrire de nouveau',
  eventsAction: 'Voir les autres événements',
  panel: 'Ouvrir cette inscription dans le panneau',
  footer:
    'Ce bouton ouvre la page de votre inscription : elle est à vous, ne la transmettez pas. On y change un nom, le nombre de places, et on y annule.',
  verify: (row: Row, event: SeatedEvent) => ({
    subject: `Confirmez votre inscription : ${event.title}`,
    paragraphs: [
      greeting(row),
      row.is_waiting
        ? `Confirmez votre adresse pour rejoindre la liste d’attente de ${named(event)} (${seats(row.seats)}).`
        : `Plus qu’un geste : confirmez votre adresse, et ${row.seats > 1 ? `vos ${row.seats} places sont gardées` : 'votre place est gardée'} pour ${named(event)}.`,
      whenAndWhere(event),
      `Le bouton est valable ${row.deadline_at ? `jusqu’à ${hourInFrench(row.deadline_at)}, heure de Paris` : `${LIMITS.verification_minutes} minutes`} ; ensuite ${row.is_waiting ? 'la demande s’efface' : 'la place est proposée à quelqu’un d’autre'}.`,
      'Vous n’avez rien demandé ? Laissez ce message : sans votre geste, tout s’efface.',
    ],
  }),
  already: (row: Row, event: SeatedEvent, more: number | null) => ({
    subject: `Vous êtes déjà inscrit : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Une inscription vient d’être demandée avec votre adresse pour ${named(event)}. Vous y êtes déjà : ${standing(row)}. Rien de plus n’a été réservé, ni changé.`,
      whenAndWhere(event),
      amounts(row),
      `Pour changer un nom ou annuler, ouvrez votre inscription.${more === null ? '' : ` Vous voulez vraiment ${seats(more)} de plus ? Le second lien les demande, à part, pendant ${LIMITS.verification_minutes} minutes.`} Ce n’était pas vous ? Laissez ce message.`,
    ],
  }),
  payment: (row: Row, event: SeatedEvent, seated: Seated) => ({
    subject: `Il reste à payer : ${event.title}`,
    paragraphs: [
      greeting(row),
      `${SEATED[seated](event)} ${row.seats > 1 ? `Vos ${row.seats} places sont gardées` : 'Votre place est gardée'}${row.deadline_at ? ` ${until(row, row.deadline_at)}` : ''} : payez ${money(row)} d’ici là.`,
      whenAndWhere(event),
      amounts(row),
    ],
  }),
  waitlisted: (row: Row, event: SeatedEvent, position: number | null) => ({
    subject: `Liste d’attente : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Vous êtes sur la liste d’attente de ${named(event)}${position ? `, à la place n° ${position}` : ''}, pour ${seats(row.seats)}.`,
      `Dès que ${row.seats > 1 ? 'les places se libèrent' : 'une place se libère'} et que c’est votre tour, nous vous écrivons : vous aurez ${LIMITS.offer_hours} heures pour la prendre. Votre rang est toujours visible sur la page de votre inscription.`,
      whenAndWhere(event),
    ],
  }),
  /** A group is offered what there is; `spent`: its code, where others used it up meanwhile. */
  offer: (row: Row, event: SeatedEvent, { offered_seats: offered, spent }: Offer) => ({
    subject: `${offered > 1 ? `${offered} places se sont libérées` : 'Une place s’est libérée'} : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Bonne nouvelle : ${offered > 1 ? `${offered} places se sont libérées` : 'une place s’est libérée'} pour ${named(event)}, et c’est votre tour.`,
      ...(offered < row.seats
        ? [
            `Vous en aviez demandé ${row.seats} : prenez ${offered > 1 ? `ces ${offered} places` : 'cette place'}, ou refusez et gardez votre rang pour ${row.seats}. Sans réponse, vous gardez votre rang aussi.`,
          ]
        : []),
      `${offered > 1 ? 'Elles sont gardées' : 'Elle est gardée'} pour vous jusqu’au ${row.offered_until ? momentInFrench(row.offered_until) : 'lendemain'}. Passé ce délai, ${offered > 1 ? 'elles vont' : 'elle va'} à la personne suivante.`,
      whenAndWhere(event),
      ...(offeredTotal(row, offered) > 0
        ? [`À payer, au tarif de ce jour : ${moneyInFrench(offeredTotal(row, offered), row.currency)}.`]
        : []),
      ...(spent
        ? [`Le code ${spent.code} a servi entre-temps pour toutes ses places : il ne s’applique plus.`]
        : []),
    ],
  }),
  transfer: (row: Row, event: SeatedEvent, transfer: TransferInstructions) => ({
    subject: `Votre virement de ${money(row)} : comment le faire`,
    paragraphs: [
      greeting(row),
      row.deadline_at
        ? `Il reste à faire le virement pour ${named(event)}. Il doit être arrivé le ${dayInFrench(parisDay(row.deadline_at))} au plus tard : votre place est gardée jusque-là.`
        : `Il reste à faire le virement pour ${named(event)}. Votre place est gardée.`,
      [
        `Bénéficiaire : ${transfer.holder}`,
        `IBAN : ${transfer.iban}`,
        ...(transfer.bic ? [`BIC : ${transfer.bic}`] : []),
        `Montant : ${money(row)}`,
        `Libellé : ${transfer.reference}`,
      ].join('\n'),
      'La référence dans le libellé nous permet de reconnaître votre inscription. Nous vous écrivons dès que la somme est arrivée.',
    ],
  }),
  paymentFailed: (row: Row, event: SeatedEvent, code: string | null) => ({
    subject: `Paiement refusé : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Le paiement de ${money(row)} pour ${named(event)} n’a pas abouti. ${paymentFailure(code)}`,
      row.deadline_at
        ? `Votre place reste gardée ${until(row, row.deadline_at)} : réessayez d’ici là, avec le même moyen de paiement ou un autre.`
        : 'Réessayez, avec le même moyen de paiement ou un autre.',
    ],
  }),
  processing: (row: Row, event: SeatedEvent) => ({
    subject: `Paiement en cours : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Le paiement de ${money(row)} pour ${named(event)} est en cours chez le prestataire. Votre place est gardée : nous vous écrivons dès que la réponse est connue.`,
    ],
  }),
  /** `hasOpenPayment`: its provider never said that a payment is over. */
  expiredPayment: (row: Row, event: SeatedEvent, { hasOpenPayment }: { hasOpenPayment: boolean }) => ({
    subject: `Votre place n’est plus gardée : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Le paiement de votre inscription à ${named(event)} n’est pas arrivé à temps : la place a été rendue. ${unheard(row, hasOpenPayment)}`,
      'Si vous voulez toujours venir, ouvrez votre inscription : un seul geste y redemande les mêmes places, avec tout ce que vous aviez écrit.',
    ],
  }),
  expiredOffer: (row: Row, event: SeatedEvent) => ({
    subject: `La place est passée à la personne suivante : ${event.title}`,
    paragraphs: [
      greeting(row),
      `La place qui vous était proposée pour ${named(event)} n’a pas été prise à temps : elle va à la personne suivante.`,
      'Si vous voulez toujours venir, ouvrez votre inscription : un seul geste y redemande les mêmes places, ou un rang dans la liste d’attente.',
    ],
  }),
  cancelled: (
    row: Row,
    event: SeatedEvent,
    { refund, hasCalendar }: { refund: number; hasCalendar: boolean },
  ) => ({
    subject: `Inscription annulée : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Votre inscription à ${named(event)} (référence ${row.reference}) est annulée. Merci de nous avoir prévenus : ${row.seats > 1 ? 'ces places serviront' : 'cette place servira'} à d’autres.`,
      ...refundSentence(row, refund),
      ...(hasCalendar ? [takenAway(event)] : []),
    ],
  }),
  cancelledByStaff: (
    row: Row,
    event: SeatedEvent,
    { reason, refund, hasCalendar }: { reason: string; refund: number; hasCalendar: boolean },
  ) => ({
    subject: `Inscription annulée : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Votre inscription à ${named(event)} (référence ${row.reference}) a été annulée par l’association.`,
      ...(reason ? [reason] : []),
      ...refundSentence(row, refund),
      ...(hasCalendar ? [takenAway(event)] : []),
    ],
  }),
  cancelledWithEvent: (
    row: Row,
    event: SeatedEvent,
    { refund, hasCalendar }: { refund: number; hasCalendar: boolean },
  ) => ({
    subject: `Événement annulé : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Nous sommes désolés : ${named(event)} n’aura pas lieu.`,
      ...(event.cancellation_reason ? [event.cancellation_reason] : []),
      ...refundSentence(row, refund),
      ...(refund > 0 || row.paid_at === null ? [] : ['Écrivez-nous au sujet de ce que vous avez payé.']),
      ...(hasCalendar ? [takenAway(event)] : []),
    ],
  }),
  /** Done: its provider says so, or who gave it back by hand. */
  refunded: (
    row: Row,
    event: SeatedEvent,
    { amount, currency, by_hand }: { amount: number; currency: string; by_hand: boolean },
  ) => ({
    subject: `${moneyInFrench(amount, currency)} vous sont remboursés : ${event.title}`,
    paragraphs: [
      greeting(row),
      by_hand
        ? `L’association vous a rendu ${moneyInFrench(amount, currency)} pour ${named(event)} (référence ${row.reference}). Vous ne les avez pas ? Répondez à cet e-mail.`
        : `Nous vous avons remboursé ${moneyInFrench(amount, currency)} pour ${named(event)} (référence ${row.reference}). La somme revient par le même chemin : votre banque l’inscrit d’ordinaire en cinq à dix jours.`,
    ],
  }),
  /** After it was said that it is done. */
  refundFailed: (row: Row, event: SeatedEvent, refused: string) => ({
    subject: `Votre remboursement n’est pas arrivé : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Le remboursement de ${refused} pour ${named(event)} (référence ${row.reference}), que nous vous annoncions, a été refusé en chemin. La somme vous est toujours due : l’association est prévenue et vous la rend autrement.`,
    ],
  }),
  /** The payment came when the seat had been given up, and none was left. */
  paidTooLate: (row: Row, event: SeatedEvent, amount: number) => ({
    subject: `Payé trop tard, remboursé : ${event.title}`,
    paragraphs: [
      greeting(row),
      event.status === 'cancelled'
        ? `Votre paiement de ${moneyInFrench(amount, row.currency)} pour ${named(event)} est arrivé alors que l’événement est annulé.`
        : row.cancelled_at
          ? `Votre paiement de ${moneyInFrench(amount, row.currency)} pour ${named(event)} est arrivé après l’annulation de votre inscription.`
          : `Votre paiement de ${moneyInFrench(amount, row.currency)} pour ${named(event)} est arrivé après que la place a été rendue, et il n’en reste plus.`,
      `Nous vous remboursons toute la somme, sans que vous ayez rien à faire : elle revient par le même chemin, d’ordinaire en cinq à dix jours.`,
    ],
  }),
  paidTwice: (row: Row, event: SeatedEvent, amount: number) => ({
    subject: `Un second paiement vous est rendu : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Un paiement de ${moneyInFrench(amount, row.currency)} est arrivé en plus pour ${named(event)}. Nous vous le rendons en entier, sans que vous ayez rien à faire ; votre inscription ne change pas.`,
    ],
  }),
  /** Another amount than what is asked for pays nothing. */
  paidOther: (row: Row, event: SeatedEvent, paid: string) => ({
    subject: `Votre paiement vous est rendu : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Un paiement de ${paid} est arrivé pour ${named(event)}, où ${moneyInFrench(totalOf(row), row.currency)} étaient demandés. Nous vous le rendons en entier, sans que vous ayez rien à faire.`,
      ...(isToPay(row) ? [`Votre inscription reste à payer : ${money(row)}, depuis sa page.`] : []),
    ],
  }),
  paidTooMuch: (row: Row, event: SeatedEvent, amount: number) => ({
    subject: `Vous avez versé un peu trop : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Votre paiement pour ${named(event)} (référence ${row.reference}) dépasse de ${moneyInFrench(amount, row.currency)} ce qui était demandé. L’association vous rend cette somme ; vous n’avez rien à faire.`,
    ],
  }),
  paymentUndone: (row: Row, event: SeatedEvent, due: number) => ({
    subject: `Votre paiement n’est pas encore arrivé : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Un virement avait été rattaché par erreur à votre inscription à ${named(event)} (référence ${row.reference}) : il n’était pas de vous. Nous vous prions de nous en excuser.`,
      `Votre place reste la vôtre ; il reste ${moneyInFrench(due, row.currency)} à payer.`,
    ],
  }),
  seatsChanged: (row: Row, event: SeatedEvent, { refund }: { refund: number }) => ({
    subject: `Votre inscription a changé : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Votre inscription à ${named(event)} est maintenant de ${seats(row.seats)}.${row.status === 'confirmed' ? ' Les billets ont changé : prenez ceux de la page de votre inscription.' : ''}`,
      ...(isToPay(row) ? [`Il reste ${money(row)} à payer, depuis la page de votre inscription.`] : []),
      ...refundSentence(row, refund),
    ],
  }),
  /** `owed` is what is left to pay there. */
  moved: (
    row: Row,
    event: SeatedEvent,
    { from, refund, owed, hasCalendar }: { from: string; refund: number; owed: number; hasCalendar: boolean },
  ) => ({
    subject: `Votre inscription passe à un autre événement : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Votre inscription à « ${from} » est passée à ${named(event)}.`,
      whenAndWhere(event),
      ...(owed > 0 ? [owedSentence(row, owed)] : []),
      ...refundSentence(row, refund),
      ...(row.status === 'confirmed'
        ? ['Les billets ont changé : prenez ceux de la page de votre inscription.']
        : []),
      ...(row.status === 'waitlisted'
        ? ['Vous y êtes sur la liste d’attente : votre rang est sur la page de votre inscription.']
        : []),
      ...(hasCalendar
        ? ['Pour votre agenda, les deux fichiers joints retirent l’ancien événement et ajoutent le nouveau.']
        : []),
      'Cela ne vous convient pas ? Répondez à cet e-mail.',
    ],
  }),
  differencePaid: (row: Row, event: SeatedEvent, amount: number) => ({
    subject: `Merci, tout est payé : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Nous avons reçu les ${moneyInFrench(amount, row.currency)} qui restaient à payer pour ${named(event)} (référence ${row.reference}).`,
    ],
  }),
  newLink: (row: Row, event: SeatedEvent) => ({
    subject: `Votre nouveau lien : ${event.title}`,
    paragraphs: [
      greeting(row),
      `Voici un nouveau lien vers votre inscription à ${named(event)} (référence ${row.reference}), valable 90 jours.`,
      'Vous n’avez rien demandé ? Laissez ce message : personne d’autre que vous ne l’a reçu.',
    ],
  }),
  /** For the association; nobody is named. */
  refundRefusedToStaff: (row: Row, event: SeatedEvent, refused: string) => ({
    subject: `Remboursement non abouti : inscription ${row.reference}`,
    paragraphs: [
      `Le remboursement de ${refused} pour l’inscription ${row.reference} (${named(event)}) n’a pas abouti chez le prestataire de paiement. Rendez la somme autrement, ou réessayez.`,
    ],
  }),
  disputeToStaff: (row: Row, event: SeatedEvent, disputed: string) => ({
    subject: `Paiement contesté : inscription ${row.reference}`,
    paragraphs: [
      `Un paiement de ${disputed} pour ${named(event)} est contesté auprès de la banque. Répondez chez le prestataire de paiement avant sa date limite.`,
    ],
  }),
};

/** What becomes of money that may be under way when a seat is given back. */
function unheard({ payment_method }: Row, hasOpenPayment: boolean): string {
  if (payment_method === 'bank_transfer')
    return 'Votre virement est parti ? À son arrivée, il vous redonne la place s’il en reste une ; sinon, la somme vous est rendue.';
  return hasOpenPayment
    ? 'Vous avez payé, et la réponse de votre banque manque encore ? Si la somme arrive, elle vous redonne la place s’il en reste une ; sinon, elle vous est rendue.'
    : 'Rien n’a été débité.';
}

/** Now: who waits for a seat pays when it is offered. */
const isToPay = (row: Row) =>
  owedOf(row) > 0 && (row.status === 'confirmed' || row.status === 'pending_payment');

/** A sure seat is kept whatever is owed of it. */
function owedSentence(row: Row, owed: number): string {
  const sum = moneyInFrench(owed, row.currency);
  return row.status === 'confirmed'
    ? `Cet événement coûte plus cher : il reste ${sum} à payer, depuis la page de votre inscription. Votre place est gardée.`
    : `À payer : ${sum}.`;
}

/** Not every calendar obeys the file: what to remove is said too. */
function takenAway(event: SeatedEvent): string {
  const when = event.start_date ? `, le ${momentInFrench(event.start_date)}` : '';
  return `Le fichier joint retire ce rendez-vous de votre agenda. S’il y reste, supprimez-le : ${named(event)}${when}.`;
}

function refundSentence(row: Row, refund: number): string[] {
  if (refund <= 0) return [];
  if (row.provider && isGivenBackByHand(row.provider))
    return [
      `${moneyInFrench(refund, row.currency)} sont à vous rendre : l’association s’en charge elle-même, et vous écrit quand c’est fait.`,
    ];
  return [
    `Nous vous remboursons ${moneyInFrench(refund, row.currency)} : la somme revient par le même chemin, d’ordinaire en cinq à dix jours.`,
  ];
}
