import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import type { RowOf } from '../../platform/database/query.js';
import { MergeTablesService } from './merge-tables.service.js';
import type { SkippedRows, SkipReason } from './people-merge.contract.js';
import type { PeopleMerge } from './people-merge.dto.js';
import { peopleMergeErrors } from './people-merge.errors.js';
import { mergeLabel, presentMerge, undoUntil } from './people-merge.presenter.js';
import { absorbedSince, forgetMovedRows, limitTime, movedRows } from './people.queries.js';
import { PersonMergeRow } from './person-merge.entity.js';
import { changesOfRows, RowReturns } from './row-returns.js';

type Moved = RowOf<typeof movedRows>;

/** Puts back what a merge moved, within 30 days; what came since stays with the kept person. */
@Injectable()
export class UndoMergeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tables: MergeTablesService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Refuses (409) what was undone, is too old, or of which the kept person was merged since; says what it skipped. */
  async undo(id: number, staff: CallingStaff): Promise<PeopleMerge> {
    return this.dataSource.transaction(async (tx) => {
      await limitTime.run(tx);
      const merge = await this.hold(tx, id);
      const moved = await movedRows.all(tx, id);
      this.assertWritten(moved, staff);
      const skipped = await this.putBack(tx, merge, moved);
      await forgetMovedRows.run(tx, id);
      const undone = { undone_at: this.clock.now(), undone_by: staff.name, skipped };
      const saved = await tx.save(Object.assign(merge, undone));
      await this.auditLog.record(tx, {
        author: staff,
        action: 'restored',
        resource: 'people-merges',
        label: mergeLabel(id),
        before: { id, version: saved.version - 1 },
        after: { id, version: saved.version },
      });
      return presentMerge(saved, this.clock.now());
    });
  }

  private async hold(tx: EntityManager, id: number): Promise<PersonMergeRow> {
    const found = await tx.findOneBy(PersonMergeRow, { id });
    if (!found) throw peopleMergeErrors.noMerge();
    for (const person of [found.kept_id, found.absorbed_id].toSorted())
      await lockKey.run(tx, `person:${person}`);
    const merge = await tx.findOne(PersonMergeRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!merge) throw peopleMergeErrors.noMerge();
    if (merge.undone_at) throw peopleMergeErrors.alreadyUndone();
    if (undoUntil(merge) <= this.clock.now()) throw peopleMergeErrors.tooLate();
    if (await absorbedSince.first(tx, id)) throw peopleMergeErrors.mergedSince();
    return merge;
  }

  private assertWritten(moved: Moved[], staff: CallingStaff): void {
    const names = new Set(moved.map(({ table_name }) => table_name));
    const closed = this.tables
      .all()
      .filter(({ table, resource }) => names.has(table) && !staff.may(resource, 'write'));
    if (closed.length > 0) throw peopleMergeErrors.notYours(closed.map(({ label }) => label.toLowerCase()));
  }

  /** The last change is undone first. */
  private async putBack(
    tx: EntityManager,
    { first_kept_email, kept_email }: PersonMergeRow,
    moved: Moved[],
  ): Promise<SkippedRows[]> {
    const returns = new RowReturns(tx, first_kept_email, kept_email);
    const skipped = new Map<string, SkippedRows>();
    for (const change of changesOfRows(moved)) {
      const reason = await returns.putBack(change);
      if (reason) count(skipped, this.tables.labelOf(change.table), reason);
    }
    return [...skipped.values()];
  }
}

function count(skipped: Map<string, SkippedRows>, label: string, reason: SkipReason): void {
  const known = skipped.get(`${label} ${reason}`) ?? { label, reason, count: 0 };
  skipped.set(`${label} ${reason}`, { ...known, count: known.count + 1 });
}
