import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

const TIDY = { name: 'scholarship-alerts.tidy', cron: '43 3 * * *' };
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
      period: { days: 30 },
      job: TIDY,
      apply: {
        table: 'scholarship_alerts',
        over: `held.status = 'pending' AND held.consent_at < $1`,
        erasure: 'delete',
      },
    },
    {
      what: 'Alertes arrêtées',
      period: { days: 365 },
      job: TIDY,
      apply: {
        table: 'scholarship_alerts',
        over: `held.status = 'stopped' AND held.stopped_at < $1`,
        erasure: 'delete',
      },
    },
    {
      // What is older than what an alert looks at is not found again.
      period: { days: 0 },
      job: TIDY,
      apply: {
        table: 'scholarship_alert_told',
        over: `EXISTS (SELECT FROM scholarship_alerts alert, scholarships scholarship
                 WHERE alert.id = held.alert_id AND scholarship.id = held.scholarship_id
                   AND scholarship.published_at <= alert.since)`,
        erasure: 'delete',
      },
    },
    {
      period: { days: 40 },
      job: TIDY,
      apply: {
        table: 'scholarship_alert_sweeps',
        over: 'held.scholarship_id IN (SELECT id FROM scholarships WHERE published_at < $1)',
        erasure: 'delete',
      },
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
      merge: {
        resource: 'users',
        addresses: { email: 'follows' },
        // Of one search that both follow: one that was stopped stays stopped.
        joins: `status = CASE WHEN 'stopped' IN (kept.status, absorbed.status) THEN 'stopped' ELSE kept.status END,
          stopped_at = greatest(kept.stopped_at, absorbed.stopped_at)`,
      },
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
