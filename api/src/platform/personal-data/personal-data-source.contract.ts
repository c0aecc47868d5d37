/** Articles 6.1.a, b, c and f of the GDPR. */
export const LEGAL_BASES = ['consent', 'contract', 'legal_obligation', 'legitimate_interest'] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];
