import type { SeatedEvent } from '../events/event-seats.service.js';
import { amounts, whenAndWhere } from '../registrations/registration-emails.service.js';
import type { RegistrationEvent } from '../registrations/registration-events.service.js';

type Row = RegistrationEvent['registration'];

export const ticketEmails = {
  confirmed: (row: Row, event: SeatedEvent) => ({
    subject: `Inscription confirmée : ${event.title}`,
    paragraphs: [
      row.first_name ? `Bonjour ${row.first_name},` : 'Bonjour,',
      row.seats > 1 ? `Vos ${row.seats} places sont réservées.` : 'Votre place est réservée.',
      whenAndWhere(event),
      amounts(row),
      ...(event.is_online && event.online_url ? [`Pour nous rejoindre en ligne : ${event.online_url}`] : []),
      row.seats > 1
        ? 'Le bouton ouvre vos billets : donnez un nom à chacun, imprimez-les, ou montrez-les sur votre téléphone à l’entrée.'
        : 'Le bouton ouvre votre billet : imprimez-le, ou montrez-le sur votre téléphone à l’entrée.',
    ],
    after: [
      'Le fichier joint met ce rendez-vous dans votre agenda. Vous ne pouvez plus venir ? Annulez sur la même page : la place servira à quelqu’un d’autre.',
    ],
  }),
};
