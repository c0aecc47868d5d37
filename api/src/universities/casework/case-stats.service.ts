import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { CaseKind } from './case.kind.js';
import type { CaseCount, CaseStats } from './casework.dto.js';

type Counted = { value: string; count: number };

/** How many cases of a kind there are, where, of whom and when; those in the trash do not count. */
@Injectable()
export class CaseStatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(kind: CaseKind, staffId: number): Promise<CaseStats> {
    const [row] = await this.dataSource.query<Omit<CaseStats, `by_${string}`>[]>(
      `SELECT count(*) FILTER (WHERE NOT ended)::int AS open,
              count(*) FILTER (WHERE NOT ended AND assigned_to IS NULL)::int AS unassigned,
              count(*) FILTER (WHERE NOT ended AND assigned_to = $2)::int AS mine,
              round(avg(extract(epoch FROM answered_at - created_at)) / 86400, 1)::float AS days_to_answer
         FROM (SELECT *, status = ANY($1) AS ended FROM ${kind.table} WHERE deleted_at IS NULL) one`,
      [kind.ended, staffId],
    );
    return {
      ...row!,
      by_status: await this.counts(kind, 'status', kind.labels, kind.statuses),
      by_country: await this.countries(kind),
      by_level: await this.counts(kind, kind.level, kind.levels, Object.keys(kind.levels)),
      by_month: await this.months(kind),
    };
  }

  /** Each known value in its order, those that nobody has too. */
  private async counts(
    { table }: CaseKind,
    column: string,
    labels: Record<string, string>,
    values: readonly string[],
  ): Promise<CaseCount[]> {
    const rows = await this.dataSource.query<Counted[]>(
      `SELECT ${column} AS value, count(*)::int AS count FROM ${table} WHERE deleted_at IS NULL GROUP BY 1`,
    );
    const counted = new Map(rows.map(({ value, count }) => [value, count]));
    return values.map((value) => ({ value, label: labels[value] ?? value, count: counted.get(value) ?? 0 }));
  }

  // Students write countries as they like: case and accents make no other one.
  private async countries({ table, country }: CaseKind): Promise<CaseCount[]> {
    return this.dataSource.query<CaseCount[]>(
      `SELECT max(btrim(${country})) AS value, max(btrim(${country})) AS label, count(*)::int AS count
         FROM ${table} WHERE deleted_at IS NULL
        GROUP BY lower(unaccent(btrim(${country}))) ORDER BY 3 DESC, 1`,
    );
  }

  private async months({ table }: CaseKind): Promise<CaseStats['by_month']> {
    return this.dataSource.query<CaseStats['by_month']>(
      `SELECT to_char(month, 'YYYY-MM') AS month,
              (SELECT count(*)::int FROM ${table} WHERE deleted_at IS NULL AND ${inMonth('created_at')}) AS received,
              (SELECT count(*)::int FROM ${table} WHERE deleted_at IS NULL AND ${inMonth('closed_at')}) AS closed
         FROM generate_series(date_trunc('month', $1::timestamptz AT TIME ZONE 'Europe/Paris') - interval '11 months',
                              date_trunc('month', $1::timestamptz AT TIME ZONE 'Europe/Paris'), interval '1 month') AS month
        ORDER BY month`,
      [this.clock.now()],
    );
  }
}

const inMonth = (column: string) => `date_trunc('month', ${column} AT TIME ZONE 'Europe/Paris') = month`;
