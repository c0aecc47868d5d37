import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import type { VerificationContext } from './email-verification.contract.js';
import { emailVerificationErrors } from './email-verification.errors.js';
import { type MarkedMethod, markedMethods } from '../../platform/discovery/marked-methods.js';
import { byName } from '../../platform/discovery/marked-providers.js';
import type { EmailVerificationInput, EmailVerified } from './email-verification.dto.js';

const MOST_A_MINUTE = 30;

/** Verifies what a token is for; null where it opens nothing (any more). Again and again, it answers the same. */
type Verify = (token: string) => Promise<EmailVerified | null>;

interface Context {
  context: VerificationContext;
}

/** Marks a method `(token)` that verifies the tokens of a context. */
export const VerifiesEmail = DiscoveryService.createDecorator<Context>();

/** The one address that emails lead to in order to prove that a mailbox is someone's own. */
@Injectable()
export class EmailVerificationService implements OnModuleInit {
  private contexts: ReadonlyMap<string, MarkedMethod<Context, Verify>> = new Map();

  constructor(
    private readonly attempts: AttemptLimitService,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const marked = markedMethods<Context, Verify>(this.discovery, VerifiesEmail);
    this.contexts = byName(marked, ({ value }) => value.context);
  }

  /** Where the address bar lost the context, each is asked. */
  async verify({ token, context }: EmailVerificationInput, address: string): Promise<EmailVerified> {
    await this.attempts.count(`verify-email:${this.attempts.disguise(address)}`, MOST_A_MINUTE);
    const named = context && this.contexts.get(context);
    for (const { run } of named ? [named] : this.contexts.values()) {
      const verified = await run(token);
      if (verified) return verified;
    }
    throw emailVerificationErrors.tokenWrong();
  }
}
