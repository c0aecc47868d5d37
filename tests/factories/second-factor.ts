import { totpCode, totpStep, BASE32 } from '@livres/api/dist/people/access/second-factor/totp.js';
import type { RecoveryCodes, SecondFactorEnrolment } from '@livres/api/contract';
import type { Request } from './requests.ts';

/** An authenticator application that has read the secret. */
export class Authenticator {
  private readonly secret: Buffer;

  constructor(base32: string) {
    const bits = [...base32].map((email) => BASE32.indexOf(email).toString(2).padStart(5, '0')).join('');
    this.secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }

  /** What it shows at `now`, or so many steps of 30 seconds off. */
  code(now: Date, stepsOff = 0): string {
    return totpCode(this.secret, totpStep(now) + stepsOff);
  }

  /** What it shows neither at `now` nor within five minutes of it. */
  wrongCode(now: Date): string {
    const shown = new Set(Array.from({ length: 21 }, (_, step) => this.code(now, step - 10)));
    for (let code = 0; ; code += 1) {
      const wrong = String(code).padStart(6, '0');
      if (!shown.has(wrong)) return wrong;
    }
  }
}

/** Puts a second factor in place for whoever asks. */
export async function enrolled(
  staff: Request,
  now: Date,
): Promise<{ application: Authenticator; recovery: string[] }> {
  const { body } = await staff<SecondFactorEnrolment>('/access/second-factor/enrolment', { method: 'POST' });
  const application = new Authenticator(body.secret);
  const confirmed = await staff<RecoveryCodes>('/access/second-factor/confirmation', {
    body: { code: application.code(now) },
  });
  if (confirmed.status !== 201) throw new Error(`confirmation: ${confirmed.status} ${confirmed.text}`);
  return { application, recovery: confirmed.body.recovery_codes };
}
