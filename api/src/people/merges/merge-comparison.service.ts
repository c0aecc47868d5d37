import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { CallingStaff } from '../../platform/http/audience.js';
import { type MergeTable, MergeTablesService } from './merge-tables.service.js';
import type { FollowingRows, MergeSides, PeopleComparison } from './people-merge.dto.js';
import { peopleMergeErrors } from './people-merge.errors.js';
import { PeopleService } from './people.service.js';
import { compareFields, type PersonFacts, presentPerson } from './person.presenter.js';

export interface ComparedPeople {
  kept: PersonFacts;
  absorbed: PersonFacts;
  comparison: PeopleComparison;
}

interface Held {
  about: MergeTable;
  kept: number;
  absorbed: number;
}

/** Two people side by side. */
@Injectable()
export class MergeComparisonService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly people: PeopleService,
    private readonly tables: MergeTablesService,
  ) {}

  async of(sides: MergeSides, staff: CallingStaff): Promise<PeopleComparison> {
    const { comparison } = await this.compare(this.dataSource.manager, sides, staff);
    return comparison;
  }

  /** Refuses the same person twice (400), someone who is not there (404), and what the caller may not write (403). */
  async compare(
    tx: EntityManager,
    { kept_id, absorbed_id }: MergeSides,
    staff: CallingStaff,
  ): Promise<ComparedPeople> {
    if (kept_id.toLowerCase() === absorbed_id.toLowerCase()) throw peopleMergeErrors.samePerson();
    const found = await this.people.find(tx, [kept_id, absorbed_id]);
    const kept = found.get(kept_id.toLowerCase());
    const absorbed = found.get(absorbed_id.toLowerCase());
    if (!kept || !absorbed) throw peopleMergeErrors.noPerson();
    const held = await this.held(tx, kept, absorbed);
    assertWritten(held, staff);
    const fields = compareFields(kept, absorbed);
    const comparison = {
      kept: presentPerson(kept),
      absorbed: presentPerson(absorbed),
      fields,
      rows: held.flatMap(followingRows),
      notes: await this.notes(tx, held, kept, absorbed),
      stamp: createHash('sha256')
        .update(JSON.stringify([kept.email, absorbed.email, fields]))
        .digest('hex'),
    };
    return { kept, absorbed, comparison };
  }

  /** How many rows each has in each table; those with none of either are left out. */
  private async held(tx: EntityManager, kept: PersonFacts, absorbed: PersonFacts): Promise<Held[]> {
    const all: Held[] = [];
    for (const about of this.tables.all()) {
      const counts = { kept: await countOf(tx, about, kept), absorbed: await countOf(tx, about, absorbed) };
      if (counts.kept + counts.absorbed > 0) all.push({ about, ...counts });
    }
    return all;
  }

  private async notes(
    tx: EntityManager,
    held: Held[],
    kept: PersonFacts,
    absorbed: PersonFacts,
  ): Promise<string[]> {
    const texts: string[] = [];
    for (const { about } of held)
      for (const { when, rows, text } of about.notes ?? []) {
        const counts = [await countOf(tx, about, kept, rows), await countOf(tx, about, absorbed, rows)];
        if (when === 'both' ? counts.every((count) => count > 0) : counts.some((count) => count > 0))
          texts.push(text);
      }
    return texts;
  }
}

/** What says how the rows of a person are found: by their address, else by the number of a donor without one. */
export function rowsOf(
  { of, unaddressed }: MergeTable,
  { email, id }: PersonFacts,
): [rows: string, of: string] | null {
  if (email) return [of, email];
  return unaddressed ? [`${unaddressed.rows} AND ${unaddressed.id} = $1::text::uuid`, id] : null;
}

async function countOf(
  tx: EntityManager,
  about: MergeTable,
  person: PersonFacts,
  only = 'true',
): Promise<number> {
  const found = rowsOf(about, person);
  if (!found) return 0;
  const [rows, of] = found;
  const [counted] = await tx.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${about.table} held WHERE (${rows}) AND (${only})`,
    [of],
  );
  return counted!.count;
}

function assertWritten(held: Held[], staff: CallingStaff): void {
  const closed = held.filter(
    ({ about }) => (about.follows.length > 0 || about.identity) && !staff.may(about.resource, 'write'),
  );
  if (closed.length > 0)
    throw peopleMergeErrors.notYours(closed.map(({ about }) => about.label.toLowerCase()));
}

/** What staff never see by itself is left out: rows that only say how a person is forgotten. */
function followingRows({ about, absorbed }: Held): FollowingRows[] {
  if (absorbed === 0 || about.resource === 'notifications') return [];
  const [stays] = Object.values(about.addresses).flatMap((rule) => (rule === 'follows' ? [] : [rule.stays]));
  return [{ label: about.label, count: absorbed, stays: stays ?? null }];
}
