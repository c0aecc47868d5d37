import type { LegalBasis } from '../../platform/personal-data/personal-data-source.contract.js';
import type { RetentionPeriod } from '../../platform/personal-data/personal-data-source.js';

export const LEGAL_BASIS_LABELS: Record<LegalBasis, string> = {
  consent: 'Consentement (RGPD, article 6.1.a)',
  contract: 'Réponse à votre demande (RGPD, article 6.1.b)',
  legal_obligation: 'Obligation légale (RGPD, article 6.1.c)',
  legitimate_interest: 'Intérêt légitime (RGPD, article 6.1.f)',
};

/** « 30 jours », « 3 ans ». */
export function periodInFrench({ days, months, years }: RetentionPeriod): string {
  if (days === 0) return 'aucun jour : aussitôt';
  if (days) return days === 1 ? '1 jour' : `${days} jours`;
  if (months) return `${months} mois`;
  return years === 1 ? '1 an' : `${years} ans`;
}

export const NO_RETENTION = 'Aussi longtemps que la fiche qu’elles suivent';

export const elsewhere: Record<string, string> = {
  stripe:
    'Stripe (Stripe Payments Europe, Irlande) garde, pour les paiements par carte et par prélèvement, votre nom, votre e-mail, votre moyen de paiement et l’historique des paiements, selon ses propres obligations : https://stripe.com/fr/privacy',
  paypal:
    'PayPal (PayPal (Europe) S.à r.l. et Cie, Luxembourg) garde, pour les paiements que vous y avez faits, votre compte et leur historique : https://www.paypal.com/fr/legalhub/privacy-full',
  mobile_money:
    'MTN Mobile Money (Cameroun) garde, pour les paiements que vous y avez faits, votre numéro de téléphone et leur historique : https://mtn.cm/fr/',
};

export const MISSING_LABELS = {
  legal_name: 'le nom déclaré de l’association',
  address: 'l’adresse de son siège',
  number: 'son numéro SIREN ou RNA',
  contact_email: 'une adresse e-mail où écrire',
} as const;

/** The measures of article 32, each of which the product takes by itself. */
export const SECURITY_MEASURES: readonly string[] = [
  'Accès au panneau par un code personnel, gardé haché (argon2id), avec un rôle ; une session finit après 24 heures sans appel.',
  'Accès à « Mon compte » par un lien à usage unique, valable 15 minutes ; aucun mot de passe.',
  'Liens, codes et sessions gardés comme empreintes, jamais en clair ; essais comptés et limités.',
  'Chaque écriture de l’équipe est inscrite à un historique que la base refuse de modifier, sauf pour oublier une personne.',
  'Le journal technique ne porte ni nom, ni adresse, ni corps de message ; les adresses IP n’y sont pas gardées.',
  'Photos et reçus hors de tout dossier public, sous des adresses signées de courte durée.',
  'Aucun témoin de suivi, aucun script d’un tiers ; les visites sont comptées sans adresse.',
  'Durées appliquées par des tâches automatiques ; effacement et export d’une personne en une opération.',
];

export const erasureTexts = {
  label: (id: number) => `Effacement n° ${id}`,
  ownAddress: 'C’est l’adresse de l’association elle-même : changez-la d’abord dans les réglages.',
} as const;

export const erasedEmail = (kept: readonly string[]) => ({
  subject: 'Vos données sont effacées',
  paragraphs: [
    'Bonjour,',
    'Comme vous l’avez demandé, ce que nous gardions de vous a été effacé. Cet e-mail est le dernier.',
    ...(kept.length > 0 ? ['Voici ce que la loi nous oblige à garder, sans nous en servir :', ...kept] : []),
    'Pour toute question, répondez à cet e-mail. Vous pouvez aussi vous adresser à la CNIL (www.cnil.fr).',
  ],
});

export const HELD_PAGE = {
  title: 'Vos données personnelles',
  lead: (association: string, email: string, day: string) =>
    `Tout ce que ${association} garde de ${email}, le ${day}.`,
  purpose: 'Pourquoi',
  basis: 'Base légale',
  kept: 'Durées',
  recipients: 'Reçu aussi par',
  nothing: 'Rien n’est gardé sous cette adresse.',
  elsewhere: 'Ce que d’autres gardent',
  stays: 'Reste après un effacement',
  yes: 'oui',
  no: 'non',
} as const;

export const RECORD_COLUMNS = {
  label: 'Activité',
  purpose: 'Finalité',
  legal_basis: 'Base légale',
  people: 'Personnes',
  data: 'Données',
  recipients: 'Destinataires',
  transfers: 'Transferts hors de l’Union européenne',
  retention: 'Durées',
  kept: 'Gardé par la loi',
  security: 'Mesures de sécurité',
};
