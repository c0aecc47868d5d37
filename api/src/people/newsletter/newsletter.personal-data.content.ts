import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { noteErased } from './erased-addresses.js';
import { NEWSLETTER_LIMITS } from './newsletter.contract.js';

const TIDY = { name: 'newsletter.tidy', cron: '47 3 * * *' };
/** The addresses that a person had before merges keep their own subscriptions. */
const FORMER = '(SELECT absorbed_email FROM person_merges WHERE kept_email = $1 AND undone_at IS NULL)';
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
      of: `held.subscriber_id IN (SELECT id FROM newsletter_subscribers WHERE lower(email) = $1 OR lower(email) IN ${FORMER})`,
      columns: { purpose: 'Usage', expires_at: 'Valable jusqu’au' },
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    newsletter_subscribers: {
      label: 'Inscriptions',
      of: `lower(held.email) = $1 OR lower(held.email) IN ${FORMER}`,
      merge: {
        resource: 'newsletter-subscribers',
        // An address that brought its consent to another would add a recipient who never agreed.
        addresses: {
          email: { stays: 'chaque adresse garde son propre choix, et la preuve de son accord.' },
        },
        identity: {
          first_name: 'held.first_name',
          said_at: 'coalesce(held.confirmed_at, held.consent_at)',
          rows: 'lower(held.email) NOT IN (SELECT absorbed_email FROM person_merges WHERE undone_at IS NULL)',
          confirmed: "held.status = 'confirmed'",
        },
        notes: [
          {
            when: 'either',
            text: 'L’accord de recevoir la lettre vaut pour l’adresse qui l’a donné : aucune des deux n’en reçoit un de l’autre.',
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
