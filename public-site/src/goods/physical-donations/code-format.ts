import { PHYSICAL_DONATION_LIMITS } from '@livres/api/contract';

const DIGITS = PHYSICAL_DONATION_LIMITS.code_digits;
const HALF = DIGITS / 2;

/** `12345678` is written `1234-5678`; whatever is no digit goes. */
export function formattedCode(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
  return digits.length > HALF ? `${digits.slice(0, HALF)}-${digits.slice(HALF)}` : digits;
}

export function isWholeCode(typed: string): boolean {
  return typed.replace(/\D/g, '').length === DIGITS;
}

/** Where the caret stands once the code is written: after as many digits as before. */
export function caretAfter(typed: string, caret: number): number {
  const digits = typed.slice(0, caret).replace(/\D/g, '').length;
  return Math.min(digits > HALF ? digits + 1 : digits, DIGITS + 1);
}

/** `04:59`; nothing is left below 0. */
export function clockOf(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}
