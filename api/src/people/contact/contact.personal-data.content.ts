import { Injectable } from '@nestjs/common';
import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { CONTACT_LIMITS } from './contact.contract.js';

const TIDY = { name: 'contact.tidy', cron: '57 3 * * *' };
const PURGED = { table: 'contact_messages', erasure: { by: 'contact.purge' } };

@Injectable()
@PersonalDataSource({
  kind: 'contact',
  label: 'Messages du formulaire de contact',
  purpose: 'Répondre aux messages et garder la suite de la conversation.',
  legal_basis: 'legitimate_interest',
  people: 'Personnes qui écrivent à l’association',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Messages indésirables',
      period: { days: CONTACT_LIMITS.spam_days },
      job: TIDY,
      apply: { ...PURGED, over: `held.status = 'spam' AND held.updated_at < $1` },
    },
    {
      what: 'Messages à la corbeille',
      period: { days: TRASH_DAYS },
      job: TIDY,
      apply: { ...PURGED, over: 'held.deleted_at < $1' },
    },
    {
      what: 'Autres messages, après le dernier échange',
      period: { years: 3 },
      apply: { table: 'contact_messages', over: 'held.updated_at < $1', erasure: 'delete' },
    },
  ],
  tables: {
    contact_entries: {
      label: 'Réponses et notes',
      of: 'held.message_id IN (SELECT id FROM contact_messages WHERE lower(email) = $1)',
      columns: { kind: 'Nature', body: 'Texte', created_at: 'Écrite le', staff_name: 'Par' },
      erasure: 'delete',
    },
    contact_messages: {
      label: 'Messages',
      of: 'lower(held.email) = $1',
      merge: {
        resource: 'contact-messages',
        addresses: { email: 'follows' },
        identity: { last_name: 'held.name', said_at: 'held.created_at', confirmed: 'false' },
      },
      columns: {
        name: 'Nom',
        email: 'Adresse e-mail',
        subject: 'Sujet',
        message: 'Message',
        status: 'État',
        created_at: 'Reçu le',
      },
      hidden: { form_hash: 'Empreinte du formulaire, contre les doubles envois' },
      erasure: 'delete',
      audited: 'contact-messages',
    },
  },
})
export class ContactPersonalData {}
