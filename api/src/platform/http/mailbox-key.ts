import { domainToUnicode } from 'node:url';
import { typedMailAddress } from './mail-address.contract.js';

/** What somebody typed or pasted as an address, its domain in one form: « xn--cole-9oa.fr » and « École.fr » are « école.fr ». */
export function inOneForm(email: string): string {
  const typed = typedMailAddress(email);
  const at = typed.lastIndexOf('@');
  const domain = at > 0 ? domainToUnicode(typed.slice(at + 1)) : '';
  // What is no domain stays as it was typed, for whoever checks it.
  return domain ? `${typed.slice(0, at + 1)}${domain}` : typed;
}

/** What two writings of one mailbox have in common: nothing around it or unseen in it, no case, one form of the domain. */
export const mailboxKey = (email: string): string => inOneForm(email).normalize('NFC').toLowerCase();
