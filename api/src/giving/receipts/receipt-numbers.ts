import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_BYTES = 24;

/** `2026-000123` */
export function receiptNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(6, '0')}`;
}

/** 120 random bits in letters and digits that are not mistaken for one another. */
export function newReceiptCode(): string {
  return [...randomBytes(CODE_BYTES)].map((byte) => ALPHABET[byte & 31]).join('');
}
