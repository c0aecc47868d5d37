import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'tribute-cards',
  label: 'Cartes envoyées avec un don',
  purpose: 'Envoyer la carte qu’un donateur adresse à un proche, et ne plus en envoyer à qui n’en veut pas.',
  legal_basis: 'legitimate_interest',
  people: 'Donateurs et destinataires de leurs cartes',
  recipients: ['host', 'email_provider', 'card_recipients'],
  // Found through the gift, which forgets its address later.
  order: 10,
  retention: [
    {
      what: 'Destinataire et mots d’une carte, après son envoi, son annulation ou son jour',
      period: { days: 30 },
      job: { name: 'tribute-cards.forget', cron: '27 4 * * *' },
      apply: {
        table: 'tribute_cards',
        over: `held.recipient_email <> '' AND (held.status NOT IN ('waiting', 'scheduled') AND held.updated_at <= $1
                 OR held.status = 'waiting' AND held.day <= ($1 AT TIME ZONE 'Europe/Paris')::date)`,
        erasure: { set: `recipient_name = '', recipient_email = '', words = '', signature = ''` },
      },
    },
    {
      what: 'Refus de recevoir des cartes (empreinte de l’adresse seule)',
      period: { years: 10 },
      apply: { table: 'tribute_card_refusals', over: 'held.created_at < $1', erasure: 'delete' },
    },
  ],
  tables: {
    tribute_cards: {
      label: 'Cartes',
      of: `lower(held.recipient_email) = $1
           OR held.donation_id IN (SELECT id FROM donations WHERE lower(email) = $1)`,
      merge: {
        resource: 'donations',
        addresses: { recipient_email: { stays: 'elles vont à l’adresse que leur donateur a écrite.' } },
      },
      columns: {
        recipient_name: 'Destinataire',
        recipient_email: 'Adresse du destinataire',
        words: 'Mots',
        signature: 'Signature',
        day: 'Jour',
        status: 'État',
        sent_at: 'Envoyée le',
      },
      hidden: {
        recipient_hash: 'Empreinte de l’adresse, pour respecter un refus',
        token_hash: 'Empreinte d’un lien secret',
      },
      erasure: {
        set: `recipient_name = '', recipient_email = '', words = '', signature = '', recipient_hash = '',
              token_hash = NULL, send_at = NULL,
              status = CASE WHEN status IN ('waiting', 'scheduled') THEN 'cancelled' ELSE status END`,
      },
    },
  },
})
export class TributeCardPersonalData {}
