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

/**
 * What stands under the selector (RFC 6376): no key, or one that was withdrawn; a key; another one than ours, base64,
 * where that is known.
 */
export function dkimState(
  records: readonly string[],
  ours: string | null,
): 'missing' | 'published' | 'another' {
  const keys = records.flatMap((record) => {
    const [, key = ''] = /(?:^|;)\s*p\s*=([^;]*)/i.exec(record) ?? [];
    return key.replaceAll(/\s/g, '') || [];
  });
  if (keys.length === 0) return 'missing';
  return ours === null || keys.includes(ours) ? 'published' : 'another';
}
