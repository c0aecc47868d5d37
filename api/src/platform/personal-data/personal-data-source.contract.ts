/** Articles 6.1.a, b, c and f of the GDPR. */
export type LegalBasis = 'consent' | 'contract' | 'legal_obligation' | 'legitimate_interest';
