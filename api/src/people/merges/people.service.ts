import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { MergeTablesService, type MergeTable } from './merge-tables.service.js';
import type { PairReason } from './people-merge.contract.js';
import type { KnownPerson, PeoplePair, SuggestedPair } from './people-merge.dto.js';
import { PAIR_REASONS } from './people-merge.contract.js';
import { peopleMergeErrors } from './people-merge.errors.js';
import { keepApart, limitTime } from './people.queries.js';
import { PAIRS_OF_SAID, PEOPLE_OF_SAID, saidOfPeople } from './people.sql.js';
import { type PersonFacts, presentPerson } from './person.presenter.js';

const MOST_FOUND = 20;
const MOST_PAIRS = 40;

/** Everybody who wrote here, by what their forms and accounts say. */
@Injectable()
export class PeopleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tables: MergeTablesService,
    private readonly clock: Clock,
  ) {}

  /** The people of these numbers, by all that is held of them, whoever asks. */
  async find(tx: EntityManager, ids: readonly string[]): Promise<Map<string, PersonFacts>> {
    const rows = await tx.query<PersonFacts[]>(
      `WITH said AS (SELECT * FROM (${saidOfPeople(this.tables.all())}) all_said WHERE id = ANY ($1::uuid[]))
       ${PEOPLE_OF_SAID}`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** By a part of a name, an address or a telephone; of what the caller may write. */
  async search(q: string, staff: CallingStaff): Promise<KnownPerson[]> {
    const said = this.saidFor(staff);
    if (!said) return [];
    const digits = q.replaceAll(/\D/g, '').replace(/^0/, '');
    const rows = await this.ask<PersonFacts>(
      `WITH all_said AS MATERIALIZED (${said}),
            said AS (SELECT * FROM all_said WHERE id IN (SELECT id FROM all_said
              WHERE says(concat_ws(' ', first_name, last_name, organization_name, email), $1)
                 OR (length($2) >= 6 AND strpos(regexp_replace(phone, '\\D', '', 'g'), $2) > 0)
                 OR id IN (SELECT md5(kept_email)::uuid FROM person_merges
                            WHERE undone_at IS NULL AND absorbed_email = lower($1))))
       SELECT * FROM (${PEOPLE_OF_SAID}) found
        ORDER BY (email = lower($1)) DESC, said_at DESC, id LIMIT ${MOST_FOUND}`,
      [q.trim(), digits],
    );
    return rows.map(presentPerson);
  }

  /** Pairs that may be one person, those with the most in common first; of what the caller may write. */
  async suggestions(staff: CallingStaff): Promise<SuggestedPair[]> {
    const said = this.saidFor(staff);
    if (!said) return [];
    const pairs = await this.ask<{ one: string; other: string; reasons: PairReason[] }>(
      `WITH said AS MATERIALIZED (${said}), ${PAIRS_OF_SAID}
       SELECT one, other, reasons FROM pairs ORDER BY rank = 1 DESC, cardinality(reasons) DESC, rank, one, other
        LIMIT ${MOST_PAIRS}`,
      [],
    );
    const people = await this.find(
      this.dataSource.manager,
      pairs.flatMap(({ one, other }) => [one, other]),
    );
    return pairs.flatMap(({ one, other, reasons }) => {
      const [first, second] = [people.get(one), people.get(other)];
      if (!first || !second) return [];
      const said_by = PAIR_REASONS.filter((reason) => reasons.includes(reason));
      return [{ one: presentPerson(first), other: presentPerson(second), reasons: said_by }];
    });
  }

  /** Says that two people are two: they are suggested no more. */
  async keepApart({ one_id, other_id }: PeoplePair, staff: CallingStaff): Promise<void> {
    if (one_id.toLowerCase() === other_id.toLowerCase()) throw peopleMergeErrors.samePerson();
    await keepApart.run(this.dataSource.manager, one_id, other_id, this.clock.now(), staff.id);
  }

  private saidFor(staff: CallingStaff): string {
    const isWritten = ({ resource }: MergeTable) => staff.may(resource, 'write');
    return saidOfPeople(this.tables.all().filter(isWritten));
  }

  private ask<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.transaction(async (tx) => {
      await limitTime.run(tx);
      return tx.query<Row[]>(sql, values);
    });
  }
}
