const many = (count: number, one: string, several: string) => `${count}\u00a0${count > 1 ? several : one}`;

/** « 03/11/2026 ». */
const written = (day: string) => day.split('-').toReversed().join('/');

/** What is written beside a line that was handled. */
export const bankTexts = {
  payout: (provider: string) => `Versement de ${provider}`,
  deposit: (cheques: number, cash: number) =>
    [
      cheques > 0 && many(cheques, 'chèque', 'chèques'),
      cash > 0 && many(cash, 'don en espèces', 'dons en espèces'),
    ]
      .filter(Boolean)
      .join(', '),
  fee: 'Frais de la banque',
  returned: (day: string) => `Rendu par le débit du ${written(day)}`,
  returns: (day: string) => `Rend la somme reçue le ${written(day)}`,
  /** What an entry booked less, or more, than the payments that it lists. */
  kept: 'Frais retenus par la banque',
  rest: 'Reste de l’opération',
};

/** Kinds of entries on the bank's account, as staff read them. */
export const BANK_ENTRY_LABELS: Record<string, string> = {
  gift: 'Virement saisi à la main',
  refund: 'Remboursement',
  extra_refund: 'Second paiement rendu',
  payout: 'Versement du prestataire',
  payout_failed: 'Versement refusé par la banque',
  deposit: 'Remise à la banque',
  bank_fee: 'Frais de la banque',
  bounce: 'Chèque impayé',
  expense: 'Dépense',
  suspense_refund: 'Paiement en attente rendu',
  ticket: 'Inscription payée par virement',
  ticket_refund: 'Inscription remboursée',
};
