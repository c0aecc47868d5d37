import { domainToUnicode } from 'node:url';

/** An address with its domain in one form: « xn--cole-9oa.fr » and « École.fr » are « école.fr ». */
export function inOneForm(email: string): string {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = at > 0 ? domainToUnicode(typed.slice(at + 1)) : '';
  // What is no domain stays as it was typed, for whoever checks it.
  return domain ? `${typed.slice(0, at + 1)}${domain}` : typed;
}

/** What two writings of one mailbox have in common: no outer space, no case, one form of the domain. */
export const mailboxKey = (email: string): string => inOneForm(email).normalize('NFC').toLowerCase();
