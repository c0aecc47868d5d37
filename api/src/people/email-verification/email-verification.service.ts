import { Injectable } from '@nestjs/common';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import type {
  EmailVerificationInput,
  EmailVerified,
  VerificationContext,
} from './email-verification.contract.js';
import { emailVerificationErrors } from './email-verification.errors.js';

const MOST_A_MINUTE = 30;

/** Verifies what a token is for; null where it opens nothing (any more). Again and again, it answers the same. */
type Verify = (token: string) => Promise<EmailVerified | null>;

/** The one address that emails lead to in order to prove that a mailbox is someone's own. */
@Injectable()
export class EmailVerificationService {
  private readonly known = new Map<VerificationContext, Verify>();

  constructor(private readonly attempts: AttemptLimitService) {}

  /** Says who verifies the tokens of a context; call it while the modules are being built. */
  register(context: VerificationContext, verify: Verify): void {
    this.known.set(context, verify);
  }

  /** Where the address bar lost the context, each is asked. */
  async verify({ token, context }: EmailVerificationInput, address: string): Promise<EmailVerified> {
    await this.attempts.count(`verify-email:${this.attempts.disguise(address)}`, MOST_A_MINUTE);
    const named = context && this.known.get(context);
    for (const verify of named ? [named] : this.known.values()) {
      const verified = await verify(token);
      if (verified) return verified;
    }
    throw emailVerificationErrors.tokenWrong();
  }
}
