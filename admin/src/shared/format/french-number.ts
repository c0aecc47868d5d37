const NUMBER = new Intl.NumberFormat('fr-FR');
const SIZE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

export const frenchNumber = (value: number): string => NUMBER.format(value);

/** « 1 250 € », in any currency of ISO 4217; cents only where there are some. */
export function frenchMoney(value: number, currency: string): string {
  const decimals = Number.isInteger(value) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency, ...decimals }).format(value);
}

export function frenchFileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${SIZE.format(Math.max(1, Math.round(bytes / 1024)))}\u00a0Ko`;
  return `${SIZE.format(bytes / 1024 / 1024)}\u00a0Mo`;
}

export const euros = (amount: number): string => frenchMoney(amount, 'EUR');
