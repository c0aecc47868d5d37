import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What authenticator applications take for granted. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** As many bits as HMAC-SHA-1 has (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** A clock that is half a minute fast or slow is right enough (RFC 6238, 5.2). */
const STEPS_OFF = [0, -1, 1];
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The number of the time step that a moment is in. */
export function totpStep(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/** The code of a time step (RFC 6238, over RFC 4226 with SHA-1). */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The step of this moment, or of the one before or after, whose code this is; null where it is none of theirs. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | null {
  const current = totpStep(now);
  const offered = Buffer.from(code);
  const steps = STEPS_OFF.map((off) => current + off).filter((step) => {
    const wanted = Buffer.from(totpCode(secret, step));
    return wanted.length === offered.length && timingSafeEqual(wanted, offered);
  });
  return steps[0] ?? null;
}

/** RFC 4648, without padding: what an application reads and a person may type. */
export function base32(bytes: Buffer): string {
  let [bits, value, text] = [0, 0, ''];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += BASE32[(value >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

/** The content of the QR code (Key Uri Format). */
export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const label = [issuer, account].map((part) => encodeURIComponent(part.replaceAll(':', ' '))).join(':');
  const parameters = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${parameters}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
