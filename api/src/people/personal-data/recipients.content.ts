import type { PersonalDataRecipient } from '../../platform/personal-data/personal-data-source.js';
import type { PaymentProviderName } from '../../giving/payments/payment.contract.js';
import type { PrivacyRecipient } from './personal-data.dto.js';

/** Who takes payments: each is listed only where it is offered. */
export const PROVIDERS: Partial<Record<PaymentProviderName, PrivacyRecipient>> = {
  stripe: {
    name: 'Stripe Payments Europe, Limited (Irlande)',
    role: 'Paiement par carte et par prélèvement : nom, e-mail, montant, moyen de paiement.',
    transfer:
      'Stripe peut traiter des données aux États-Unis, sous le cadre de protection UE–États-Unis et des clauses contractuelles types.',
  },
  paypal: {
    name: 'PayPal (Europe) S.à r.l. et Cie, S.C.A. (Luxembourg)',
    role: 'Paiement par PayPal : compte PayPal, montant.',
    transfer: 'PayPal peut traiter des données aux États-Unis, sous des règles d’entreprise contraignantes.',
  },
  mobile_money: {
    name: 'MTN Mobile Money Corporation (Cameroun)',
    role: 'Paiement par MTN MoMo : numéro de téléphone, montant.',
    transfer:
      'Cameroun, hors de l’Union européenne et sans décision d’adéquation : le transfert est nécessaire au paiement que vous demandez (RGPD, article 49.1.b).',
  },
};

export const RECIPIENT_TEXTS: Record<
  Exclude<PersonalDataRecipient, 'payment_providers'>,
  PrivacyRecipient
> = {
  host: {
    name: 'L’hébergeur du site (nom à compléter)',
    role: 'Garde la base de données et les fichiers, sur notre instruction.',
    transfer: null,
  },
  email_provider: {
    name: 'Le serveur d’envoi des e-mails',
    role: 'Transporte les e-mails que le site envoie : adresse, sujet, texte.',
    transfer: null,
  },
  bank: {
    name: 'La banque de l’association',
    role: 'Reçoit les virements, les chèques et les versements des prestataires.',
    transfer: null,
  },
  tax_office: {
    name: 'L’administration fiscale',
    role: 'Peut demander les reçus fiscaux et les comptes.',
    transfer: null,
  },
  drivers: {
    name: 'Les bénévoles qui font les collectes',
    role: 'Lisent, le temps d’une tournée, le nom, l’adresse et le téléphone de qui donne.',
    transfer: null,
  },
  card_recipients: {
    name: 'Les destinataires des cartes',
    role: 'Reçoivent la carte que le donateur leur adresse : signature, mots, dédicace.',
    transfer: null,
  },
  public: {
    name: 'Le public du site',
    role: 'Lit les noms publiés avec un article ou un événement.',
    transfer: null,
  },
};

/** What goes to the libraries that the association serves. */
export const PARTNER_LIBRARIES: PrivacyRecipient = {
  name: 'Les bibliothèques partenaires, au Cameroun et ailleurs en Afrique',
  role: 'Reçoivent des livres et du matériel, avec des listes qui ne nomment aucun donateur.',
  transfer: 'Aucune donnée personnelle ne leur est transmise.',
};
export const NO_MAIL_SERVER = 'Aucun serveur d’envoi : les e-mails restent chez l’hébergeur';
