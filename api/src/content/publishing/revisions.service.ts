import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import type { Author } from '../../core/audit/audit-log.service.js';
import { changesBetween } from '../../core/audit/changes.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { RevisionRow } from './revision.entity.js';
import type { Revision } from './publishing.dto.js';
import { publishingErrors } from './publishing.errors.js';

export interface Saved {
  id: number;
  author: Author;
  event: AuditAction;
  values: Record<string, unknown>;
}

/** Every text that a record has had, kept as it was saved. */
@Injectable()
export class RevisionsService {
  constructor(
    @InjectRepository(RevisionRow) private readonly revisions: Repository<RevisionRow>,
    private readonly clock: Clock,
  ) {}

  /** Keeps each text as it is now. The caller holds the records, so that numbers follow each other. */
  async keep(tx: EntityManager, resource: string, saved: readonly Saved[]): Promise<void> {
    if (saved.length === 0) return;
    const earlier = saved.filter(({ event }) => event !== 'created').map(({ id }) => id);
    const last = earlier.length > 0 ? await lastNumbers(tx, resource, earlier) : new Map<number, number>();
    const rows = saved.map(({ id, author, event, values }) => ({
      resource,
      record_id: id,
      number: (last.get(id) ?? 0) + 1,
      at: this.clock.now(),
      staff_name: author.name,
      event,
      values: values as never,
    }));
    await tx.insert(RevisionRow, rows);
  }

  /** A record's revisions, newest first. */
  async list(resource: string, id: number): Promise<Revision[]> {
    const rows = await this.revisions.find({
      where: { resource, record_id: id },
      order: { number: 'DESC' },
    });
    return rows.map((row, index) => presentRevision(row, rows[index + 1] ?? null));
  }

  /** One edition, with the one before it where there is one. */
  async find(resource: string, id: number, number: number): Promise<[RevisionRow, RevisionRow | null]> {
    const where = { resource, record_id: id };
    const row = await this.revisions.findOneBy({ ...where, number });
    if (!row) throw publishingErrors.editionNotFound();
    return [row, await this.revisions.findOneBy({ ...where, number: number - 1 })];
  }

  async forget(tx: EntityManager, resource: string, id: number): Promise<void> {
    await tx.delete(RevisionRow, { resource, record_id: id });
  }
}

/** The number of each record's latest revision. */
async function lastNumbers(
  tx: EntityManager,
  resource: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await tx
    .createQueryBuilder(RevisionRow, 'revision')
    .select(['revision.record_id AS id', 'max(revision.number) AS last'])
    .where('revision.resource = :resource AND revision.record_id = ANY(:ids)', { resource, ids })
    .groupBy('revision.record_id')
    .getRawMany<{ id: number; last: number }>();
  return new Map(found.map(({ id, last }) => [id, last]));
}

export function presentRevision(row: RevisionRow, before: RevisionRow | null): Revision {
  const { number, at, staff_name, event, values } = row;
  return {
    number,
    at: at.toISOString(),
    staff_name,
    event,
    changes: changesBetween(before?.values ?? null, values),
  };
}
