import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import { StaffNoticesService } from '../staff-notices.service.js';
import { replaceCodes } from './recovery-code-rows.js';
import { SecondFactorRow } from './second-factor.entity.js';
import { secondFactorErrors } from './second-factor.errors.js';
import { SecondFactorAuditService } from './second-factor-audit.service.js';
import { SecondFactorChangesService } from './second-factor-changes.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { secondFactorNotices as texts } from './second-factor-notices.content.js';
import type { RecoveryCodes, SecondFactorStatus } from './second-factor.dto.js';

/** What members of staff do with their own second factor. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly check: SecondFactorCheckService,
    private readonly audit: SecondFactorAuditService,
    private readonly changes: SecondFactorChangesService,
    private readonly notices: StaffNoticesService,
  ) {}

  async status(staffId: number, is_required: boolean): Promise<SecondFactorStatus> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(SecondFactorRow, { staff_id: staffId });
    const enabled_at = row?.confirmed_at?.toISOString() ?? null;
    const recovery_codes_left = enabled_at ? await this.check.codesLeft(manager, staffId) : 0;
    return { is_enabled: enabled_at !== null, enabled_at, recovery_codes_left, is_required };
  }

  async renewCodes({ id, name }: CallingStaff, typed: string): Promise<RecoveryCodes> {
    await this.changes.count(id);
    return this.dataSource.transaction(async (tx) => {
      await this.proven(tx, id, typed);
      await this.notices.send(tx, texts.codesRenewed(name));
      return replaceCodes(tx, id);
    });
  }

  async remove({ id, name }: CallingStaff, typed: string): Promise<void> {
    await this.changes.count(id);
    await this.dataSource.transaction(async (tx) => {
      await this.proven(tx, id, typed);
      await tx.delete(SecondFactorRow, { staff_id: id });
      await this.changes.record(tx, { id, name }, id, false, texts.removed(name));
    });
  }

  /** Takes somebody's second factor away: their access code alone lets them in again. */
  async reset(staffId: number, by: Author): Promise<void> {
    if (staffId === by.id) throw secondFactorErrors.ownReset();
    await this.dataSource.transaction(async (tx) => {
      const staff = await this.audit.lockStaff(tx, staffId);
      const { affected } = await tx.delete(SecondFactorRow, { staff_id: staffId });
      if (!affected) throw secondFactorErrors.notEnabled();
      await this.changes.record(tx, by, staffId, false, texts.reset(staff.name, by.name));
    });
  }

  private async proven(tx: EntityManager, staffId: number, typed: string): Promise<void> {
    if (!(await tx.existsBy(SecondFactorRow, { staff_id: staffId }))) throw secondFactorErrors.notEnabled();
    const outcome = await this.check.take(tx, staffId, typed);
    if (outcome === 'unreadable') throw secondFactorErrors.unreadable();
    if (outcome === 'used') throw secondFactorErrors.alreadyUsed();
    if (outcome === 'wrong') throw secondFactorErrors.refused();
  }
}
