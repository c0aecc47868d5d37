/** Kinds of entries of the journal, and its accounts, as staff read them. */
export const ENTRY_KIND_WORDS: Record<string, string> = {
  gift: 'Don reçu',
  fee: 'Frais du prestataire',
  refund: 'Remboursement',
  refund_failed: 'Remboursement échoué',
  dispute: 'Paiement contesté',
  dispute_fee: 'Frais de contestation',
  dispute_won: 'Contestation gagnée',
  extra: 'Payé deux fois',
  extra_refund: 'Second paiement rendu',
  extra_refund_failed: 'Second paiement non rendu',
};

export const ACCOUNT_WORDS: Record<string, string> = {
  'provider:stripe': 'Compte Stripe',
  'provider:paypal': 'Compte PayPal',
  'provider:mobile_money': 'Compte MTN MoMo',
  'provider:demo': 'Compte de démonstration',
  bank: 'Banque',
  cheques: 'Chèques à remettre',
  cash: 'Caisse',
  gifts: 'Dons',
  fees: 'Frais de paiement',
  to_return: 'À rendre au donateur',
};
