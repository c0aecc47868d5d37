import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

export const ALERT_RETENTION = { pending_days: 30, stopped_days: 365 } as const;

const ALERTS = 'SELECT id FROM scholarship_alerts WHERE lower(email) = $1';

@Injectable()
@PersonalDataSource({
  kind: 'scholarship-alerts',
  label: 'Alertes de bourses',
  purpose: 'Prévenir par e-mail des bourses qui répondent à une recherche.',
  legal_basis: 'consent',
  people: 'Étudiantes et étudiants qui demandent une alerte',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Alertes jamais confirmées',
      period: { days: ALERT_RETENTION.pending_days },
      job: { name: 'scholarship-alerts.tidy' },
    },
    {
      what: 'Alertes arrêtées',
      period: { days: ALERT_RETENTION.stopped_days },
      job: { name: 'scholarship-alerts.tidy' },
    },
  ],
  tables: {
    scholarship_alert_links: {
      label: 'Liens des alertes',
      of: `held.alert_id IN (${ALERTS})`,
      columns: { created_at: 'Envoyé le' },
      hidden: { token_hash: 'Empreinte d’un lien secret', alert_id: 'Alerte' },
      erasure: 'delete',
    },
    scholarship_alert_told: {
      label: 'Bourses annoncées',
      of: `held.alert_id IN (${ALERTS})`,
      columns: { scholarship_id: 'Bourse n°', told_at: 'Annoncée le' },
      hidden: { alert_id: 'Alerte' },
      erasure: 'delete',
    },
    scholarship_alerts: {
      label: 'Alertes',
      of: 'lower(held.email) = $1',
      columns: {
        email: 'Adresse e-mail',
        filters: 'Recherche suivie',
        frequency: 'Fréquence',
        status: 'État',
        consent_at: 'Consentement le',
        last_sent_at: 'Dernier e-mail le',
        stopped_at: 'Arrêtée le',
      },
      erasure: 'delete',
    },
  },
})
export class AlertPersonalData {}
