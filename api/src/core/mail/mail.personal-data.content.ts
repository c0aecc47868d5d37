import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { SET_ASIDE_FOR_DAYS } from './undeliverable-email.contract.js';

export const QUEUED_FOR_DAYS = 7;
export const MAIL_RETENTION = { name: 'mail.retention', cron: '53 * * * *' };

@Injectable()
@PersonalDataSource({
  kind: 'emails',
  label: 'E-mails en partance',
  purpose: 'Envoyer les e-mails demandés, et renvoyer ceux qui n’ont pas pu partir.',
  legal_basis: 'contract',
  people: 'Destinataires des e-mails du site',
  recipients: ['host', 'email_provider'],
  // Whatever else an erasure had written for sending goes with it.
  order: 80,
  retention: [
    { what: 'E-mails envoyés', period: { days: 0 }, job: { name: 'mail.send' } },
    {
      what: 'E-mails jamais partis, et fichiers de la boîte locale sans serveur de courrier',
      period: { days: QUEUED_FOR_DAYS },
      job: MAIL_RETENTION,
      apply: {
        table: 'outgoing_emails',
        over: `held.created_at < $1 AND NOT EXISTS (SELECT FROM jobs.job
                 WHERE name = 'mail.send' AND data ->> 'id' = held.id AND state IN ('created', 'retry', 'active'))`,
        erasure: 'delete',
      },
    },
    {
      what: 'E-mails refusés par le serveur du destinataire',
      period: { days: SET_ASIDE_FOR_DAYS },
      job: { name: 'mail.forget-undeliverable', cron: '23 4 * * *' },
      apply: { table: 'undeliverable_emails', over: 'held.set_aside_at < $1', erasure: 'delete' },
    },
  ],
  tables: {
    outgoing_emails: {
      label: 'E-mails à envoyer',
      of: 'lower(held.recipient) = $1',
      merge: {
        resource: 'notifications',
        addresses: { recipient: { stays: 'ils partent à l’adresse pour laquelle ils ont été écrits.' } },
      },
      columns: { recipient: 'Destinataire', message: 'Message', created_at: 'Écrit le' },
      erasure: 'delete',
    },
    undeliverable_emails: {
      label: 'E-mails qui n’ont pas pu partir',
      of: 'lower(held.recipient) = $1',
      merge: {
        resource: 'notifications',
        addresses: { recipient: { stays: 'ils restent comme ils ont échoué.' } },
      },
      columns: {
        recipient: 'Destinataire',
        subject: 'Sujet',
        reason: 'Raison',
        detail: 'Réponse du serveur',
        message: 'Message',
        queued_at: 'Écrit le',
        set_aside_at: 'Mis de côté le',
      },
      erasure: 'delete',
      audited: 'undeliverable-emails',
    },
  },
})
export class MailPersonalData {}
