import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

export const FAVORITE_RETENTION = { visitor_months: 18, pending_days: 30, sent_days: 60 } as const;

/** Where a member keeps favourites, and where a visitor with the person's reminder does. */
const KEEPERS = `SELECT keeper.id FROM scholarship_keepers keeper
  WHERE keeper.member_id IN (SELECT id FROM members WHERE email = $1)
     OR keeper.id IN (SELECT keeper_id FROM scholarship_reminders WHERE lower(email) = $1)`;

@Injectable()
@PersonalDataSource({
  kind: 'scholarship-favorites',
  label: 'Bourses gardées et rappels d’échéance',
  purpose: 'Retrouver les bourses que l’on garde, et rappeler leurs échéances à qui le demande.',
  legal_basis: 'consent',
  people: 'Étudiantes et étudiants qui gardent des bourses',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Bourses gardées sans compte, sans visite',
      period: { months: FAVORITE_RETENTION.visitor_months },
      job: { name: 'scholarship-favorites.tidy' },
    },
    {
      what: 'Rappels jamais confirmés',
      period: { days: FAVORITE_RETENTION.pending_days },
      job: { name: 'scholarship-favorites.tidy' },
    },
    {
      what: 'Rappels envoyés, après l’échéance',
      period: { days: FAVORITE_RETENTION.sent_days },
      job: { name: 'scholarship-favorites.tidy' },
    },
  ],
  tables: {
    scholarship_favorites: {
      label: 'Bourses gardées',
      of: `held.keeper_id IN (${KEEPERS})`,
      columns: { scholarship_id: 'Bourse n°', favorited_at: 'Gardée le' },
      hidden: { keeper_id: 'Visiteur' },
      erasure: 'delete',
    },
    scholarship_reminder_links: {
      label: 'Liens des rappels',
      of: `lower(held.email) = $1 OR held.keeper_id IN (${KEEPERS})`,
      columns: { email: 'Adresse e-mail', created_at: 'Envoyé le' },
      hidden: { token_hash: 'Empreinte d’un lien secret', keeper_id: 'Visiteur' },
      erasure: 'delete',
    },
    scholarship_reminders_sent: {
      label: 'Rappels envoyés',
      of: 'lower(held.email) = $1',
      columns: {
        email: 'Adresse e-mail',
        scholarship_id: 'Bourse n°',
        deadline: 'Échéance',
        sent_on: 'Envoyé le',
      },
      erasure: 'delete',
    },
    scholarship_keepers: {
      label: 'Bourses gardées, par appareil ou par compte',
      of: `held.id IN (${KEEPERS})`,
      columns: { created_at: 'Depuis le', seen_at: 'Dernière visite le' },
      hidden: { visitor_hash: 'Empreinte d’un témoin de l’appareil', member_id: 'Compte' },
      erasure: 'delete',
    },
    scholarship_reminders: {
      label: 'Rappels',
      of: 'lower(held.email) = $1',
      columns: {
        email: 'Adresse e-mail',
        status: 'État',
        consent_at: 'Consentement le',
        confirmed_at: 'Confirmé le',
      },
      hidden: { keeper_id: 'Visiteur' },
      erasure: 'delete',
    },
  },
})
export class FavoritePersonalData {}
