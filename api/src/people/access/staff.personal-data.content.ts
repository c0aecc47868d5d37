import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { ACCESS_LIMITS } from './access.contract.js';

const OF_STAFF = 'held.staff_id IN (SELECT id FROM staff WHERE lower(name) = $1)';
export const KNOWN_FOR_DAYS = 180;

const FORGET = { name: 'access.forget', cron: '17 3 * * *' };
const FORGOTTEN = `Oubliés ${KNOWN_FOR_DAYS} jours après la dernière entrée, ou avec le compte de l’équipe.`;

@Injectable()
@PersonalDataSource({
  kind: 'staff',
  label: 'Équipe',
  purpose: 'Donner accès au panneau d’administration, à chacun selon son rôle.',
  legal_basis: 'legitimate_interest',
  people: 'Membres de l’équipe',
  recipients: ['host'],
  retention: [
    {
      what: 'Sessions de l’équipe, après leur fin',
      period: { days: ACCESS_LIMITS.lifetime_ms / DAY_MS },
      job: FORGET,
      apply: { table: 'staff_sessions', over: 'held.created_at < $1', erasure: 'delete' },
    },
    {
      period: { days: ACCESS_LIMITS.idle_ms / DAY_MS },
      job: FORGET,
      apply: { table: 'staff_sessions', over: 'held.last_seen_at < $1', erasure: 'delete' },
    },
    {
      what: 'Tentatives comptées, sous une empreinte',
      period: { days: 1 },
      job: { name: 'attempts.forget' },
    },
    {
      what: 'Appareils et réseaux reconnus (empreintes), après la dernière entrée',
      period: { days: KNOWN_FOR_DAYS },
      job: FORGET,
      apply: { table: 'staff_devices', over: 'held.last_seen_at < $1', erasure: 'delete' },
    },
    {
      period: { days: KNOWN_FOR_DAYS },
      job: FORGET,
      apply: { table: 'staff_addresses', over: 'held.last_seen_at < $1', erasure: 'delete' },
    },
    {
      period: { days: 1 },
      job: FORGET,
      apply: { table: 'access_tries', over: 'held.last_try_at < $1', erasure: 'delete' },
    },
    {
      period: { days: 0 },
      job: FORGET,
      apply: { table: 'staff_challenges', over: 'held.expires_at < $1', erasure: 'delete' },
    },
    {
      // Nobody finished adding it.
      period: { days: 1 },
      job: FORGET,
      apply: {
        table: 'staff_second_factors',
        over: 'held.confirmed_at IS NULL AND held.created_at < $1',
        erasure: 'delete',
      },
    },
    {
      what: 'Nom d’une personne partie de l’équipe',
      period: { years: 11 },
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
      columns: { name: 'Nom', roles: 'Rôles', last_seen_at: 'Dernière visite le' },
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
      of: OF_STAFF,
      columns: {
        created_at: 'Ouverte le',
        last_seen_at: 'Dernière visite le',
        browser: 'Navigateur',
        system: 'Système',
      },
      hidden: { token_hash: 'Empreinte d’un secret', device_hash: 'Empreinte d’un appareil' },
      erasure: 'kept',
      kept: {
        columns: ['token_hash', 'browser', 'system', 'device_hash'],
        reason: 'Se ferment avec le compte de l’équipe.',
      },
    },
    staff_devices: {
      label: 'Appareils reconnus à l’entrée du panneau',
      of: OF_STAFF,
      columns: { last_seen_at: 'Dernière entrée le' },
      hidden: { token_hash: 'Empreinte d’un appareil' },
      erasure: 'kept',
      kept: { columns: ['token_hash'], reason: FORGOTTEN },
    },
    staff_addresses: {
      label: 'Réseaux reconnus à l’entrée du panneau',
      of: OF_STAFF,
      columns: { last_seen_at: 'Dernière entrée le' },
      hidden: { address: 'Empreinte d’une adresse de réseau' },
      erasure: 'kept',
      kept: { columns: ['address'], reason: FORGOTTEN },
    },
    staff_second_factors: {
      label: 'Second facteur',
      of: OF_STAFF,
      columns: { created_at: 'Ajouté le', confirmed_at: 'Confirmé le' },
      hidden: { sealed_secret: 'Secret chiffré', key_id: 'Numéro de la clef' },
      erasure: 'kept',
      kept: { columns: ['sealed_secret', 'key_id'], reason: 'Se retire à la page « Mon accès ».' },
    },
    staff_recovery_codes: {
      label: 'Codes de secours',
      of: OF_STAFF,
      columns: { used_at: 'Utilisé le' },
      hidden: { code_hash: 'Empreinte d’un code' },
      erasure: 'kept',
      kept: { columns: ['code_hash'], reason: 'Se retirent avec le second facteur.' },
    },
    staff_challenges: {
      label: 'Entrées commencées',
      of: OF_STAFF,
      columns: { expires_at: 'Jusqu’au' },
      hidden: { token_hash: 'Empreinte d’un secret' },
      erasure: 'kept',
      kept: {
        columns: ['token_hash'],
        reason: 'Oubliées cinq minutes après, au plus tard la nuit suivante.',
      },
    },
  },
})
export class StaffPersonalData {}
