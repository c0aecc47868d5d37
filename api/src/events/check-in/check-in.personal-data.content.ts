import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'event-check-ins',
  label: 'Entrées aux événements',
  purpose: 'Savoir qui est entré à un événement, pour la sécurité, l’accueil et les attestations.',
  legal_basis: 'contract',
  people: 'Personnes inscrites à un événement et leurs invités',
  recipients: ['host'],
  retention: [
    {
      what: 'Passages à l’entrée, après l’événement',
      period: { years: 1 },
      apply: {
        table: 'event_check_ins',
        over: `held.event_id IN (SELECT id FROM events WHERE coalesce(end_date, start_date) < $1)`,
        erasure: 'delete',
      },
    },
  ],
  tables: {
    event_check_ins: {
      label: 'Passages à l’entrée',
      of: `held.ticket_id IN (SELECT ticket.id FROM event_tickets ticket
             JOIN event_registrations registration ON registration.id = ticket.registration_id
            WHERE lower(registration.email) = $1)`,
      columns: { scanned_at: 'Entré le', door: 'Porte' },
      erasure: 'delete',
    },
  },
  // Before the tickets and registrations through which they are found.
  order: -2,
})
export class CheckInPersonalData {}
