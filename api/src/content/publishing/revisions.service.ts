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
  resource: string;
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

  /** Keeps the text as it is now. The caller holds the record, so that numbers follow each other. */
  async keep(tx: EntityManager, { resource, id, author, event, values }: Saved): Promise<void> {
    const where = { resource, record_id: id };
    const last =
      event === 'created' ? null : await tx.findOne(RevisionRow, { where, order: { number: 'DESC' } });
    await tx.insert(RevisionRow, {
      resource,
      record_id: id,
      number: (last?.number ?? 0) + 1,
      at: this.clock.now(),
      staff_name: author.name,
      event,
      values: values as never,
    });
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
