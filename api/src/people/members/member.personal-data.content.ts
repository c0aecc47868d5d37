import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { MEMBER_LIMITS } from './member.contract.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';

const FORGET = { name: 'members.forget', cron: '23 3 * * *' };

@Injectable()
@PersonalDataSource({
  kind: 'members',
  label: 'Comptes de l’espace « Mon compte »',
  purpose: 'Ouvrir à chacun l’espace où sont ses dons, ses reçus et ses demandes.',
  legal_basis: 'contract',
  people: 'Personnes qui se sont connectées à leur espace',
  recipients: ['host', 'email_provider'],
  // Others find what is theirs through the account: it goes last.
  order: 90,
  retention: [
    {
      // Followed links are known for a day, so that a second visit shows the result of the first.
      what: 'Liens de connexion envoyés',
      period: { days: 1 },
      job: FORGET,
      apply: { table: 'member_links', over: 'held.expires_at < $1', erasure: 'delete' },
    },
    {
      what: 'Sessions ouvertes, sans visite',
      period: { days: MEMBER_LIMITS.idle_ms / DAY_MS },
      job: FORGET,
      apply: { table: 'member_sessions', over: 'held.last_seen_at <= $1', erasure: 'delete' },
    },
    {
      what: 'Sessions ouvertes, en tout cas',
      period: { days: MEMBER_LIMITS.lifetime_ms / DAY_MS },
      job: FORGET,
      apply: { table: 'member_sessions', over: 'held.created_at <= $1', erasure: 'delete' },
    },
    {
      what: 'Comptes sans visite et sans don régulier en cours',
      period: { years: 3 },
      apply: {
        table: 'members',
        over: `held.last_seen_at < $1 AND NOT EXISTS (SELECT FROM recurring_gifts gift
                 WHERE lower(gift.email) = held.email AND gift.status IN ('active', 'past_due', 'paused'))`,
        erasure: 'delete',
      },
    },
  ],
  tables: {
    member_sessions: {
      label: 'Sessions ouvertes',
      of: 'held.member_id IN (SELECT id FROM members WHERE email = $1)',
      endsOnMerge: true,
      columns: { created_at: 'Ouverte le', last_seen_at: 'Dernière visite le' },
      hidden: { token_hash: 'Empreinte d’un secret', member_id: 'Compte' },
      erasure: 'delete',
    },
    member_links: {
      label: 'Liens de connexion',
      of: 'held.email = $1 OR held.member_id IN (SELECT id FROM members WHERE email = $1)',
      endsOnMerge: true,
      merge: {
        resource: 'users',
        addresses: { email: { stays: 'ils ne servent plus : la personne en demande un autre.' } },
      },
      columns: {
        email: 'Adresse e-mail',
        purpose: 'Usage',
        expires_at: 'Valable jusqu’au',
        used_at: 'Suivi le',
      },
      hidden: { token_hash: 'Empreinte d’un lien secret', member_id: 'Compte' },
      erasure: 'delete',
    },
    members: {
      label: 'Compte',
      of: 'held.email = $1',
      merge: {
        resource: 'users',
        addresses: { email: 'follows' },
        joins: `created_at = least(kept.created_at, absorbed.created_at),
          last_seen_at = greatest(kept.last_seen_at, absorbed.last_seen_at)`,
        identity: {
          first_name: 'held.first_name',
          last_name: 'held.last_name',
          street_address: 'held.street_address',
          postal_code: 'held.postal_code',
          city: 'held.city',
          country: 'held.country',
          said_at: 'held.updated_at',
        },
        current: {
          rows: 'true',
          columns: ['first_name', 'last_name', 'street_address', 'postal_code', 'city', 'country'],
        },
        notes: [
          {
            when: 'both',
            text: 'Les deux ont un compte « Mon compte » : celui de la personne gardée reste, et reçoit ce que l’autre gardait.',
          },
          {
            when: 'either',
            text: 'La personne réunie devra se reconnecter à « Mon compte » par un lien envoyé à l’adresse gardée.',
          },
        ],
      },
      columns: {
        email: 'Adresse e-mail',
        first_name: 'Prénom',
        last_name: 'Nom',
        street_address: 'Rue',
        postal_code: 'Code postal',
        city: 'Ville',
        country: 'Pays',
        created_at: 'Créé le',
        last_seen_at: 'Dernière visite le',
      },
      erasure: 'delete',
    },
  },
})
export class MemberPersonalData {}
