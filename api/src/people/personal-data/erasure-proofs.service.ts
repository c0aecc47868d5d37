import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { erasureTexts } from './personal-data.content.js';
import { type ErasureProof, PROOF_DAYS } from './personal-data.contract.js';
import type { ErasureOutcome, HeldOfPerson } from './personal-data.dto.js';
import { lastSignIn } from './personal-data.queries.js';
import { PersonalDataErasureRow } from './personal-data-erasure.entity.js';

export interface ErasureRequest {
  /** In lower case. */
  email: string;
  /** Null for the person themself. */
  by: { id: number; name: string } | null;
  proof: ErasureProof;
  reason: string;
}

const SHOWN = 20;

/** What proves that a person asked, and that they were erased, without naming them. */
@Injectable()
export class ErasureProofsService {
  constructor(
    private readonly auditLog: AuditLogService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** The erasures of this address, newest first. */
  async of(tx: EntityManager, email: string): Promise<HeldOfPerson['erasures']> {
    const rows = await tx.find(PersonalDataErasureRow, {
      where: { address_hash: this.addressHash(email) },
      order: { id: 'DESC' },
      take: SHOWN,
    });
    return rows.map(({ erased_at, asked_by, staff_name, reason }) => ({
      erased_at: erased_at.toISOString(),
      asked_by,
      staff_name,
      reason,
    }));
  }

  /** When a link sent to this address was last followed; null for none in 30 days. */
  async provenAt(tx: EntityManager, email: string): Promise<Date | null> {
    const since = new Date(this.clock.now().getTime() - PROOF_DAYS * DAY_MS);
    return (await lastSignIn.first(tx, email, since))?.created_at ?? null;
  }

  async keep(
    tx: EntityManager,
    { email, by, proof, reason }: ErasureRequest,
    kinds: ErasureOutcome['kinds'],
  ): Promise<void> {
    const row = await tx.save(
      tx.create(PersonalDataErasureRow, {
        address_hash: this.addressHash(email),
        asked_by: by ? 'staff' : 'member',
        proof,
        reason,
        staff_id: by?.id ?? null,
        staff_name: by?.name ?? null,
        erased_at: this.clock.now(),
        counts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
      }),
    );
    if (!by) return;
    await this.auditLog.record(tx, {
      author: by,
      action: 'purged',
      resource: 'personal-data',
      label: erasureTexts.label(row.id),
      before: {
        id: row.id,
        version: 1,
      },
      after: null,
    });
  }

  private addressHash(email: string): string {
    return this.attempts.disguise(`personal-data:${email}`);
  }
}
