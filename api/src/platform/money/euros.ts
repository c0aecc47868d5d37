const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Cents as one reads them: « 1 250,00 € ». */
export const inEuros = (cents: number): string => EUROS.format(cents / 100);
