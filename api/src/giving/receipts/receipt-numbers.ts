import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_BYTES = 24;

/**
 * The next number of a year. Its row is held until the caller's transaction ends: the next receipt waits, and where
 * this one fails its number is given again, so that none is ever missing.
 */
export async function nextSequence(tx: EntityManager, year: number): Promise<number> {
  const [counter] = await tx.query<{ last: number }[]>(
    `INSERT INTO receipt_counters (year, last) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last = receipt_counters.last + 1 RETURNING last`,
    [year],
  );
  return counter!.last;
}

/** `2026-000123` */
export function receiptNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(6, '0')}`;
}

/** 120 random bits in letters and digits that are not mistaken for one another. */
export function newReceiptCode(): string {
  return [...randomBytes(CODE_BYTES)].map((byte) => ALPHABET[byte & 31]).join('');
}
