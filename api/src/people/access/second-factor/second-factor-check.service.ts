import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, Not, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { normaliseFactor, recoveryCodeHash } from './recovery-codes.js';
import { RecoveryCodeRow, SecondFactorRow } from './second-factor.entity.js';
import { SecondFactorSecretsService } from './second-factor-secrets.service.js';
import { matchingStep } from './totp.js';

/** `used` was right before; `unreadable` might be right, but the key of the secret is gone. */
export type FactorOutcome = 'application' | 'recovery' | 'wrong' | 'used' | 'unreadable';

/** Whether a code is the second factor of somebody; each is taken once, whatever is sent at once. */
@Injectable()
export class SecondFactorCheckService {
  constructor(
    @InjectRepository(SecondFactorRow) private readonly factors: Repository<SecondFactorRow>,
    private readonly secrets: SecondFactorSecretsService,
    private readonly clock: Clock,
  ) {}

  isEnabled(staffId: number): Promise<boolean> {
    return this.factors.existsBy({ staff_id: staffId, confirmed_at: Not(IsNull()) });
  }

  /** Takes a code of the application or a recovery code, in the transaction of what it allows. */
  async take(tx: EntityManager, staffId: number, typed: string): Promise<FactorOutcome> {
    const factor = await tx.findOneBy(SecondFactorRow, { staff_id: staffId, confirmed_at: Not(IsNull()) });
    if (!factor) return 'wrong';
    const code = normaliseFactor(typed);
    return /^\d{6}$/.test(code) ? this.takeStep(tx, factor, code) : this.takeRecoveryCode(tx, staffId, code);
  }

  /** How many recovery codes are left. */
  codesLeft(tx: EntityManager, staffId: number): Promise<number> {
    return tx.countBy(RecoveryCodeRow, { staff_id: staffId, used_at: IsNull() });
  }

  private async takeStep(tx: EntityManager, factor: SecondFactorRow, code: string): Promise<FactorOutcome> {
    const secret = await this.secrets.open(factor);
    if (!secret) return 'unreadable';
    const step = matchingStep(secret, code, this.clock.now());
    if (step === null) return 'wrong';
    const newer = { staff_id: factor.staff_id, last_step: LessThan(String(step)) };
    const { affected } = await tx.update(SecondFactorRow, newer, { last_step: String(step) });
    return affected === 1 ? 'application' : 'used';
  }

  private async takeRecoveryCode(tx: EntityManager, staffId: number, code: string): Promise<FactorOutcome> {
    const code_hash = recoveryCodeHash(code);
    if (!code_hash) return 'wrong';
    const one = { staff_id: staffId, code_hash };
    const { affected } = await tx.update(
      RecoveryCodeRow,
      { ...one, used_at: IsNull() },
      { used_at: this.clock.now() },
    );
    if (affected === 1) return 'recovery';
    return (await tx.existsBy(RecoveryCodeRow, one)) ? 'used' : 'wrong';
  }
}
