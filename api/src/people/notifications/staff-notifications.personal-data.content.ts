import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

const GONE_FOR_DAYS = 30;
const TIDY = { name: 'notifications.tidy', cron: '41 4 * * *' };
/** Of whose code was taken back. */
const OF_GONE = `EXISTS (SELECT FROM staff WHERE staff.id = held.staff_id AND staff.revoked_at < $1)`;

@Injectable()
@PersonalDataSource({
  kind: 'staff-notifications',
  label: 'Adresses et appareils où l’équipe est prévenue',
  purpose: 'Prévenir chaque membre de l’équipe là où il l’a choisi.',
  legal_basis: 'legitimate_interest',
  people: 'Membres de l’équipe',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Adresse et appareils, après le retrait du code d’accès',
      period: { days: GONE_FOR_DAYS },
      job: TIDY,
      apply: { table: 'notification_devices', over: OF_GONE, erasure: 'delete' },
    },
    {
      period: { days: GONE_FOR_DAYS },
      job: TIDY,
      apply: {
        table: 'notification_readers',
        over: `coalesce(held.email, held.pending_email) IS NOT NULL AND ${OF_GONE}`,
        erasure: { set: 'email = NULL, pending_email = NULL, code_hash = NULL' },
      },
    },
  ],
  tables: {
    notification_devices: {
      label: 'Appareils prévenus',
      of: `held.staff_id IN (SELECT staff_id FROM notification_readers WHERE email = $1)`,
      columns: {
        browser: 'Navigateur',
        system: 'Système',
        created_at: 'Ajouté le',
        last_sent_at: 'Prévenu le',
      },
      hidden: {
        endpoint: 'Adresse secrète chez le service de notifications',
        p256dh: 'Clef de chiffrement des messages',
        auth: 'Secret de chiffrement des messages',
      },
      erasure: 'delete',
    },
    notification_readers: {
      label: 'Adresse pour les notifications',
      of: 'held.email = $1 OR held.pending_email = $1',
      merge: {
        resource: 'staff',
        addresses: {
          email: { stays: 'c’est l’adresse d’un membre de l’équipe.' },
          pending_email: { stays: 'c’est l’adresse d’un membre de l’équipe.' },
        },
      },
      columns: { email: 'Adresse e-mail', pending_email: 'Adresse à confirmer' },
      hidden: { code_hash: 'Empreinte du code de confirmation' },
      erasure: { set: 'email = NULL, pending_email = NULL, code_hash = NULL' },
    },
  },
})
export class StaffNotificationPersonalData {}
