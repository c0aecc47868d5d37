export const STATEMENT_FORMATS = ['csv', 'camt053', 'ofx', 'cfonb120', 'mt940'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
export const STATEMENT_FORMAT_LABELS: Record<StatementFormat, string> = {
  csv: 'Tableur (CSV ou Excel)',
  camt053: 'CAMT.053 (XML)',
  ofx: 'OFX',
  cfonb120: 'CFONB 120',
  mt940: 'MT940',
};

export const BANK_LINE_STATUSES = [
  'waiting',
  'matched',
  'entered',
  'linked',
  'payout',
  'deposit',
  'fee',
  'returned',
  'registrations',
  'ignored',
] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];
export const BANK_LINE_STATUS_LABELS: Record<BankLineStatus, string> = {
  waiting: 'À rapprocher',
  matched: 'Rapprochée',
  entered: 'Nouveau don',
  linked: 'Déjà au journal',
  payout: 'Versement d’un prestataire',
  deposit: 'Remise à la banque',
  fee: 'Frais bancaires',
  returned: 'Rendue à l’envoyeur',
  registrations: 'Inscriptions',
  ignored: 'Mise de côté',
};

/** Whether money came in or left. */
export const BANK_DIRECTIONS = ['in', 'out'] as const;
export type BankDirection = (typeof BANK_DIRECTIONS)[number];

/** Providers whose payouts are known by the bank's line alone; those of Stripe are reported by Stripe. */
export const PAYOUT_PROVIDERS = ['stripe', 'paypal', 'mobile_money'] as const;
export type PayoutProvider = (typeof PAYOUT_PROVIDERS)[number];

export const STATEMENT_LIMITS = {
  bytes: 4_000_000,
  lines: 20_000,
  matches: 500,
  note: 500,
  deposit: 500,
} as const;

export const CERTAINTIES = ['exact', 'reference', 'again', 'name', 'amount'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
export const CERTAINTY_LABELS: Record<Certainty, string> = {
  exact: 'Même référence, même montant',
  reference: 'Même référence, autre montant',
  again: 'Référence d’un don déjà reçu',
  name: 'Même montant, même nom',
  amount: 'Même montant',
};
