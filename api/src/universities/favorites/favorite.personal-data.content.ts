import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

const TIDY = { name: 'scholarship-favorites.tidy', cron: '33 3 * * *' };

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
      period: { months: 18 },
      job: TIDY,
      apply: {
        table: 'scholarship_keepers',
        over: `held.member_id IS NULL AND held.seen_at < $1
               AND NOT EXISTS (SELECT FROM scholarship_reminders WHERE keeper_id = held.id AND status = 'confirmed'
                 AND EXISTS (SELECT FROM scholarship_favorites favorite
                        JOIN scholarships ON scholarships.id = favorite.scholarship_id
                       WHERE favorite.keeper_id = held.id AND deadline >= $2::timestamptz))`,
        erasure: 'delete',
      },
    },
    {
      what: 'Rappels jamais confirmés',
      period: { days: 30 },
      job: TIDY,
      apply: {
        table: 'scholarship_reminders',
        over: `held.status = 'pending' AND held.consent_at < $1`,
        erasure: 'delete',
      },
    },
    {
      what: 'Rappels envoyés, après l’échéance',
      period: { days: 60 },
      job: TIDY,
      apply: {
        table: 'scholarship_reminders_sent',
        over: 'held.deadline < $1::date',
        erasure: 'delete',
      },
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
      merge: { resource: 'users', addresses: { email: 'follows' } },
      columns: { email: 'Adresse e-mail', created_at: 'Envoyé le' },
      hidden: { token_hash: 'Empreinte d’un lien secret', keeper_id: 'Visiteur' },
      erasure: 'delete',
    },
    scholarship_reminders_sent: {
      label: 'Rappels envoyés',
      of: 'lower(held.email) = $1',
      merge: { resource: 'users', addresses: { email: 'follows' } },
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
      merge: { resource: 'users', addresses: { email: 'follows' } },
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
