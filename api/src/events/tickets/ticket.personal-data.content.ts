import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'event-tickets',
  label: 'Billets des événements',
  purpose: 'Faire entrer les personnes inscrites à un événement, et attester de leur participation.',
  legal_basis: 'contract',
  people: 'Personnes inscrites à un événement et leurs invités',
  recipients: ['host'],
  retention: [
    {
      what: 'Noms sur les billets, après l’événement',
      period: { years: 1 },
      apply: {
        table: 'event_tickets',
        over: `held.guest_name <> '' AND held.event_id IN (SELECT id FROM events
                 WHERE coalesce(end_date, start_date) < $1)`,
        erasure: { set: `guest_name = ''` },
      },
    },
  ],
  tables: {
    event_tickets: {
      label: 'Billets',
      of: 'held.registration_id IN (SELECT id FROM event_registrations WHERE lower(email) = $1)',
      columns: {
        position: 'Billet n°',
        guest_name: 'Nom',
        issued_at: 'Émis le',
        voided_at: 'Annulé le',
        replaced_at: 'Remplacé le',
        checked_in_at: 'Entré le',
      },
      hidden: { code_hash: 'Empreinte du code imprimé' },
      erasure: { set: `guest_name = ''` },
    },
  },
  // Before the registrations through which they are found.
  order: -1,
})
export class TicketPersonalData {}
