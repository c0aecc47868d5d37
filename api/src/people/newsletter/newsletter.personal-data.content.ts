import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { NEWSLETTER_LIMITS } from './newsletter.contract.js';

const TIDY = { name: 'newsletter.tidy', cron: '47 3 * * *' };
const NEVER_CONFIRMED = `held.status = 'pending' AND held.consent_at < $1`;

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
      // Who had left stays known as someone who left: nobody may subscribe them from a file.
      period: { days: NEWSLETTER_LIMITS.pending_days },
      job: TIDY,
      apply: {
        table: 'newsletter_subscribers',
        over: `${NEVER_CONFIRMED} AND held.unsubscribed_at IS NOT NULL`,
        erasure: { set: `status = 'unsubscribed', version = version + 1` },
      },
    },
    {
      what: 'Inscriptions jamais confirmées',
      period: { days: NEWSLETTER_LIMITS.pending_days },
      job: TIDY,
      apply: {
        table: 'newsletter_subscribers',
        over: `${NEVER_CONFIRMED} AND held.unsubscribed_at IS NULL`,
        erasure: 'delete',
      },
    },
    {
      period: { days: 0 },
      job: TIDY,
      apply: { table: 'newsletter_links', over: 'held.expires_at < $1', erasure: 'delete' },
    },
    {
      what: 'Personnes désinscrites, pour ne plus leur écrire',
      period: { years: 3 },
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
