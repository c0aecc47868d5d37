import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { lockRecord } from '../../../platform/database/optimistic.js';
import { Problem } from '../../../platform/errors/problem.js';
import { newPrivateToken, privateTokenHash } from '../../../platform/http/private-token.js';
import type { Visitor } from '../gate/device-cookie.js';
import { type Admission, EntranceService } from '../gate/entrance.service.js';
import { StaffNoticesService } from '../staff-notices.service.js';
import { StaffRow } from '../staff.entity.js';
import { FactorTriesService } from './factor-tries.service.js';
import { SECOND_FACTOR_LIMITS } from './second-factor.contract.js';
import { ChallengeRow } from './second-factor.entity.js';
import { secondFactorErrors } from './second-factor.errors.js';
import type { FactorOutcome } from './second-factor-check.service.js';
import { secondFactorNotices as texts } from './second-factor-notices.content.js';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/durations.contract.js';
import type { SecondFactorAsked } from './second-factor.dto.js';

/** The second step of the gate: a right access code opens a challenge, and its second factor a session. */
@Injectable()
export class ChallengesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tries: FactorTriesService,
    private readonly entrance: EntranceService,
    private readonly notices: StaffNoticesService,
    private readonly clock: Clock,
  ) {}

  async open(staffId: number): Promise<SecondFactorAsked> {
    const challenge = newPrivateToken();
    const expires_at = new Date(this.clock.now().getTime() + SECOND_FACTOR_LIMITS.challenge_ms);
    const row = { token_hash: privateTokenHash(challenge)!, staff_id: staffId, expires_at, tries: 0 };
    await this.dataSource.manager.insert(ChallengeRow, row);
    return { second_factor: { challenge, expires_at: expires_at.toISOString() } };
  }

  /** Lets in whoever has the second factor; refuses with 401 and the tries that are left, 410 where none are. */
  async answer(challenge: string, typed: string, visitor: Visitor): Promise<Admission> {
    const hash = privateTokenHash(challenge);
    // Committed whatever comes out: a refusal must not take the counted try back.
    const outcome = hash
      ? await this.dataSource.transaction((tx) => this.tryOnce(tx, hash, typed, visitor))
      : secondFactorErrors.expired();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  private async tryOnce(
    tx: EntityManager,
    token_hash: string,
    typed: string,
    visitor: Visitor,
  ): Promise<Admission | Problem> {
    const known = await tx.findOneBy(ChallengeRow, { token_hash });
    // The member of staff before the challenge, as whoever revokes a code does.
    const staff = known && (await lockRecord(tx, StaffRow, known.staff_id));
    const challenge = staff && (await this.lock(tx, token_hash));
    if (!staff || staff.revoked_at || !challenge) return secondFactorErrors.expired();
    const outcome = await this.tries.take(tx, staff, typed, visitor);
    if (outcome instanceof Problem) return outcome;
    if (outcome !== 'application' && outcome !== 'recovery')
      return this.refuse(tx, staff, challenge, outcome);
    await tx.delete(ChallengeRow, { token_hash });
    return this.entrance.admit(tx, staff, visitor);
  }

  private async lock(tx: EntityManager, token_hash: string): Promise<ChallengeRow | null> {
    const row = await tx.findOne(ChallengeRow, {
      where: { token_hash },
      lock: { mode: 'pessimistic_write' },
    });
    return row && row.expires_at > this.clock.now() ? row : null;
  }

  private async refuse(
    tx: EntityManager,
    staff: StaffRow,
    challenge: ChallengeRow,
    outcome: Exclude<FactorOutcome, 'application' | 'recovery'>,
  ): Promise<Problem> {
    const { token_hash } = challenge;
    const left = SECOND_FACTOR_LIMITS.tries - challenge.tries - 1;
    if (left > 0) await tx.update(ChallengeRow, { token_hash }, { tries: challenge.tries + 1 });
    else {
      await tx.delete(ChallengeRow, { token_hash });
      const notice = texts.wrongCodes(staff.name, SECOND_FACTOR_LIMITS.tries);
      await this.notices.sendOnceWithin(tx, HOUR_MS, `second-factor:${staff.id}`, notice);
    }
    if (outcome === 'unreadable') {
      await this.notices.sendOnceWithin(tx, DAY_MS, 'unreadable', texts.unreadable);
      return secondFactorErrors.unreadable();
    }
    return outcome === 'used' ? secondFactorErrors.usedCode(left) : secondFactorErrors.wrongCode(left);
  }
}
