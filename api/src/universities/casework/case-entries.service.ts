import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CaseColumns } from './case.columns.js';
import { CaseEntryRow } from './case-entry.entity.js';
import type { CaseKind } from './case.kind.js';
import type { CaseEntryKind } from './casework.contract.js';

interface NewEntry {
  kind: CaseEntryKind;
  body?: string;
  subject?: string;
  /** Null for what nobody of the staff did. */
  by?: Author | null;
}

/** The timeline of each case: it is only ever added to, until its student is forgotten. */
@Injectable()
export class CaseEntriesService {
  constructor(private readonly clock: Clock) {}

  async add(
    tx: EntityManager,
    { resource }: CaseKind,
    { id }: CaseColumns,
    { kind, body = '', subject = '', by = null }: NewEntry,
  ): Promise<void> {
    await tx.insert(CaseEntryRow, {
      resource,
      case_id: id,
      kind,
      subject,
      body,
      created_at: this.clock.now(),
      staff_id: by?.id ?? null,
      staff_name: by?.name ?? null,
    });
  }

  of(tx: EntityManager, id: string): Promise<CaseEntryRow[]> {
    return tx.find(CaseEntryRow, { where: { case_id: id }, order: { id: 'ASC' } });
  }

  /** What was written goes; that it was stays. */
  async forgetWords(tx: EntityManager, id: string): Promise<void> {
    await tx.update(
      CaseEntryRow,
      { case_id: id, kind: In(['note', 'letter', 'received']) },
      { subject: '', body: '' },
    );
  }

  async forgetAll(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(CaseEntryRow, { case_id: id });
  }
}
