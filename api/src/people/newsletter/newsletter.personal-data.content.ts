import { Injectable } from '@nestjs/common';
import { PersonalDataSource, RETENTION_JOB } from '../../platform/personal-data/personal-data-source.js';
import { NEWSLETTER_LIMITS } from './newsletter.contract.js';

@Injectable()
@PersonalDataSource({
  kind: 'newsletter',
  label: 'Lettre d’information',
  purpose: 'Envoyer la lettre d’information à qui l’a demandée, et prouver ce consentement.',
  legal_basis: 'consent',
  people: 'Personnes inscrites à la lettre',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'Inscriptions jamais confirmées',
      period: { days: NEWSLETTER_LIMITS.pending_days },
      job: 'newsletter.tidy',
    },
    {
      what: 'Personnes désinscrites, pour ne plus leur écrire',
      period: { years: 3 },
      job: RETENTION_JOB,
      apply: {
        table: 'newsletter_subscribers',
        over: "held.status = 'unsubscribed' AND held.unsubscribed_at < $1",
        erasure: 'delete',
      },
    },
  ],
  tables: {
    newsletter_links: {
      label: 'Liens de la lettre',
      of: 'held.subscriber_id IN (SELECT id FROM newsletter_subscribers WHERE lower(email) = $1)',
      columns: { purpose: 'Usage', expires_at: 'Valable jusqu’au' },
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    newsletter_subscribers: {
      label: 'Inscriptions',
      of: 'lower(held.email) = $1',
      columns: {
        email: 'Adresse e-mail',
        first_name: 'Prénom',
        topics: 'Sujets choisis',
        status: 'État',
        source: 'Provenance',
        consent_version: 'Texte du consentement',
        consent_at: 'Consentement le',
        consent_proof: 'Preuve du consentement',
        confirmed_at: 'Confirmée le',
        unsubscribed_at: 'Désinscription le',
        unsubscribe_reason: 'Raison de la désinscription',
        last_letter_at: 'Dernière lettre le',
      },
      erasure: 'delete',
      audited: 'newsletter-subscribers',
    },
  },
})
export class NewsletterPersonalData {}
