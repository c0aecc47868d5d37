import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import type { VerificationContext } from './email-verification.contract.js';
import { emailVerificationErrors } from './email-verification.errors.js';
import { markedMethods } from '../../platform/discovery/marked-methods.js';
import type { EmailVerificationInput, EmailVerified } from './email-verification.dto.js';

const MOST_A_MINUTE = 30;

/** Verifies what a token is for; null where it opens nothing (any more). Again and again, it answers the same. */
type Verify = (token: string) => Promise<EmailVerified | null>;

/** Marks a method `(token)` that verifies the tokens of a context. */
export const VerifiesEmail = DiscoveryService.createDecorator<{ context: VerificationContext }>();

/** The one address that emails lead to in order to prove that a mailbox is someone's own. */
@Injectable()
export class EmailVerificationService {
  private found: ReadonlyMap<VerificationContext, Verify> | undefined;

  constructor(
    private readonly attempts: AttemptLimitService,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Where the address bar lost the context, each is asked. */
  async verify({ token, context }: EmailVerificationInput, address: string): Promise<EmailVerified> {
    await this.attempts.count(`verify-email:${this.attempts.disguise(address)}`, MOST_A_MINUTE);
    const known = this.known();
    const named = context && known.get(context);
    for (const verify of named ? [named] : known.values()) {
      const verified = await verify(token);
      if (verified) return verified;
    }
    throw emailVerificationErrors.tokenWrong();
  }

  private known(): ReadonlyMap<VerificationContext, Verify> {
    this.found ??= new Map(
      markedMethods<{ context: VerificationContext }, Verify>(this.discovery, VerifiesEmail).map(
        ({ value, run }) => [value.context, run],
      ),
    );
    return this.found;
  }
}
