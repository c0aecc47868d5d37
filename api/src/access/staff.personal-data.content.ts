import { Injectable } from '@nestjs/common';
import { PersonalDataSource, RETENTION_JOB } from '../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'staff',
  label: 'Équipe',
  purpose: 'Donner accès au panneau d’administration, à chacun selon son rôle.',
  legal_basis: 'legitimate_interest',
  people: 'Membres de l’équipe',
  recipients: ['host'],
  retention: [
    { what: 'Sessions de l’équipe, après leur fin', period: { days: 7 }, job: 'access.forget' },
    { what: 'Tentatives comptées, sous une empreinte', period: { days: 1 }, job: 'access.forget' },
    {
      what: 'Nom d’une personne partie de l’équipe',
      period: { years: 11 },
      job: RETENTION_JOB,
      apply: {
        table: 'staff',
        over: `held.revoked_at < $1 AND held.name <> 'Ancien membre'`,
        erasure: { set: `name = 'Ancien membre'` },
      },
    },
  ],
  tables: {
    // Known by a name that colleagues chose, not by an address: administrators see it at /admin/users.
    staff: {
      label: 'Membre de l’équipe',
      of: 'lower(held.name) = $1',
      columns: { name: 'Nom', role: 'Rôle', last_seen_at: 'Dernière visite le' },
      hidden: { code_selector: 'Début d’un code d’accès', code_hash: 'Empreinte d’un code d’accès' },
      erasure: 'kept',
      kept: {
        columns: ['name', 'code_selector', 'code_hash'],
        reason:
          'Compte de l’équipe : à fermer à la page Équipe, par une administratrice ou un administrateur.',
      },
    },
    staff_sessions: {
      label: 'Sessions de l’équipe',
      of: 'held.staff_id IN (SELECT id FROM staff WHERE lower(name) = $1)',
      columns: { created_at: 'Ouverte le', last_seen_at: 'Dernière visite le' },
      hidden: { token_hash: 'Empreinte d’un secret' },
      erasure: 'kept',
      kept: { columns: ['token_hash'], reason: 'Se ferment avec le compte de l’équipe.' },
    },
  },
})
export class StaffPersonalData {}
