import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'newsletters',
  label: 'Lettres envoyées',
  purpose:
    'Envoyer chaque lettre, et chaque nouvelle d’une collecte, une seule fois à qui l’a demandée, et ne plus écrire aux adresses qui la refusent.',
  legal_basis: 'consent',
  people: 'Personnes inscrites à la lettre, donateurs qui ont demandé des nouvelles d’une collecte',
  recipients: ['host', 'email_provider'],
  retention: [
    {
      what: 'À qui une lettre, ou une nouvelle d’une collecte, a été envoyée : ensuite, seuls les nombres restent',
      period: { years: 1 },
      apply: {
        table: 'newsletter_recipients',
        over: 'held.settled_at < $1 AND num_nonnulls(held.subscriber_id, held.follower_id) > 0',
        erasure: { set: 'subscriber_id = NULL, follower_id = NULL' },
      },
    },
  ],
  tables: {
    newsletter_recipients: {
      label: 'Lettres reçues',
      of: `held.subscriber_id IN (SELECT id FROM newsletter_subscribers WHERE lower(email) = $1)
           OR held.follower_id IN (SELECT id FROM campaign_followers WHERE lower(email) = $1)`,
      columns: {
        newsletter_id: 'Lettre n°',
        state: 'État de l’envoi',
        settled_at: 'Envoyée le',
        detail: 'Réponse de la messagerie',
        bounced_at: 'Revenue le',
        bounce_class: 'Raison du retour',
        complained_at: 'Signalée comme indésirable le',
      },
      erasure: { set: `subscriber_id = NULL, follower_id = NULL, detail = ''` },
    },
  },
  // Found through what they asked for, which is erased afterwards.
  order: -2,
})
export class NewsletterRecipientPersonalData {}
