import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { AuditAction } from '../audit/audit.contract.js';
import type { Author } from '../audit/audit-trail.service.js';
import { changesBetween } from '../audit/changes.contract.js';
import { Clock } from '../platform/clock/clock.js';
import { EditionRow } from './edition.entity.js';
import type { Edition } from './publishing.contract.js';
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
export class EditionsService {
  constructor(
    @InjectRepository(EditionRow) private readonly editions: Repository<EditionRow>,
    private readonly clock: Clock,
  ) {}

  /** Keeps the text as it is now. The caller holds the record, so that numbers follow each other. */
  async keep(tx: EntityManager, { resource, id, author, event, values }: Saved): Promise<void> {
    const last = await tx.findOne(EditionRow, {
      where: { resource, record_id: id },
      order: { number: 'DESC' },
    });
    await tx.insert(EditionRow, {
      resource,
      record_id: id,
      number: (last?.number ?? 0) + 1,
      at: this.clock.now(),
      staff_name: author.name,
      event,
      values: values as never,
    });
  }

  /** A record's editions, newest first. */
  async list(resource: string, id: number): Promise<Edition[]> {
    const rows = await this.editions.find({
      where: { resource, record_id: id },
      order: { number: 'DESC' },
    });
    return rows.map((row, index) => presentEdition(row, rows[index + 1] ?? null));
  }

  /** One edition, with the one before it where there is one. */
  async find(resource: string, id: number, number: number): Promise<[EditionRow, EditionRow | null]> {
    const where = { resource, record_id: id };
    const row = await this.editions.findOneBy({ ...where, number });
    if (!row) throw publishingErrors.editionNotFound();
    return [row, await this.editions.findOneBy({ ...where, number: number - 1 })];
  }

  async forget(tx: EntityManager, resource: string, id: number): Promise<void> {
    await tx.delete(EditionRow, { resource, record_id: id });
  }
}

export function presentEdition(row: EditionRow, before: EditionRow | null): Edition {
  const { number, at, staff_name, event, values } = row;
  return {
    number,
    at: at.toISOString(),
    staff_name,
    event,
    changes: changesBetween(before?.values ?? null, values),
  };
}
