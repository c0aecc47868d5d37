import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, MoreThan, type Repository } from 'typeorm';
import type { CallingStaff } from '../../platform/http/audience.js';
import { Clock } from '../../platform/clock/clock.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { auditErrors } from './audit.errors.js';
import { AuditEntryRow } from './audit-entry.entity.js';
import type { AuditAction } from './audit.contract.js';
import { changesBetween } from './changes.contract.js';
import { AuditEntry } from './audit.dto.js';
import { shownAs } from '../../platform/http/shown-as.js';

export interface Author {
  id: number | null;
  name: string;
}

/** Who signs what a donor does. */
export const DONOR: Author = { id: null, name: 'donateur' };

/** Who signs what the product does by itself. */
export const RETENTION_AUTHOR: Author = { id: null, name: 'Nettoyage automatique' };
export const SCHEDULE: Author = { id: null, name: 'Publication programmée' };

export interface StaffWrite {
  author: Author;
  action: AuditAction;
  resource: string;
  label: string;
  before: (object & { id: number | string; version: number }) | null;
  after: (object & { id: number | string; version: number }) | null;
  reason?: string;
}

/** The record of every staff write: who, when, before and after. It is only ever added to. */
@Injectable()
export class AuditLogService {
  constructor(
    @InjectRepository(AuditEntryRow) private readonly entries: Repository<AuditEntryRow>,
    private readonly clock: Clock,
  ) {}

  /** Adds a write to the audit log, in the transaction that makes it. */
  record(tx: EntityManager, write: StaffWrite): Promise<void> {
    return this.recordAll(tx, [write]);
  }

  /** The same for many writes, in their order. */
  async recordAll(tx: EntityManager, writes: readonly StaffWrite[]): Promise<void> {
    const at = this.clock.now();
    const entries = writes.flatMap((write) => {
      const record = write.after ?? write.before;
      if (!record) return [];
      return {
        at,
        staff_id: write.author.id,
        staff_name: write.author.name,
        action: write.action,
        resource: write.resource,
        record_id: String(record.id),
        record_version: record.version,
        label: write.label,
        changes: changesBetween(write.before, write.after) as never,
        reason: write.reason || null,
      };
    });
    if (entries.length > 0) await tx.insert(AuditEntryRow, entries);
  }

  /** Refuses a write made from an older version than the record's, with what changed since and by whom (409). */
  async assertCurrent(
    tx: EntityManager,
    resource: string,
    record: { id: number | string; version: number },
    written: number | undefined,
  ): Promise<void> {
    if (written === undefined) throw auditErrors.versionRequired();
    if (written === record.version) return;
    const since = await tx.find(AuditEntryRow, {
      where: { resource, record_id: String(record.id), record_version: MoreThan(written) },
      order: { id: 'DESC' },
    });
    throw auditErrors.conflict(record.version, since);
  }

  /** A record's whole timeline, newest first. */
  async history(resource: string, recordId: number | string): Promise<AuditEntry[]> {
    const rows = await this.entries.find({
      where: { resource, record_id: String(recordId) },
      order: { id: 'DESC' },
    });
    return rows.map(present);
  }

  /** What happened to the resources that the caller may read; no word is looked for in what they read masked. */
  async list(query: RangeQuery, filter: AuditFilter, caller: Reader): Promise<[AuditEntry[], number]> {
    const found = this.entries
      .createQueryBuilder('entry')
      .orderBy('entry.id', query.descending('id') ? 'DESC' : 'ASC');
    const [readable, clear] = [caller.resourcesTo('read'), caller.resourcesTo('export')];
    if (readable) found.andWhere('entry.resource = ANY(:readable)', { readable });
    if (filter.ids) found.andWhere('entry.id = ANY(:ids)', { ids: filter.ids });
    if (filter.resource) found.andWhere('entry.resource = :resource', { resource: filter.resource });
    if (filter.record_id) found.andWhere('entry.record_id = :record', { record: filter.record_id });
    if (filter.q)
      found.andWhere(
        `((says(entry.label, :q) AND ${clear ? 'entry.resource = ANY(:clear)' : 'true'})
          OR says(entry.staff_name, :q))`,
        { q: filter.q.replace(/[\\%_]/g, String.raw`\$&`), ...(clear && { clear }) },
      );
    const [rows, count] = await found.offset(query.offset).limit(query.limit).getManyAndCount();
    return [rows.map(present), count];
  }
}

type Reader = Pick<CallingStaff, 'resourcesTo'>;

export interface AuditFilter {
  ids?: number[];
  resource?: string;
  record_id?: string;
  q?: string;
}

function present(row: AuditEntryRow): AuditEntry {
  return shownAs(AuditEntry, row);
}
