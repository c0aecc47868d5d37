import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'campaign-news',
  label: 'Nouvelles des collectes',
  purpose: 'Écrire aux donateurs qui l’ont demandé ce que devient la collecte à laquelle ils ont donné.',
  legal_basis: 'consent',
  people: 'Donateurs qui ont demandé des nouvelles d’une collecte',
  recipients: ['host', 'email_provider'],
  // Found through the gift, which forgets its address later.
  order: -1,
  retention: [
    {
      what: 'Demandes de nouvelles d’une collecte, après la dernière nouvelle envoyée',
      period: { years: 3 },
      apply: {
        table: 'campaign_followers',
        over: 'held.stopped_at IS NULL AND greatest(held.consent_at, held.last_sent_at) < $1',
        erasure: 'delete',
      },
    },
    {
      what: 'Demandes arrêtées, pour ne plus écrire',
      period: { years: 3 },
      apply: { table: 'campaign_followers', over: 'held.stopped_at < $1', erasure: 'delete' },
    },
    {
      what: 'Nouvelles demandées avec un don qui n’a pas été payé',
      period: { months: 3 },
      apply: { table: 'campaign_follow_wishes', over: 'held.asked_at < $1', erasure: 'delete' },
    },
  ],
  tables: {
    campaign_follow_wishes: {
      label: 'Nouvelles demandées avec un don',
      of: 'held.donation_id IN (SELECT id FROM donations WHERE lower(email) = $1)',
      columns: { consent_version: 'Texte du consentement', source: 'Demandé sur', asked_at: 'Demandé le' },
      erasure: 'delete',
    },
    campaign_follower_links: {
      label: 'Liens des nouvelles d’une collecte',
      of: 'held.follower_id IN (SELECT id FROM campaign_followers WHERE lower(email) = $1)',
      columns: {},
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    campaign_followers: {
      label: 'Collectes suivies',
      of: 'lower(held.email) = $1',
      merge: {
        resource: 'donations',
        addresses: { email: 'follows' },
        // An address brings the other no consent; what the person stopped last is stopped.
        moved: 'stopped_at = coalesce(held.stopped_at, held.updated_at)',
        joins: `stopped_at = CASE WHEN absorbed.stopped_at > kept.consent_at
            THEN coalesce(kept.stopped_at, absorbed.stopped_at) ELSE kept.stopped_at END,
          complained_at = CASE WHEN absorbed.complained_at > kept.consent_at
            THEN coalesce(kept.complained_at, absorbed.complained_at) ELSE kept.complained_at END,
          last_sent_at = greatest(kept.last_sent_at, absorbed.last_sent_at)`,
        notes: [
          {
            when: 'both',
            text: 'Qui a arrêté les nouvelles d’une collecte après les avoir demandées, à l’une ou l’autre adresse, n’en recevra plus.',
          },
          {
            when: 'either',
            rows: 'held.stopped_at IS NULL',
            text: 'Les nouvelles de collectes demandées à l’adresse absorbée s’arrêtent, là où l’adresse gardée ne les a pas demandées : elle peut le faire depuis la page de son don.',
          },
        ],
      },
      columns: {
        campaign_id: 'Collecte n°',
        email: 'Adresse e-mail',
        first_name: 'Prénom',
        source: 'Demandé sur',
        consent_version: 'Texte du consentement',
        consent_at: 'Consentement le',
        stopped_at: 'Arrêtées le',
        last_sent_at: 'Dernière nouvelle envoyée le',
        bounced_at: 'Boîte en erreur depuis le',
        bounce_detail: 'Réponse de la boîte',
        complained_at: 'Signalées comme indésirables le',
      },
      erasure: 'delete',
    },
  },
})
export class CampaignFollowerPersonalData {}
