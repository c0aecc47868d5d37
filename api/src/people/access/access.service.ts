import { Injectable } from '@nestjs/common';
import { accessErrors } from './access.errors.js';
import { codeMatches, normaliseCode } from './access-code.js';
import { CodeHoldersService } from './code-holders.service.js';
import type { Visitor } from './gate/device-cookie.js';
import { type Admission, EntranceService } from './gate/entrance.service.js';
import { GateLimitsService } from './gate/gate-limits.service.js';
import { ChallengesService } from './second-factor/challenges.service.js';
import { SecondFactorCheckService } from './second-factor/second-factor-check.service.js';
import type { SecondFactorAsked } from './second-factor/second-factor.dto.js';

/** The gate: codes in, sessions out. */
@Injectable()
export class AccessService {
  constructor(
    private readonly holders: CodeHoldersService,
    private readonly limits: GateLimitsService,
    private readonly factors: SecondFactorCheckService,
    private readonly challenges: ChallengesService,
    private readonly entrance: EntranceService,
  ) {}

  /** Lets in whoever holds `typed`, or asks for the second factor; refuses with 401, or 429 past the limits. */
  async enter(typed: string, visitor: Visitor): Promise<Admission | SecondFactorAsked> {
    const code = normaliseCode(typed);
    const holder = await this.holders.possibleHolderOf(code);
    const isRight = await this.limits.compare(
      visitor,
      holder?.id ?? null,
      async () => holder !== null && codeMatches(holder.code_hash, code),
    );
    if (!holder || !isRight) throw accessErrors.wrongCode();
    if (await this.factors.isEnabled(holder.id)) return this.challenges.open(holder.id);
    return this.entrance.open(holder, visitor);
  }
}
