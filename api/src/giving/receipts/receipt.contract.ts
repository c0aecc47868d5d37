/** The forms of the tax administration: of a person, of a company. */
export const RECEIPT_FORMS = ['2041-RD', '2041-MEC-SD'] as const;
export type ReceiptForm = (typeof RECEIPT_FORMS)[number];
export const RECEIPT_FORM_LABELS: Record<ReceiptForm, string> = {
  '2041-RD': 'Particulier (2041-RD)',
  '2041-MEC-SD': 'Entreprise (2041-MEC-SD)',
};

export const RECEIPT_KINDS = ['single', 'yearly'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
export const RECEIPT_KIND_LABELS: Record<ReceiptKind, string> = {
  single: 'Un don',
  yearly: 'Les dons d’une année',
};

export const RECEIPT_STATUSES = ['issued', 'voided'] as const;
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];
export const RECEIPT_STATUS_LABELS: Record<ReceiptStatus, string> = { issued: 'Émis', voided: 'Annulé' };

export const RECEIPT_MESSAGES = {
  specimen:
    'Ce document est un spécimen, fait pendant un essai : ce n’est pas un reçu fiscal, et aucun argent n’a circulé.',
  unknown: 'Aucun reçu ne porte ce code.',
  reason: 'Dites pourquoi ce reçu est remplacé',
  voidReason: 'Dites pourquoi ce reçu est annulé',
} as const;

/** What a specimen bears in the place of a code. */
export const SPECIMEN_CODE = 'SPECIMEN';

/** 24 letters and digits, as they are printed: in groups of four. */
export const RECEIPT_CODE_LENGTH = 24;

/** The code as it is kept, however it was typed; null where it has not the form of one. */
export function receiptCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\u00a0-]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return /^[0-9A-HJKMNP-TV-Z]{24}$/.test(code) ? code : null;
}

/** A code in groups of four, as one reads it aloud. */
export function shownReceiptCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
