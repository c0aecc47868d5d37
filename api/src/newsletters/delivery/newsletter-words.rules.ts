import { CAPITALS, SUSPECT_WORDS } from './newsletter-checks.content.js';

/** What filters would hold against a subject: words, strings of signs, and shouting. */
export function suspectWords(subject: string): string[] {
  const found = SUSPECT_WORDS.filter(([pattern]) => pattern.test(subject)).map(([, word]) => word);
  const letters = subject.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length >= 8 && letters === letters.toUpperCase();
  return isShouted ? [...found, CAPITALS] : found;
}

/** Whether a TXT record of the sender's domain lets our relay write in its name (RFC 7208). */
export const hasSpf = (records: readonly string[]) =>
  records.some((record) => /^v=spf1(?:\s|$)/i.test(record));

/** Whether the domain says what to do with mail that is not from it (RFC 7489). */
export const hasDmarc = (records: readonly string[]) =>
  records.some((record) => /^v=DMARC1\s*;.*\bp\s*=\s*(?:none|quarantine|reject)/i.test(record));

/** Whether a key stands under the selector; an empty one was withdrawn (RFC 6376). */
export const hasDkim = (records: readonly string[]) =>
  records.some((record) => /\bp\s*=\s*[A-Za-z0-9+/]/.test(record));
