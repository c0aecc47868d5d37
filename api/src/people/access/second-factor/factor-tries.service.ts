import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import type { Problem } from '../../../platform/errors/problem.js';
import { CallersService } from '../gate/callers.service.js';
import type { Visitor } from '../gate/device-cookie.js';
import { StaffNoticesService } from '../staff-notices.service.js';
import type { StaffRow } from '../staff.entity.js';
import { secondFactorErrors } from './second-factor.errors.js';
import { type FactorOutcome, SecondFactorCheckService } from './second-factor-check.service.js';
import { secondFactorNotices as texts } from './second-factor-notices.content.js';

/** Of one member of staff, over all challenges: who found an access code has no more tries than this at the rest. */
const TRIES_PER_HOUR = 20;

/** Tries at somebody's second factor from outside, which are few. */
@Injectable()
export class FactorTriesService {
  constructor(
    private readonly factors: SecondFactorCheckService,
    private readonly callers: CallersService,
    private readonly attempts: AttemptLimitService,
    private readonly notices: StaffNoticesService,
  ) {}

  /** Takes what was typed, or answers that no try is left; a recovery code that is used is told to staff. */
  async take(
    tx: EntityManager,
    { id, name }: StaffRow,
    typed: string,
    visitor: Visitor,
  ): Promise<FactorOutcome | Problem> {
    const limited = await this.limit(tx, id, visitor);
    if (limited) return limited;
    const outcome = await this.factors.take(tx, id, typed);
    if (outcome === 'recovery')
      await this.notices.send(tx, texts.codeUsed(name, await this.factors.codesLeft(tx, id)));
    return outcome;
  }

  /** A device of their own has tries of its own: whoever stole an access code cannot use those up. */
  private async limit(tx: EntityManager, staffId: number, visitor: Visitor): Promise<Problem | null> {
    const own = (await this.callers.isOwnDevice(tx, visitor, staffId))
      ? visitor.device!.token_hash
      : 'elsewhere';
    const key = `second-factor:${staffId}:${own}`;
    if (await this.attempts.allows(key, TRIES_PER_HOUR, { windowMs: HOUR_MS, tx })) return null;
    return secondFactorErrors.tooMany(this.attempts.secondsLeft(HOUR_MS));
  }
}
