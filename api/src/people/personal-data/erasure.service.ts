import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditRedactionService } from '../../core/audit/audit-redaction.service.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { ErasureObstacle } from '../../platform/personal-data/personal-data-source.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { ErasedFilesService } from './erased-files.service.js';
import { HeldDataService } from './held-data.service.js';
import { PersonalDataErasureRow } from './personal-data-erasure.entity.js';
import { erasureTexts } from './personal-data.content.js';
import type { ErasureProof } from './personal-data.contract.js';
import { personalDataErrors } from './personal-data.errors.js';
import { type PersonalSource, PersonalDataSourcesService, tableOf } from './personal-data-sources.service.js';
import { QueuedJobsService } from './queued-jobs.service.js';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';
import type { ErasureOutcome } from './personal-data.dto.js';

export interface ErasureRequest {
  /** In lower case. */
  email: string;
  /** Null for the person themself. */
  by: { id: number; name: string } | null;
  proof: ErasureProof;
  reason: string;
}

/** Longer than 75 000 gifts take; past it nothing is changed. */
const MOST_MS = MINUTE_MS;

/** Erases a person from everything that declares to hold something of them, in one transaction. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly sources: PersonalDataSourcesService,
    private readonly held: HeldDataService,
    private readonly redaction: AuditRedactionService,
    private readonly jobs: QueuedJobsService,
    private readonly files: ErasedFilesService,
    private readonly auditLog: AuditLogService,
    private readonly attempts: AttemptLimitService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** What stands in the way; the rows that it depends on are held until the transaction ends. */
  async obstacles(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    const found: ErasureObstacle[] = [];
    const own = await this.settings.value('contact_email', tx);
    if (own && own.toLowerCase() === email)
      found.push({
        code: 'adresse-de-l-association',
        detail: erasureTexts.ownAddress,
        path: '/admin/settings',
      });
    // Recurring gifts are held before the gifts that they are made of.
    for (const { holder } of this.sources.all().toReversed())
      found.push(...((await holder.obstacles?.(tx, email)) ?? []));
    return found;
  }

  /** Erases in the caller's transaction; refuses (409) while something runs. Asked twice at once, the second finds nothing. */
  async erase(tx: EntityManager, request: ErasureRequest): Promise<ErasureOutcome> {
    try {
      return await this.eraseAll(tx, request);
    } catch (error) {
      throw isTimeOver(error) ? personalDataErrors.tooBusy() : error;
    }
  }

  addressHash(email: string): string {
    return this.attempts.disguise(`personal-data:${email}`);
  }

  private async eraseAll(tx: EntityManager, request: ErasureRequest): Promise<ErasureOutcome> {
    const { email } = request;
    await tx.query(`SET LOCAL statement_timeout = ${MOST_MS}`);
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`erasure:${email}`]);
    const obstacles = await this.obstacles(tx, email);
    if (obstacles.length > 0) throw personalDataErrors.obstacles(obstacles);
    const kinds = await this.held.of(tx, email);
    await tx.query(`SET LOCAL livres.personal_data = 'erasing'`);
    await this.redactAudit(tx, email);
    const folders: string[] = [];
    for (const source of this.sources.all()) folders.push(...(await eraseSource(tx, source, email)));
    await this.jobs.redact(tx, email);
    await this.files.forget(tx, email, folders);
    const erased = kinds.reduce((sum, { count }) => sum + count, 0);
    if (erased > 0) await this.prove(tx, request, kinds);
    return { erased, kinds };
  }

  private async redactAudit(tx: EntityManager, email: string): Promise<void> {
    for (const { description } of this.sources.all())
      for (const [key, { of, audited }] of Object.entries(description.tables))
        if (audited)
          await this.redaction.redactRecords(
            tx,
            audited,
            `SELECT held.id::text FROM ${tableOf(key)} held WHERE (${of})`,
            email,
          );
  }

  private async prove(
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
}

const QUERY_CANCELED = '57014';

function isTimeOver(error: unknown): boolean {
  return (error as { code?: string }).code === QUERY_CANCELED;
}

/** One source, table by table; answers the files that go with its rows. */
async function eraseSource(
  tx: EntityManager,
  { description, holder }: PersonalSource,
  email: string,
): Promise<string[]> {
  const files: string[] = [];
  for (const [key, { of, erasure, erasedRows = 'true', file }] of Object.entries(description.tables)) {
    if (typeof erasure === 'string' && erasure !== 'delete') continue;
    const rows = `(${of}) AND (${erasedRows})`;
    const returning = file ? ` RETURNING held.${file} AS file` : '';
    const [gone] = await tx.query<[{ file: string | null }[], number]>(
      erasure === 'delete'
        ? `DELETE FROM ${tableOf(key)} held WHERE ${rows}${returning}`
        : `UPDATE ${tableOf(key)} held SET ${erasure.set} WHERE ${rows}${returning}`,
      [email],
    );
    if (file) files.push(...gone.flatMap((row) => row.file ?? []));
  }
  await holder.erase?.(tx, email);
  return files;
}
