import type { SeatedEvent } from '../events/event-seats.service.js';
import { amounts, named, whenAndWhere } from '../registrations/registration-emails.service.js';
import type { RegistrationEvent } from '../registrations/registration-events.service.js';

type Row = RegistrationEvent['registration'];

export const ticketEmails = {
  replaced: (row: Row, event: SeatedEvent, position: number) => ({
    subject: `Votre billet a changé : ${event.title}`,
    paragraphs: [
      row.first_name ? `Bonjour ${row.first_name},` : 'Bonjour,',
      row.seats > 1
        ? `Le billet n° ${position} de votre inscription à ${named(event)} est remplacé : l’ancien n’ouvre plus. Vos autres billets restent valables.`
        : `Votre billet pour ${named(event)} est remplacé : l’ancien n’ouvre plus.`,
      'Le bouton ouvre le nouveau : imprimez-le, ou montrez-le sur votre téléphone à l’entrée.',
    ],
  }),
  confirmed: (row: Row, event: SeatedEvent, hasCalendar: boolean) => ({
    subject: `Inscription confirmée : ${event.title}`,
    paragraphs: [
      row.first_name ? `Bonjour ${row.first_name},` : 'Bonjour,',
      row.seats > 1 ? `Vos ${row.seats} places sont réservées.` : 'Votre place est réservée.',
      whenAndWhere(event),
      amounts(row),
      ...(event.is_online && event.online_url ? [`Pour nous rejoindre en ligne : ${event.online_url}`] : []),
      row.seats > 1
        ? `Vos ${row.seats} billets sont joints, un par page : imprimez-les, ou montrez-les sur votre téléphone à l’entrée. Le bouton ouvre votre inscription, où vous donnez un nom à chacun.`
        : 'Votre billet est joint : imprimez-le, ou montrez-le sur votre téléphone à l’entrée. Le bouton ouvre votre inscription.',
    ],
    after: [
      ...(hasCalendar ? ['L’autre fichier joint met ce rendez-vous dans votre agenda.'] : []),
      'Vous ne pouvez plus venir ? Annulez sur la page de votre inscription : la place servira à quelqu’un d’autre.',
    ],
  }),
};
