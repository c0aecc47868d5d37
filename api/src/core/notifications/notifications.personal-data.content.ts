import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

const KEPT_FOR_DAYS = 180;

@Injectable()
@PersonalDataSource({
  kind: 'notifications',
  label: 'Notifications de l’équipe',
  purpose: 'Dire à l’équipe, au moment où cela arrive, ce qui demande son attention.',
  legal_basis: 'legitimate_interest',
  people: 'Personnes qui donnent, écrivent, demandent ou s’inscrivent',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Notifications, lues ou non',
      period: { days: KEPT_FOR_DAYS },
      apply: { table: 'notifications', over: 'held.at < $1', erasure: 'delete' },
    },
  ],
  tables: {
    notifications: {
      label: 'Notifications qui la nomment',
      of: 'held.email = $1',
      merge: { resource: 'notifications', addresses: { email: 'follows' } },
      columns: { at: 'Le', kind: 'Nature', facts: 'Ce qui est dit' },
      hidden: {
        email: 'Ce par quoi elles sont oubliées',
        record_id: 'Numéro de la fiche',
        cause: 'Numéro de la fiche',
      },
      erasure: 'delete',
    },
  },
})
export class NotificationPersonalData {}
