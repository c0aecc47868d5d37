import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { InputPipe } from '../../platform/http/input.pipe.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind, ImportShape } from './content.kind.js';
import { ContentRecordsService } from './content-records.service.js';
import { Lookups } from '../../platform/database/lookups.js';
import type { ImportedLine } from './publishing.dto.js';
import { PublishingService } from './publishing.service.js';

type Cells = Record<string, string>;
type Answer = Omit<ImportedLine, 'line'> | Problem;
type Shape = ImportShape<ContentColumns>;

/** What a line says: of a record that is to be made, by its columns, or of one that has the line's address. */
interface Line {
  place: number;
  input: object;
  row: ContentColumns;
}

/** Lines that depend on one another: each must be written before the next is looked at. */
export class MeetingLines extends Error {}

/** Writes the lines of an import as records of a kind, many lines together. */
@Injectable()
export class ImportedRecordsService {
  private readonly pipe = new InputPipe();

  constructor(
    private readonly drafts: PublishingService,
    private readonly records: ContentRecordsService,
    private readonly clock: Clock,
  ) {}

  /**
   * What was done of each line, or why it is refused. A refusal that is thrown is one of these lines', and nothing of
   * them may then be kept.
   */
  async write(
    tx: EntityManager,
    kind: ContentKind,
    shape: Shape,
    lines: readonly { cells: Cells }[],
    author: Author,
  ): Promise<Answer[]> {
    const answers: Answer[] = [];
    const { fresh, known } = await this.read(tx, kind, shape, lines, answers);
    const made = await this.drafts.createAllIn(
      tx,
      kind,
      fresh.map(({ row }) => row),
      author,
    );
    for (const [index, { place }] of fresh.entries()) {
      const row = made[index]!;
      answers[place] = row instanceof Problem ? row : { action: 'created', label: kind.title(row) };
    }
    const done = await this.update(tx, kind, shape, known, author);
    for (const [index, { place }] of known.entries()) answers[place] = done[index]!;
    return answers;
  }

  private async read(
    tx: EntityManager,
    kind: ContentKind,
    shape: Shape,
    lines: readonly { cells: Cells }[],
    answers: Answer[],
  ): Promise<{ fresh: Line[]; known: Line[] }> {
    const atAddress = await this.known(tx, kind, lines);
    const lookups = new Lookups();
    const now = this.clock.now();
    const fresh: Line[] = [];
    const known: Line[] = [];
    for (const [place, { cells }] of lines.entries())
      try {
        const values = await shape.read(cells, tx, lookups);
        const input = (await this.pipe.transform(values, { type: 'body', metatype: shape.body })) as object;
        const row = atAddress.get(cells['slug'] ?? '');
        if (row) known.push({ place, input, row });
        else fresh.push({ place, input, row: columnsOfNew(kind, shape, input, now) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        answers[place] = error;
      }
    return { fresh, known };
  }

  /** The records at the lines' addresses, as they are before any line is written. */
  private async known(
    tx: EntityManager,
    kind: ContentKind,
    lines: readonly { cells: Cells }[],
  ): Promise<ReadonlyMap<string, ContentColumns>> {
    const slugs = lines.flatMap(({ cells }) => cells['slug'] ?? []);
    if (new Set(slugs).size < slugs.length) throw new MeetingLines();
    const found = slugs.length > 0 ? await tx.findBy(kind.entity, { slug: In(slugs) }) : [];
    // An address that waits to be published is free for others once its own line is written.
    if (lines.length > 1 && found.some(({ pending }) => pending?.['slug'])) throw new MeetingLines();
    return new Map(found.map((row) => [row.slug, row]));
  }

  private async update(
    tx: EntityManager,
    kind: ContentKind,
    shape: Shape,
    read: readonly Line[],
    author: Author,
  ): Promise<Answer[]> {
    const now = this.clock.now();
    const rows = await this.records.lockAllCurrent(
      tx,
      kind,
      read.map(({ row }) => row),
    );
    const changes = rows.map((row, index) => ({
      row,
      values: (copy: ContentColumns) => shape.columnsOf(read[index]!.input, copy, now),
    }));
    const saved = await this.drafts.saveAllIn(tx, kind, changes, author, { left: true });
    const sound = rows.flatMap((row, index) =>
      saved[index] instanceof Problem ? [] : [{ row, input: read[index]!.input }],
    );
    const moved = await this.place(tx, kind, shape, sound, author);
    return rows.map((row, index) => {
      const isChanged = saved[index]!;
      if (isChanged instanceof Problem) return isChanged;
      return { action: isChanged || moved.has(row) ? 'updated' : 'unchanged', label: kind.title(row) };
    });
  }

  /** Where a record stands is no part of its text: what a line says of it counts at once. Answers those that moved. */
  private async place(
    tx: EntityManager,
    kind: ContentKind,
    { standing }: Shape,
    lines: readonly { row: ContentColumns; input: object }[],
    author: Author,
  ): Promise<ReadonlySet<ContentColumns>> {
    const now = this.clock.now();
    const moves = lines
      .map(({ row, input }) => ({ row, before: { ...row }, isMoved: standing?.(input, row, now) }))
      .filter(({ isMoved }) => isMoved);
    const moved = moves.map(({ row }) => row);
    const refusals = await this.records.refusals(tx, kind, moved);
    const refusal = refusals.find(Boolean);
    // The line's text is written already: it goes with the refusal.
    if (refusal) throw refusal;
    const writes = moves.map(({ row, before }) => ({
      row,
      before,
      author,
      event: 'updated' as const,
      isTextKept: true,
    }));
    await this.records.saveAll(tx, kind, writes);
    return new Set(moved);
  }
}

/** Written once, where it is to stand: a file of hundreds waits for each write. */
function columnsOfNew(kind: ContentKind, shape: Shape, input: object, now: Date): ContentColumns {
  const values = { ...kind.fresh, ...shape.columnsOf(input, null, now) } as ContentColumns;
  shape.standing?.(input, values, now);
  return values;
}
