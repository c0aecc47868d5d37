import { ValidateBy } from 'class-validator';
import { find } from 'linkifyjs';

/** Of whatever ending: two letters or more, a dot, and small letters at once; a sentence begins with a capital. */
const DOTTED = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}/u;
const NUMERIC = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
const SCHEME = /\w:\/\/|\bwww\.|\b(?:mailto|tel|data|javascript):/i;
const MAILBOX = /\S@\S/;

/**
 * Whether a text holds the address of a site or of a mailbox, or what mail programs would make a link of: written
 * whole or not, of any ending, with dots of other scripts, with invisible letters in it.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/[\u3002\u2024\uff61]/g, '.');
  if ([DOTTED, NUMERIC, SCHEME, MAILBOX].some((form) => form.test(plain))) return true;
  return find(plain).length > 0;
}

/** Refuses a text that holds one; anything but text is for another check. */
export function NoWebAddress(message: string): PropertyDecorator {
  return ValidateBy(
    {
      name: 'noWebAddress',
      validator: { validate: (value: unknown) => typeof value !== 'string' || !hasWebAddress(value) },
    },
    { message },
  );
}
