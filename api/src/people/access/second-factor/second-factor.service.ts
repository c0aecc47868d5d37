import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { SettingsService } from '../../../core/settings/settings.service.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import { StaffNoticesService } from '../staff-notices.service.js';
import { qrCodePath } from './qr-code-path.js';
import { newRecoveryCodes, normaliseFactor, recoveryCodeHash } from './recovery-codes.js';
import { RecoveryCodeRow, SecondFactorRow } from './second-factor.entity.js';
import { secondFactorErrors } from './second-factor.errors.js';
import { SecondFactorAuditService } from './second-factor-audit.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { secondFactorNotices as texts } from './second-factor-notices.content.js';
import { SecondFactorSecretsService } from './second-factor-secrets.service.js';
import { base32, matchingStep, newTotpSecret, totpUri } from './totp.js';
import { DAY_MS, MINUTE_MS } from '../../../platform/clock/durations.contract.js';
import { Every } from '../../../platform/jobs/job.decorators.js';
import type { RecoveryCodes, SecondFactorEnrolment, SecondFactorStatus } from './second-factor.dto.js';

const QUARTER_MS = 15 * MINUTE_MS;
/** Codes that one session may try at changes of its own second factor. */
const CHANGES_PER_QUARTER = 10;

/** What members of staff do with their own second factor. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly check: SecondFactorCheckService,
    private readonly secrets: SecondFactorSecretsService,
    private readonly audit: SecondFactorAuditService,
    private readonly attempts: AttemptLimitService,
    private readonly settings: SettingsService,
    private readonly notices: StaffNoticesService,
    private readonly clock: Clock,
  ) {}

  async status(staffId: number, is_required: boolean): Promise<SecondFactorStatus> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(SecondFactorRow, { staff_id: staffId });
    const enabled_at = row?.confirmed_at?.toISOString() ?? null;
    const recovery_codes_left = enabled_at ? await this.check.codesLeft(manager, staffId) : 0;
    return { is_enabled: enabled_at !== null, enabled_at, recovery_codes_left, is_required };
  }

  /** A new secret for the application, which counts for nothing until it is confirmed; the one before is forgotten. */
  async enrol({ id, name }: CallingStaff): Promise<SecondFactorEnrolment> {
    const secret = newTotpSecret();
    const { sealed_secret, key_id } = await this.secrets.seal(id, secret);
    const rows = await this.dataSource.query<object[]>(
      `INSERT INTO staff_second_factors AS f (staff_id, sealed_secret, key_id, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (staff_id) DO UPDATE SET sealed_secret = $2, key_id = $3, created_at = $4
       WHERE f.confirmed_at IS NULL RETURNING 1`,
      [id, sealed_secret, key_id, this.clock.now()],
    );
    if (rows.length === 0) throw secondFactorErrors.alreadyEnabled();
    const uri = totpUri(secret, await this.settings.value('site_name'), name);
    return { secret: base32(secret), uri, qr_code: qrCodePath(uri) };
  }

  /** A first code of the application puts the second factor in place. */
  async confirm({ id, name }: CallingStaff, typed: string): Promise<RecoveryCodes> {
    await this.countChange(id);
    return this.dataSource.transaction(async (tx) => {
      const row = await tx.findOne(SecondFactorRow, {
        where: { staff_id: id },
        lock: { mode: 'pessimistic_write' },
      });
      if (row?.confirmed_at) throw secondFactorErrors.alreadyEnabled();
      const secret = row && (await this.secrets.open(row));
      if (!secret) throw secondFactorErrors.notEnrolling();
      const now = this.clock.now();
      const step = matchingStep(secret, normaliseFactor(typed), now);
      if (step === null) throw secondFactorErrors.refused();
      await tx.update(SecondFactorRow, { staff_id: id }, { confirmed_at: now, last_step: String(step) });
      await this.audit.record(tx, { id, name }, id, { was: false, is: true });
      await this.notices.send(tx, texts.added(name));
      return this.newCodes(tx, id);
    });
  }

  async renewCodes({ id, name }: CallingStaff, typed: string): Promise<RecoveryCodes> {
    await this.countChange(id);
    return this.dataSource.transaction(async (tx) => {
      await this.proven(tx, id, typed);
      await this.notices.send(tx, texts.codesRenewed(name));
      return this.newCodes(tx, id);
    });
  }

  async remove({ id, name }: CallingStaff, typed: string): Promise<void> {
    await this.countChange(id);
    await this.dataSource.transaction(async (tx) => {
      await this.proven(tx, id, typed);
      await tx.delete(SecondFactorRow, { staff_id: id });
      await this.audit.record(tx, { id, name }, id, { was: true, is: false });
      await this.notices.send(tx, texts.removed(name));
    });
  }

  /** Takes somebody's second factor away: their access code alone lets them in again. */
  async reset(staffId: number, by: Author): Promise<void> {
    if (staffId === by.id) throw secondFactorErrors.ownReset();
    await this.dataSource.transaction(async (tx) => {
      const staff = await this.audit.lockStaff(tx, staffId);
      const { affected } = await tx.delete(SecondFactorRow, { staff_id: staffId });
      if (!affected) throw secondFactorErrors.notEnabled();
      await this.audit.record(tx, by, staffId, { was: true, is: false });
      await this.notices.send(tx, texts.reset(staff.name, by.name));
    });
  }

  /** Forgets enrolments that nobody finished. */
  @Every({ name: 'access.forget', cron: '17 3 * * *' })
  async forgetUnconfirmed(): Promise<void> {
    const created_at = LessThan(new Date(this.clock.now().getTime() - DAY_MS));
    await this.dataSource.manager.delete(SecondFactorRow, { confirmed_at: IsNull(), created_at });
  }

  private async proven(tx: EntityManager, staffId: number, typed: string): Promise<void> {
    if (!(await tx.existsBy(SecondFactorRow, { staff_id: staffId }))) throw secondFactorErrors.notEnabled();
    const outcome = await this.check.take(tx, staffId, typed);
    if (outcome === 'unreadable') throw secondFactorErrors.unreadable();
    if (outcome === 'used') throw secondFactorErrors.alreadyUsed();
    if (outcome === 'wrong') throw secondFactorErrors.refused();
  }

  private countChange(staffId: number): Promise<void> {
    return this.attempts.count(`second-factor-change:${staffId}`, CHANGES_PER_QUARTER, {
      windowMs: QUARTER_MS,
    });
  }

  private async newCodes(tx: EntityManager, staff_id: number): Promise<RecoveryCodes> {
    const recovery_codes = newRecoveryCodes();
    await tx.delete(RecoveryCodeRow, { staff_id });
    await tx.insert(
      RecoveryCodeRow,
      recovery_codes.map((code) => ({ staff_id, code_hash: recoveryCodeHash(code)! })),
    );
    return { recovery_codes };
  }
}
