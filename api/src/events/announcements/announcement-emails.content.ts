import {
  momentInFrench,
  named,
  standing,
  whenAndWhere,
} from '../registrations/registration-emails.service.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import type { NoticeKind } from './event-notice.entity.js';

type Reminder = Exclude<NoticeKind, 'thanks' | 'recording'>;

const ending = ({ end_date }: SeatedEvent) => (end_date ? `\nJusqu’au : ${momentInFrench(end_date)}` : '');
/** Without its name, which the sentence before says. */
const placed = (event: SeatedEvent) =>
  `${whenAndWhere(event).split('\n').slice(1).join('\n')}${ending(event)}`;

const UNTIL: Record<Reminder, string> = {
  week: 'dans une semaine',
  day: 'demain',
  hours: 'dans deux heures',
};

/** Before and after, one under the other. */
const change = (was: SeatedEvent, is: SeatedEvent) => [`Avant\n${placed(was)}`, `Maintenant\n${placed(is)}`];

const joins = ({ is_online, online_url }: SeatedEvent) =>
  is_online && online_url ? [`Pour vous connecter : ${online_url}`] : [];

/** What becomes of its entry in a calendar: some calendars add the new one beside the old one, which to remove is said. */
function correctedCalendar(was: SeatedEvent, is: SeatedEvent, hasCalendar: boolean): string[] {
  const former = was.start_date && `${named(was)}, le ${momentInFrench(was.start_date)}.`;
  if (!hasCalendar)
    return former
      ? [`La nouvelle date vous sera écrite. D’ici là, supprimez de votre agenda : ${former}`]
      : [];
  const corrects = 'Le fichier joint corrige votre agenda.';
  if (!former || was.start_date?.getTime() === is.start_date?.getTime()) return [corrects];
  return [`${corrects} S’il y figure deux fois, supprimez l’ancien : ${former}`];
}

interface Choice {
  until: Date;
  isPaid: boolean;
}
type Standing = Parameters<typeof standing>[0];

/** What a registration still is, and whether there is something to do. */
function stays(row: Standing): string {
  if (row.status === 'confirmed' && row.due_amount === 0)
    return 'Votre inscription reste valable, vous n’avez rien à faire.';
  return row.status === 'confirmed'
    ? 'Votre inscription reste valable, et ce qui reste à payer aussi.'
    : `Votre demande reste valable : ${standing(row)}.`;
}

/** What one may answer to another day. */
const choices = ({ until, isPaid }: Choice) => [
  isPaid
    ? `Dites-nous jusqu’au ${momentInFrench(until)}, sur la page de votre inscription : « Je viens », ou « Remboursez-moi ». Tout ce que vous avez payé vous est alors rendu, quelle que soit la règle de l’événement.`
    : `Dites-nous jusqu’au ${momentInFrench(until)}, sur la page de votre inscription : « Je viens », ou « Je ne viens pas ».`,
  'Sans réponse de votre part, votre place reste la vôtre.',
];

export const announcementEmails = {
  registration: 'Voir mon inscription',
  tickets: 'Voir mes billets',
  event: 'Voir l’événement',
  events: 'Voir les autres événements',
  register: 'M’inscrire',
  stop: {
    footer: (event: SeatedEvent) =>
      `Vous recevez cet e-mail parce que cette adresse a été laissée pour suivre ${named(event)}.`,
    label: 'Ne plus suivre cet événement',
    subject: 'Ne plus suivre un événement',
  },
  /** `choice`: the event is on another day, and who has a seat answers until then. */
  moved: (
    was: SeatedEvent,
    is: SeatedEvent,
    { row, hasCalendar, choice }: { row: Standing; hasCalendar: boolean; choice: Choice | null },
  ) => ({
    subject: `Changement : ${is.title}`,
    paragraphs: [
      'Bonjour,',
      `${named(is)}, ${row.status === 'confirmed' ? 'auquel vous êtes inscrit' : 'pour lequel vous avez demandé une place'}, change de date, d’heure ou de lieu.`,
      ...change(was, is),
      ...(choice ? choices(choice) : [stays(row)]),
      ...(row.status === 'confirmed' ? [...joins(is), ...correctedCalendar(was, is, hasCalendar)] : []),
      ...(choice
        ? []
        : ['Cela ne vous convient plus ? Annulez depuis la page de votre inscription : le bouton y mène.']),
    ],
  }),
  movedToInterested: (was: SeatedEvent, is: SeatedEvent) => ({
    subject: `Changement : ${is.title}`,
    paragraphs: [
      'Bonjour,',
      `${named(is)}, que vous suivez, change de date, d’heure ou de lieu.`,
      ...change(was, is),
    ],
  }),
  relinked: (event: SeatedEvent, hasCalendar: boolean) => ({
    subject: `Nouveau lien : ${event.title}`,
    paragraphs: [
      'Bonjour,',
      `Voici le nouveau lien pour rejoindre ${named(event)}. Date et heure ne changent pas :`,
      placed(event),
      ...joins(event),
      `Si vous en aviez reçu un autre, il ne sert plus.${hasCalendar ? ' Le fichier joint corrige votre agenda.' : ''}`,
    ],
  }),
  relinkedToInterested: (event: SeatedEvent) => ({
    subject: `Nouveau lien : ${event.title}`,
    paragraphs: [
      'Bonjour,',
      `Voici le nouveau lien pour rejoindre ${named(event)}, que vous suivez. Date et heure ne changent pas :`,
      placed(event),
      ...joins(event),
    ],
  }),
  opened: (event: SeatedEvent) => ({
    subject: `Les inscriptions sont ouvertes : ${event.title}`,
    paragraphs: [
      'Bonjour,',
      `Vous suivez ${named(event)} : on peut maintenant s’y inscrire.`,
      placed(event),
      ...(event.registration_closes_at
        ? [`Inscriptions jusqu’au ${momentInFrench(event.registration_closes_at)}.`]
        : []),
    ],
  }),
  cancelledToInterested: (event: SeatedEvent) => ({
    subject: `Événement annulé : ${event.title}`,
    paragraphs: [
      'Bonjour,',
      `${named(event)}, que vous suivez, n’aura pas lieu.`,
      ...(event.cancellation_reason ? [event.cancellation_reason] : []),
    ],
  }),
  reminder: (event: SeatedEvent, kind: Reminder) => ({
    subject: `${kind === 'hours' ? 'Tout à l’heure' : kind === 'day' ? 'Demain' : 'Dans une semaine'} : ${event.title}`,
    paragraphs: [
      'Bonjour,',
      `${named(event)} a lieu ${UNTIL[kind]}.`,
      placed(event),
      ...joins(event),
      'Vos billets sont sur la page de votre inscription. Un empêchement ? Annulez-y votre place : elle servira à quelqu’un d’autre.',
    ],
  }),
  thanks: (event: SeatedEvent) => ({
    subject: `Merci d’être venu : ${event.title}`,
    paragraphs: [
      'Bonjour,',
      `Merci d’avoir participé à ${named(event)}.`,
      ...(event.gives_certificates
        ? ['Votre attestation de participation est prête : prenez-la sur la page de votre inscription.']
        : []),
      ...(event.recording_url ? [`Pour revoir ce moment : ${event.recording_url}`] : []),
    ],
  }),
  recording: (event: SeatedEvent) => ({
    subject: `L’enregistrement est en ligne : ${event.title}`,
    paragraphs: ['Bonjour,', `L’enregistrement de ${named(event)} est en ligne : ${event.recording_url}`],
  }),
};
