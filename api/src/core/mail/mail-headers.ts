import type { Mailbox } from './mailer.js';

/** What a person typed as one line of a header: nothing in it can begin another one. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** One address, given to the mailer apart from any name, so that nothing in it is read as a list. */
export function addressee(address: string): Mailbox {
  return { name: '', address: oneLine(address) };
}

/** For emails that nobody wrote by hand: other programs must not answer them (RFC 3834). */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Before the tag of an address that one writes to in order to receive no more: `retours+stop-…@`. */
export const STOP_MARK = 'stop-';

/** How a mailbox offers to stop the emails: by one POST without a page (RFC 8058), or by writing (RFC 2369). */
export function unsubscribeHeaders(
  page: string,
  mailbox: string | null,
  subject: string,
): Record<string, string> {
  const byLetter = mailbox ? `, <mailto:${mailbox}?subject=${encodeURIComponent(subject)}>` : '';
  return {
    'List-Unsubscribe': `<${page}>${byLetter}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
