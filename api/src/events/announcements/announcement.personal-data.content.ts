import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'event-announcements',
  label: 'Nouvelles d’un événement suivi',
  purpose: 'Prévenir qui suit un événement de ses changements, et cesser dès qu’on le demande.',
  legal_basis: 'consent',
  people: 'Personnes intéressées par un événement',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Liens pour ne plus suivre un événement, après sa date',
      period: { months: 3 },
      apply: {
        table: 'event_interest_links',
        over: `held.event_id IN (SELECT id FROM events
                 WHERE coalesce(end_date, start_date) < $1)`,
        erasure: 'delete',
      },
    },
  ],
  tables: {
    event_interest_links: {
      label: 'Liens pour ne plus suivre un événement',
      of: 'held.email = $1',
      merge: { resource: 'event-interests', addresses: { email: 'follows' } },
      columns: { event_id: 'Événement n°', email: 'Adresse e-mail', created_at: 'Envoyé le' },
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
  },
})
export class AnnouncementPersonalData {}
