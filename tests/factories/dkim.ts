import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';

export interface SigningKey {
  /** As `DKIM_PRIVATE_KEY` wants it: one line. */
  line: string;
  pem: string;
  /** What stands in the names' directory. */
  record: string;
}

/** A key by which e-mails are signed. */
export function signingKey(bits = 2048): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const published = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    line: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=rsa; p=${published}`,
  };
}

/** What a mailbox finds of the signatures of a message, where `name` holds this record. */
export async function signaturesOf(message: string, name: string, record: string) {
  const { results } = await dkimVerify(Buffer.from(message), {
    resolver: async (asked) => {
      if (asked !== name)
        throw Object.assign(new Error(`queryTxt ENOTFOUND ${asked}`), { code: 'ENOTFOUND' });
      return [[record]];
    },
  });
  return results.map(({ status, signingDomain, selector, signingHeaders }) => ({
    result: status.result,
    domain: signingDomain,
    selector,
    headers: signingHeaders?.keys.toLowerCase().split(/\s*:\s*/) ?? [],
  }));
}
