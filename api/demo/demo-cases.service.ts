import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { parisDay } from '../src/platform/clock/paris.js';
import { DEMO_APPLICATIONS } from './cases/applications.content.js';
import type { DemoApplication, DemoCaseStep, DemoRequest } from './cases/demo-case.js';
import { DEMO_REQUESTS } from './cases/requests.content.js';
import { DemoRows } from './demo-rows.js';
import { DAY_MS } from '../src/platform/clock/durations.contract.js';

const ENDED = new Set(['closed', 'accepted', 'refused']);

interface Around {
  table: string;
  resource: string;
  prefix: string;
  number: number;
  author: Author;
}

/** Students who ask for help and students who offer it; written as they stand, so that no email leaves. */
@Injectable()
export class DemoCasesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    const rows = new DemoRows(
      'accompaniment_requests',
      'ambassador_applications',
      'case_entries',
      'scholarship_alerts',
    );
    const requests = { table: 'accompaniment_requests', resource: 'accompaniment-requests', prefix: 'ACC' };
    const applications = {
      table: 'ambassador_applications',
      resource: 'ambassador-applications',
      prefix: 'AMB',
    };
    this.add(rows, DEMO_REQUESTS, { ...requests, author });
    this.add(rows, DEMO_APPLICATIONS, { ...applications, author });
    this.addAlerts(rows);
    await this.dataSource.transaction(async (tx) => {
      await rows.write(tx);
      await this.count(tx, 'ACC', DEMO_REQUESTS.length);
      await this.count(tx, 'AMB', DEMO_APPLICATIONS.length);
    });
  }

  /** The oldest has the first number. */
  private add(
    rows: DemoRows,
    cases: readonly (DemoRequest | DemoApplication)[],
    around: Omit<Around, 'number'>,
  ): void {
    const oldestFirst = cases.toSorted((a, b) => b.days_ago - a.days_ago);
    for (const [index, one] of oldestFirst.entries())
      this.addCase(rows, one, { ...around, number: index + 1 });
  }

  private addCase(rows: DemoRows, one: DemoRequest | DemoApplication, around: Around): void {
    const { days_ago, status, steps = [], ...form } = one;
    const { table, resource, prefix, number, author } = around;
    const reference = `${prefix}-${this.year()}-${String(number).padStart(6, '0')}`;
    const at = (after: number) => this.daysAgo(days_ago - after);
    const last = steps.at(-1)?.after ?? 0;
    const answered = steps.find(({ letter }) => letter);
    const id = randomUUID();
    rows.add(table, {
      ...form,
      id,
      reference,
      status,
      form_hash: `demonstration ${reference}`,
      version: 1 + steps.length,
      assigned_to: steps.some(({ assigned }) => assigned) ? author.id : null,
      created_at: at(0),
      updated_at: at(last),
      deleted_at: null,
      forgotten_at: null,
      answered_at: answered ? at(answered.after) : null,
      closed_at: ENDED.has(status) ? at(last) : null,
    });
    const entry = { resource, case_id: id, subject: '', body: '', staff_id: null, staff_name: null };
    rows.add('case_entries', { ...entry, kind: 'received', created_at: at(0) });
    for (const step of steps)
      for (const told of toldBy(step, author))
        rows.add('case_entries', {
          ...entry,
          ...told,
          created_at: at(step.after),
          staff_id: author.id,
          staff_name: author.name,
        });
  }

  private addAlerts(rows: DemoRows): void {
    const searches = [
      ['active', 'weekly', { level: 'master', country: 'France' }],
      ['pending', 'daily', { field_of_study: 'Médecine et santé' }],
      ['stopped', 'immediate', { coverage_type: 'complete', level: 'doctorat' }],
    ] as const;
    for (const [index, [status, frequency, filters]] of searches.entries()) {
      const at = this.daysAgo(4 + index * 9);
      rows.add('scholarship_alerts', {
        id: randomUUID(),
        email: `etudiant.${index + 1}@example.org`,
        status,
        frequency,
        filters,
        consent_at: at,
        asked_letter_at: at,
        created_at: at,
        updated_at: at,
        last_sent_at: null,
        since: status === 'pending' ? null : this.clock.now(),
        stopped_at: status === 'stopped' ? this.daysAgo(1) : null,
      });
    }
  }

  private async count(tx: EntityManager, prefix: string, last: number): Promise<void> {
    await tx.query('INSERT INTO case_numbers (prefix, year, last) VALUES ($1, $2, $3)', [
      prefix,
      this.year(),
      last,
    ]);
  }

  private year(): number {
    return Number(parisDay(this.clock.now()).slice(0, 4));
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - Math.max(0, days) * DAY_MS);
  }
}

/** What one step leaves in the timeline. */
function toldBy({ assigned, state, note, letter }: DemoCaseStep, author: Author): Record<string, unknown>[] {
  return [
    ...(assigned ? [{ kind: 'assignment', body: author.name }] : []),
    ...(letter ? [{ kind: 'letter', ...letter }] : []),
    ...(state ? [{ kind: 'state', body: state }] : []),
    ...(note ? [{ kind: 'note', body: note }] : []),
  ];
}
