import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { MergeComparisonService, rowsOf } from './merge-comparison.service.js';
import { type MergeTable, MergeTablesService } from './merge-tables.service.js';
import type { MergeInput, PeopleMerge } from './people-merge.dto.js';
import { peopleMergeErrors } from './people-merge.errors.js';
import { mergeLabel, presentMerge } from './people-merge.presenter.js';
import { PersonMergeRow } from './person-merge.entity.js';
import { chosenOf, type PersonFacts } from './person.presenter.js';
import { limitTime } from './people.queries.js';
import { RowMoves } from './row-moves.js';

const RESOURCE = 'people-merges';
const UNIQUE_VIOLATION = '23505';

/** Makes one person of two, in one transaction: whatever hangs on the absorbed address takes the kept one. */
@Injectable()
export class PeopleMergesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly comparisons: MergeComparisonService,
    private readonly tables: MergeTablesService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Refuses (409) what is not as it was compared; of two merges at once, the second finds what the first left. */
  async merge(input: MergeInput, staff: CallingStaff): Promise<PeopleMerge> {
    try {
      return await this.dataSource.transaction((tx) => this.mergeIn(tx, input, staff));
    } catch (error) {
      // Something of the kept person came between looking and moving.
      throw (error as { code?: string }).code === UNIQUE_VIOLATION ? peopleMergeErrors.changed() : error;
    }
  }

  private async mergeIn(tx: EntityManager, input: MergeInput, staff: CallingStaff): Promise<PeopleMerge> {
    await limitTime.run(tx);
    for (const id of [input.kept_id, input.absorbed_id].toSorted())
      await lockKey.run(tx, `person:${id.toLowerCase()}`);
    const { kept, absorbed, comparison } = await this.comparisons.compare(tx, input, staff);
    if (!kept.email) throw peopleMergeErrors.noAddress();
    if (comparison.stamp !== input.stamp) throw peopleMergeErrors.changed();
    await this.holdFromErasure(tx, kept, absorbed);
    const { id } = await this.begin(tx, input, kept, absorbed, staff);
    const moves = new RowMoves(
      tx,
      id,
      new Map(this.tables.all().flatMap(({ table, joins }) => (joins ? [[table, joins]] : []))),
    );
    await this.endSessions(tx, absorbed);
    for (const table of this.tables.all()) await this.moveRows(moves, table, kept, absorbed);
    const merge = await tx.findOneByOrFail(PersonMergeRow, { id });
    for (const table of this.tables.all()) await this.writeChoice(moves, table, merge);
    const saved = await tx.save(Object.assign(merge, { moved: moves.moved }));
    await this.auditLog.record(tx, {
      author: staff,
      action: 'created',
      resource: RESOURCE,
      label: mergeLabel(id),
      before: null,
      after: { id, version: saved.version },
    });
    return presentMerge(saved, this.clock.now());
  }

  /** An erasure takes the same locks: nobody is erased while they are merged. */
  private async holdFromErasure(tx: EntityManager, ...people: PersonFacts[]): Promise<void> {
    const emails = people.flatMap(({ email }) => email || []);
    for (const email of emails.toSorted()) await lockKey.run(tx, `erasure:${email}`);
  }

  private begin(
    tx: EntityManager,
    choice: MergeInput,
    kept: PersonFacts,
    absorbed: PersonFacts,
    staff: CallingStaff,
  ): Promise<PersonMergeRow> {
    const chosen = chosenOf({ kept, absorbed }, choice);
    const { name } = chosenOf({ kept, absorbed }, { ...choice, name: 'absorbed' });
    return tx.save(
      tx.create(PersonMergeRow, {
        kept_email: kept.email,
        kept_id: kept.id,
        first_kept_email: kept.email,
        absorbed_email: absorbed.email,
        absorbed_id: absorbed.id,
        absorbed_name: name,
        chosen,
        moved: 0,
        merged_at: this.clock.now(),
        staff_id: staff.id,
        staff_name: staff.name,
        undone_at: null,
        undone_by: null,
        skipped: [],
      }),
    );
  }

  /** Whoever reads the absorbed mailbox does not open the kept account by what was sent there. */
  private async endSessions(tx: EntityManager, { email }: PersonFacts): Promise<void> {
    if (!email) return;
    for (const { table, of } of this.tables.ending())
      await tx.query(`DELETE FROM ${table} held WHERE (${of})`, [email]);
  }

  private async moveRows(
    moves: RowMoves,
    about: MergeTable,
    kept: PersonFacts,
    absorbed: PersonFacts,
  ): Promise<void> {
    for (const column of about.follows) {
      const found = absorbed.email
        ? ([`lower(held."${column}") = $1`, absorbed.email] as const)
        : rowsOf(about, absorbed);
      if (found) await moves.move(about.table, column, found[0], found[1], kept.email, about.moved);
    }
  }

  private async writeChoice(
    moves: RowMoves,
    about: MergeTable,
    { chosen, kept_email }: PersonMergeRow,
  ): Promise<void> {
    const [address] = about.follows;
    if (!about.current || !address) return;
    const said = Object.entries(chosen).filter(([column]) => about.current!.columns.includes(column));
    // An organisation that is no one's name takes no place of a name.
    const isEmpty = !said.some(([column, value]) => column.endsWith('name') && value !== '');
    const values = Object.fromEntries(isEmpty ? said.filter(([column]) => !column.endsWith('name')) : said);
    const rows = `lower(held."${address}") = $1 AND (${about.current.rows})`;
    await moves.write(about.table, rows, kept_email, values);
  }
}
