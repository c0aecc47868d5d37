/** An account of the plan comptable associatif (règlement ANC 2018-06). */
export interface PlanAccount {
  number: string;
  label: string;
}

/** Where each account of the journal stands in the chart of accounts of associations. */
const PLAN: Record<string, PlanAccount> = {
  bank: { number: '512000', label: 'Banque' },
  cheques: { number: '511200', label: 'Chèques à encaisser' },
  cash: { number: '530000', label: 'Caisse' },
  'provider:stripe': { number: '517100', label: 'Compte Stripe' },
  'provider:paypal': { number: '517200', label: 'Compte PayPal' },
  'provider:mobile_money': { number: '517300', label: 'Compte MTN MoMo' },
  'provider:demo': { number: '517900', label: 'Compte de démonstration' },
  gifts: { number: '754100', label: 'Dons manuels' },
  tickets: { number: '706100', label: 'Participations aux événements' },
  fees: { number: '627000', label: 'Services bancaires et assimilés' },
  expenses: { number: '606000', label: 'Achats et charges' },
  transfers: { number: '580000', label: 'Virements internes' },
  to_return: { number: '467000', label: 'Dons à rendre' },
  losses: { number: '658000', label: 'Charges diverses de gestion courante' },
  // Promises are commitments outside the balance sheet until a sponsor pays.
  pledges: { number: '802000', label: 'Engagements reçus (abondements promis)' },
  matched: { number: '809000', label: 'Contrepartie des engagements' },
  suspense: { number: '471000', label: 'Compte d’attente' },
  bank_suspense: { number: '471100', label: 'Opérations bancaires à rapprocher' },
};

/** The account of the plan; one that the plan has not waits on 471. */
export function planAccount(account: string): PlanAccount {
  return PLAN[account] ?? { number: '471000', label: `Compte d’attente (${account})` };
}

export interface AccountingJournal {
  code: string;
  label: string;
}

/** The journal of the accountant that an entry is in, by the first of these accounts that it moves. */
const JOURNALS: readonly [string, AccountingJournal][] = [
  ['bank', { code: 'BQ', label: 'Banque' }],
  ['cheques', { code: 'CHQ', label: 'Chèques' }],
  ['cash', { code: 'CAI', label: 'Caisse' }],
  ['provider:stripe', { code: 'STR', label: 'Stripe' }],
  ['provider:paypal', { code: 'PAY', label: 'PayPal' }],
  ['provider:mobile_money', { code: 'MOM', label: 'MTN MoMo' }],
  ['provider:demo', { code: 'DEM', label: 'Démonstration' }],
];
const OTHER: AccountingJournal = { code: 'OD', label: 'Opérations diverses' };

export function accountingJournal(accounts: readonly string[]): AccountingJournal {
  return JOURNALS.find(([account]) => accounts.includes(account))?.[1] ?? OTHER;
}

const KINDS: Record<string, string> = {
  gift: 'Don',
  fee: 'Frais de paiement',
  refund: 'Remboursement de don',
  refund_failed: 'Remboursement non abouti',
  dispute: 'Don contesté',
  dispute_fee: 'Frais de contestation',
  dispute_won: 'Contestation gagnée',
  extra: 'Paiement en double',
  extra_refund: 'Paiement en double rendu',
  dispute_fee_returned: 'Frais de contestation rendus',
  extra_refund_failed: 'Paiement en double non rendu',
  extra_dispute: 'Paiement en double contesté',
  extra_dispute_won: 'Paiement en double : contestation gagnée',
  suspense: 'Paiement en attente',
  suspense_refund: 'Paiement en attente rendu',
  suspense_refund_failed: 'Paiement en attente non rendu',
  suspense_dispute: 'Paiement en attente contesté',
  suspense_dispute_won: 'Paiement en attente : contestation gagnée',
  ticket: 'Inscription à un événement',
  ticket_fee: 'Frais de paiement d’une inscription',
  ticket_refund: 'Remboursement d’une inscription',
  ticket_refund_failed: 'Remboursement d’une inscription non abouti',
  ticket_dispute: 'Inscription contestée',
  ticket_dispute_won: 'Inscription contestée : contestation gagnée',
  ticket_dispute_fee: 'Frais de contestation d’une inscription',
  ticket_dispute_fee_returned: 'Frais de contestation d’une inscription rendus',
  payout: 'Versement du prestataire',
  payout_failed: 'Versement refusé par la banque',
  deposit: 'Remise à la banque',
  bank_fee: 'Frais bancaires',
  bounce: 'Chèque impayé',
  bank_line: 'Ligne de relevé à rapprocher',
  expense: 'Dépense',
  match: 'Abondement promis d’un don',
  match_returned: 'Abondement rendu au mécène',
  match_restored: 'Abondement d’un don rétabli',
};

/** The cause of what takes a gift's cheque back that was not paid: the opposite of the gift, from the bank. */
export const BOUNCE = 'bounce:';

/** What staff and accountants read an entry as: by its kind, but for a cheque that came back. */
export const labelKey = (kind: string, ref: string) => (ref.startsWith(BOUNCE) ? 'bounce' : kind);

/** What an entry is, without a word of who gave. */
export function entryLabel(kind: string, ref: string, reference: string | null): string {
  const what = KINDS[labelKey(kind, ref)] ?? kind;
  const label = ref.startsWith('undo:') ? `Annulation : ${what.toLowerCase()}` : what;
  return reference ? `${label} ${reference}` : label;
}
