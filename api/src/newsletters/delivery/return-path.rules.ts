import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose copy of which newsletter a message is, as its Message-ID and its return address name it. */
export interface ReturnTag {
  newsletter_id: number;
  recipient_id: string;
  signature: string;
}

/** Sixty-four bits: nobody guesses one, and it fits into an address (RFC 5321: 64 characters before the @). */
const SIGNED_WITH = 16;
const MOST_TAGS = 20;

/** Signed with the key of its mailing, so that nobody can make one up: `nl5-123-9f86d081884c7d65`. */
export const returnTag = (key: string, newsletterId: number, recipientId: string): string =>
  `nl${newsletterId}-${recipientId}-${signatureOf(key, newsletterId, recipientId)}`;

/** Those that a text quotes, wherever they stand in it; nothing says yet that they are ours. */
export function returnTagsIn(text: string): ReturnTag[] {
  const found = text.matchAll(/[+-]nl([1-9]\d{0,8})-([1-9]\d{0,17})-([0-9a-f]{16})@/gi);
  return [...found].slice(0, MOST_TAGS).map(([, newsletter = '', recipient_id = '', signature = '']) => ({
    newsletter_id: Number(newsletter),
    recipient_id,
    signature: signature.toLowerCase(),
  }));
}

/** Whether it was signed with the key of its mailing. */
export function isSigned({ newsletter_id, recipient_id, signature }: ReturnTag, key: string): boolean {
  const expected = signatureOf(key, newsletter_id, recipient_id);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}

const signatureOf = (key: string, newsletterId: number, recipientId: string) =>
  createHmac('sha256', key).update(`${newsletterId}-${recipientId}`).digest('hex').slice(0, SIGNED_WITH);
