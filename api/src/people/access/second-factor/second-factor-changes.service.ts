import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';
import { type StaffNotice, StaffNoticesService } from '../staff-notices.service.js';
import { SecondFactorAuditService } from './second-factor-audit.service.js';

const QUARTER_MS = 15 * MINUTE_MS;
/** Codes that one session may try at changes of its own second factor. */
const CHANGES_PER_QUARTER = 10;

/** What goes with each change of a second factor: tries are few, history keeps it, and the association is told. */
@Injectable()
export class SecondFactorChangesService {
  constructor(
    private readonly attempts: AttemptLimitService,
    private readonly audit: SecondFactorAuditService,
    private readonly notices: StaffNoticesService,
  ) {}

  count(staffId: number): Promise<void> {
    return this.attempts.count(`second-factor-change:${staffId}`, CHANGES_PER_QUARTER, {
      windowMs: QUARTER_MS,
    });
  }

  /** That it is in place now, or is not any more. */
  async record(
    tx: EntityManager,
    author: Author,
    staffId: number,
    is: boolean,
    notice: StaffNotice,
  ): Promise<void> {
    await this.audit.record(tx, author, staffId, { was: !is, is });
    await this.notices.send(tx, notice);
  }
}
