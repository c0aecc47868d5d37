import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'event-interests',
  label: 'Intérêt pour un événement',
  purpose: 'Prévenir de la suite d’un événement les personnes qui l’ont demandé.',
  legal_basis: 'consent',
  people: 'Personnes intéressées par un événement',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Adresses laissées pour un événement, après sa date',
      period: { months: 3 },
      apply: {
        table: 'event_interests',
        over: `held.event_id IN (SELECT id FROM events
                 WHERE coalesce(end_date, start_date) < $1)`,
        erasure: 'delete',
      },
    },
  ],
  tables: {
    event_interests: {
      label: 'Événements suivis',
      of: 'held.email = $1',
      merge: { resource: 'event-interests', addresses: { email: 'follows' } },
      columns: { event_id: 'Événement n°', email: 'Adresse e-mail', created_at: 'Demandé le' },
      erasure: 'delete',
    },
  },
})
export class EventInterestPersonalData {}

@Injectable()
@PersonalDataSource({
  kind: 'event-organizers',
  label: 'Contacts publiés avec un événement',
  purpose: 'Dire au public qui organise un événement et comment le joindre.',
  legal_basis: 'legitimate_interest',
  people: 'Organisateurs et organisatrices d’événements',
  recipients: ['host', 'public'],
  retention: [
    {
      what: 'Nom, téléphone et adresse de qui organise, après l’événement',
      period: { years: 3 },
      apply: {
        table: 'events',
        over: `coalesce(held.end_date, held.start_date) < $1
               AND concat(held.organizer_first_name, held.organizer_last_name, held.contact_email, held.contact_phone) <> ''`,
        erasure: {
          set: `organizer_first_name = '', organizer_last_name = '', contact_email = '', contact_phone = '',
                pending = pending - ARRAY['organizer_first_name', 'organizer_last_name', 'contact_email', 'contact_phone']`,
        },
      },
    },
  ],
  tables: {
    events: {
      label: 'Événements',
      of: `lower(held.contact_email) = $1 OR lower(held.pending ->> 'contact_email') = $1`,
      merge: {
        resource: 'events',
        addresses: { contact_email: { stays: 'c’est le contact publié d’un événement.' } },
      },
      columns: {
        title: 'Événement',
        organizer_first_name: 'Prénom',
        organizer_last_name: 'Nom',
        contact_email: 'Adresse e-mail',
        contact_phone: 'Téléphone',
      },
      hidden: { pending: 'Modifications pas encore publiées de la même fiche' },
      erasure: {
        set: `organizer_first_name = '', organizer_last_name = '', contact_email = '', contact_phone = '',
              pending = pending - ARRAY['organizer_first_name', 'organizer_last_name', 'contact_email', 'contact_phone']`,
      },
      audited: 'events',
    },
  },
})
export class EventOrganizerPersonalData {}
