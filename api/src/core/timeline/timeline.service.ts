import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { Author } from '../audit/audit-log.service.js';
import type { TimelineColumns } from './timeline.columns.js';
import type { TimelineEntry } from './timeline.dto.js';

/** The entity of a capability's timeline: its own columns say what each entry is about. */
type Timeline<Row> = new () => Row;
type About<Row> = Partial<Omit<Row, keyof TimelineColumns>>;

/** Its text is French, from the capability's `*-timeline.content.ts`. */
export type NewEntry<Row extends TimelineColumns> = Omit<
  Row,
  'id' | 'at' | 'staff_id' | 'by_name' | 'details'
> & {
  /** What somebody wrote, or what tells this entry from others of its kind. */
  details?: string | null;
  /** A member of staff or `DONOR`; left out for a provider or the product itself. */
  by?: Author | null;
};

@Injectable()
export class TimelineService {
  constructor(private readonly clock: Clock) {}

  /** Adds an entry, in the transaction of the change that it records. */
  async add<Row extends TimelineColumns>(
    tx: EntityManager,
    timeline: Timeline<Row>,
    { by, details = null, ...entry }: NewEntry<Row>,
  ): Promise<void> {
    const who = { staff_id: by?.id ?? null, by_name: by?.name ?? null };
    await tx.insert(timeline, { ...entry, ...who, details, at: this.clock.now() } as never);
  }

  /** The entries of what `about` names, oldest first: all, or those of some kinds. */
  async read<Row extends TimelineColumns>(
    tx: EntityManager,
    timeline: Timeline<Row>,
    about: About<Row>,
    kinds?: readonly Row['kind'][],
  ): Promise<(TimelineEntry & Pick<Row, 'kind'>)[]> {
    const where = { ...about, ...(kinds && { kind: In(kinds) }) } as FindOptionsWhere<Row>;
    const rows = await tx.find(timeline, { where, order: { id: 'ASC' } as never });
    return rows.map(({ id, kind, at, by_name: by, text, details }) => ({
      id,
      kind,
      at: at.toISOString(),
      by,
      text,
      details,
    }));
  }

  /** Takes away what people wrote, in all entries or those of some kinds; that it happened stays. */
  async forgetDetails<Row extends TimelineColumns>(
    tx: EntityManager,
    timeline: Timeline<Row>,
    about: About<Row>,
    kinds?: readonly Row['kind'][],
  ): Promise<void> {
    const where = { ...about, ...(kinds && { kind: In(kinds) }) } as FindOptionsWhere<Row>;
    await tx.update(timeline, where, { details: null } as never);
  }
}
