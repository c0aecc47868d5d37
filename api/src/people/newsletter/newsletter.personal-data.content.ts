import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { noteErased } from './erased-addresses.js';
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
        erasure: { by: 'newsletter.forget-left' },
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
      merge: {
        resource: 'newsletter-subscribers',
        addresses: { email: 'follows' },
        // The stricter choice of the two: nothing is agreed to by a merge.
        joins: `status = CASE WHEN 'unsubscribed' IN (kept.status, absorbed.status) THEN 'unsubscribed'
            WHEN 'pending' IN (kept.status, absorbed.status) THEN 'pending' ELSE kept.status END,
          confirmed_at = CASE WHEN 'pending' IN (kept.status, absorbed.status) THEN NULL ELSE kept.confirmed_at END,
          status_before = NULL,
          unsubscribed_at = greatest(kept.unsubscribed_at, absorbed.unsubscribed_at),
          unsubscribe_reason = coalesce(kept.unsubscribe_reason, absorbed.unsubscribe_reason),
          complained_at = coalesce(kept.complained_at, absorbed.complained_at),
          last_newsletter_at = greatest(kept.last_newsletter_at, absorbed.last_newsletter_at),
          topics = CASE WHEN kept.topics && absorbed.topics
            THEN ARRAY(SELECT unnest(kept.topics) INTERSECT SELECT unnest(absorbed.topics) ORDER BY 1)
            ELSE kept.topics END,
          pace = CASE WHEN 'monthly' IN (kept.pace, absorbed.pace) THEN 'monthly' ELSE kept.pace END`,
        identity: {
          first_name: 'held.first_name',
          said_at: 'coalesce(held.confirmed_at, held.consent_at)',
          confirmed: "held.status = 'confirmed'",
        },
        notes: [
          {
            when: 'either',
            rows: "held.status = 'confirmed'",
            text: 'L’inscription à la lettre suit la personne à l’adresse gardée, avec la preuve de son accord.',
          },
          {
            when: 'either',
            rows: "held.status = 'unsubscribed'",
            text: 'L’une des deux s’est désinscrite de la lettre : la personne restera désinscrite.',
          },
          {
            when: 'both',
            text: 'Les deux ont une inscription à la lettre : une seule reste, avec le choix le plus strict des deux.',
          },
        ],
      },
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
        status_before: 'État avant la désinscription',
        unsubscribe_reason: 'Raison de la désinscription',
        pace: 'Rythme choisi',
        last_letter_at: 'Dernier message sur l’inscription le',
        last_newsletter_at: 'Dernière lettre le',
        bounced_at: 'Boîte en erreur depuis le',
        bounce_detail: 'Réponse de la boîte',
        complained_at: 'Signalée comme indésirable le',
      },
      erasure: 'delete',
      audited: 'newsletter-subscribers',
    },
  },
})
export class NewsletterPersonalData {
  constructor(private readonly clock: Clock) {}

  /** Whoever is erased, a subscriber or not, is made one by no file. */
  async erase(tx: EntityManager, email: string): Promise<void> {
    await noteErased(tx, email, this.clock.now());
  }
}
