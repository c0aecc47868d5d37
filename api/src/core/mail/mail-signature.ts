import type { Configuration } from '../../platform/config/configuration.js';

/**
 * What a mailbox must find as it was written: all that it shows, and by what it lets a person unsubscribe, which it only
 * offers where both headers are signed (RFC 8058).
 */
const SIGNED_HEADERS = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** How e-mails are signed (RFC 6376), as Nodemailer takes it; undefined where no key was given. */
export function mailSignature({ senderDomain, dkimSelector, dkimPrivateKey }: Configuration) {
  if (!dkimSelector || !dkimPrivateKey) return undefined;
  return {
    domainName: senderDomain,
    keySelector: dkimSelector,
    privateKey: dkimPrivateKey,
    headerFieldNames: SIGNED_HEADERS,
  };
}
