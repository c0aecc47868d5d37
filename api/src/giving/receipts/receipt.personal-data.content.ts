import { Injectable } from '@nestjs/common';
import { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';

const NOBODY = `'{"first_name":"","last_name":"","organization_name":"","siren":"","legal_form":"","street_address":"","postal_code":"","city":"","country":""}'::jsonb`;

const OF_PERSON = `(lower(held.email) = $1 OR held.id IN (SELECT link.receipt_id FROM donation_receipts link
  JOIN donations donation ON donation.id = link.donation_id WHERE lower(donation.email) = $1))`;

@Injectable()
@PersonalDataSource({
  kind: 'receipts',
  label: 'Reçus fiscaux',
  purpose: 'Délivrer les reçus fiscaux et les garder à la disposition de l’administration.',
  legal_basis: 'legal_obligation',
  people: 'Donatrices et donateurs qui ont reçu un reçu fiscal',
  recipients: ['host', 'email_provider', 'tax_office'],
  order: 20,
  retention: [
    {
      what: 'Reçus délivrés : le nom, l’adresse et le fichier (le numéro, la date et le montant restent)',
      period: { years: 11 },
      apply: {
        table: 'receipts',
        over: `held.issued_at < $1 AND held.donor_name <> ''`,
        erasure: { set: `donor_name = '', email = '', content = jsonb_set(content, '{donor}', ${NOBODY})` },
        file: 'file_key',
      },
    },
  ],
  tables: {
    donation_receipt_requests: {
      label: 'Reçus demandés',
      of: 'held.donation_id IN (SELECT id FROM donations WHERE lower(email) = $1)',
      columns: { asked_at: 'Demandé le', asked_by: 'Par' },
      erasure: 'delete',
    },
    receipts: {
      label: 'Reçus',
      of: OF_PERSON,
      merge: {
        resource: 'receipts',
        addresses: {
          email: { stays: 'ils restent tels qu’ils ont été délivrés, et se lisent avec les dons.' },
        },
      },
      columns: {
        number: 'Numéro',
        form: 'Formulaire',
        donor_name: 'Donateur',
        email: 'Envoyé à',
        amount: 'Montant (centimes)',
        content: 'Contenu du reçu',
        issued_at: 'Délivré le',
        sent_at: 'Envoyé le',
        voided_at: 'Annulé le',
        void_reason: 'Raison de l’annulation',
      },
      hidden: {
        file_key: 'Nom du fichier : téléchargé à part',
        sha256: 'Empreinte du fichier',
        code: 'Code de vérification, imprimé sur le reçu',
      },
      erasure: { set: `email = '', void_reason = CASE WHEN void_reason IS NULL THEN NULL ELSE '' END` },
      kept: {
        columns: ['donor_name', 'content', 'file_key', 'code', 'sha256'],
        reason:
          'Reçus fiscaux, gardés 6 ans pour l’administration (article L. 102 E du livre des procédures fiscales) et 10 ans comme pièces comptables.',
      },
      audited: 'receipts',
    },
  },
})
export class ReceiptPersonalData {}
