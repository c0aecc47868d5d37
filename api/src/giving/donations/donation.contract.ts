export const DONATION_RECEIPT_STATUSES = [
  'not_due',
  'missing_address',
  'being_made',
  'yearly',
  'issued',
  'voided',
  'specimen',
  'confirmation_only',
] as const;
export type DonationReceiptStatus = (typeof DONATION_RECEIPT_STATUSES)[number];
export const DONATION_RECEIPT_STATUS_LABELS: Record<DonationReceiptStatus, string> = {
  not_due: 'Pas encore dû',
  missing_address: 'En attente d’adresse',
  being_made: 'En cours de génération',
  yearly: 'Dans le reçu annuel',
  issued: 'Émis',
  voided: 'Annulé',
  specimen: 'Spécimen (mode test, pas un reçu fiscal)',
  confirmation_only: 'Confirmation de paiement (pas un reçu fiscal)',
};

export const DONATION_MESSAGES = {
  details_failed: 'Impossible de récupérer les détails du paiement',
  details_missing: 'Détails du paiement non disponibles',
  not_found: 'Don non trouvé',
  donation_failed: 'Impossible de récupérer les détails du don',
  no_identifier: 'Aucun identifiant de paiement fourni',
  receipt_failed: 'Erreur lors du téléchargement du reçu',
  receipt_being_made: 'Facture en cours de génération',
  confirmation_over:
    'Cette confirmation se lit pendant une heure après le paiement. L’e-mail reçu contient le lien vers votre don.',
  link_too_old: 'Ce lien a plus de 90 jours : demandez-en un nouveau, il partira à l’adresse e-mail du don.',
  receipt_sent:
    'Si cette adresse est celle du don, la confirmation vient d’y être envoyée, avec le lien vers son reçu.',
} as const;

/** `DON-20261121-1A2B3C4D` as it is shown: `DON-2026-11-21-1A2B3C4D`. */
export function shownDonationReference(reference: string): string {
  return reference.replace(/^DON-(\d{4})(\d{2})(\d{2})-/, 'DON-$1-$2-$3-');
}

/** What a gift in euros does, as the specification words its thresholds: books from 20, crates from 50, training from 100. */
export function impactOf(euros: number): { books: number; crates: number; training: boolean } {
  return {
    books: euros >= 20 ? Math.floor(euros / 4) : 0,
    crates: euros >= 50 ? Math.floor(euros / 50) : 0,
    training: euros >= 100,
  };
}
