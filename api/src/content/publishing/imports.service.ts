import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { InputPipe } from '../../platform/http/input.pipe.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind, ImportShape } from './content.kind.js';
import { ContentRecordsService } from './content-records.service.js';
import { readImport } from './import-form.js';
import { type ImportTable, readLines } from './import-lines.js';
import type { ImportedLine, ImportFault, ImportLeftOut, ImportReport } from './publishing.dto.js';
import { publishingErrors } from './publishing.errors.js';
import { PublishingService } from './publishing.service.js';

class RolledBack extends Error {}

type WriteLine = (tx: EntityManager, cells: Record<string, string>) => Promise<Omit<ImportedLine, 'line'>>;

interface Numbered {
  number: number;
  /** What is wrong with it before anything is written, by field. */
  faults?: Record<string, string>;
}

interface Outcome<Done> {
  rows: (Done & { line: number })[];
  errors: ImportFault[];
}

/** Records from a spreadsheet: those whose address is known are written over, the others made. All or nothing. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly drafts: PublishingService,
    private readonly records: ContentRecordsService,
    private readonly clock: Clock,
  ) {}

  /** The file of an import's form, and whether to only say what would happen. */
  readForm(request: FastifyRequest): Promise<{ file: Buffer; isDryRun: boolean }> {
    return readImport(request);
  }

  async run(kind: ContentKind, file: Buffer, isDryRun: boolean, author: Author): Promise<ImportReport> {
    const { importing } = kind;
    if (!importing) throw publishingErrors.notImportable();
    return this.lines(file, importing.columns, isDryRun, (tx, cells) =>
      this.write(tx, kind, importing, cells, author),
    );
  }

  /** Writes each line of a file, by the fields that `columns` gives headings to: all of them, or none. */
  async lines(
    file: Buffer,
    columns: Record<string, string>,
    isDryRun: boolean,
    write: WriteLine,
  ): Promise<ImportReport> {
    const { lines, unread } = await this.cells(file, columns);
    const report = await this.each(lines, columns, isDryRun, (tx, { cells }) => write(tx, cells));
    return { ...report, unread };
  }

  /** The lines of a spreadsheet, CSV or Excel, by the fields that `columns` gives headings to. */
  cells(file: Buffer, columns: Record<string, string>): Promise<ImportTable> {
    return readLines(file, columns);
  }

  /** Writes each entry of a file, known by the number of its line: all of them, or none. */
  async each<Entry extends Numbered, Done extends Omit<ImportedLine, 'line'>>(
    entries: readonly Entry[],
    headings: Record<string, string>,
    isDryRun: boolean,
    write: (tx: EntityManager, entry: Entry) => Promise<Done>,
  ): Promise<Omit<ImportReport, 'rows'> & { rows: (Done & { line: number })[] }> {
    const outcome: Outcome<Done> = { rows: [], errors: [] };
    await this.dataSource
      .transaction(async (tx) => {
        for (const entry of entries) await writeOne(tx, entry, headings, write, outcome);
        if (isDryRun || outcome.errors.length > 0) throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    return report(outcome, entries.length, isDryRun);
  }

  /** An empty file with the headings that an import of this kind reads. */
  template({ importing }: ContentKind): string {
    if (!importing) throw publishingErrors.notImportable();
    return toCsv(importing.columns, []);
  }

  private async write(
    tx: EntityManager,
    kind: ContentKind,
    shape: ImportShape<ContentColumns>,
    cells: Record<string, string>,
    author: Author,
  ): Promise<Omit<ImportedLine, 'line'>> {
    const known = cells['slug'] ? await tx.findOneBy(kind.entity, { slug: cells['slug'] }) : null;
    const read = await shape.read(cells, tx);
    const input = (await new InputPipe().transform(read, { type: 'body', metatype: shape.body })) as object;
    const now = this.clock.now();
    if (!known) {
      // Written once, where it is to stand: a file of hundreds waits for each write.
      const values = { ...kind.fresh, ...shape.columnsOf(input, null, now) } as ContentColumns;
      shape.standing?.(input, values, now);
      const made = await this.drafts.createIn(tx, kind, values, author);
      return { action: 'created', label: kind.title(made) };
    }
    const row = await this.records.lockCurrent(tx, kind, known.id, known.version);
    const columns = (copy: ContentColumns) => shape.columnsOf(input, copy, now);
    const isChanged = await this.drafts.saveIn(tx, kind, row, columns, author, { left: true });
    const isMoved = await this.place(tx, kind, shape, row, input, author);
    return { action: isChanged || isMoved ? 'updated' : 'unchanged', label: kind.title(row) };
  }

  /** Where a record stands is no part of its text: what a line says of it counts at once. */
  private async place(
    tx: EntityManager,
    kind: ContentKind,
    { standing }: ImportShape<ContentColumns>,
    row: ContentColumns,
    input: object,
    author: Author,
  ): Promise<boolean> {
    const before = { ...row };
    if (!standing?.(input, row, this.clock.now())) return false;
    await this.records.check(tx, kind, row);
    await this.records.save(tx, kind, row, { author, event: 'updated', before, isTextKept: true });
    return true;
  }
}

/** In a savepoint of its own, so that what one line is refused for does not spoil the next. */
async function writeOne<Entry extends Numbered, Done>(
  tx: EntityManager,
  entry: Entry,
  headings: Record<string, string>,
  write: (tx: EntityManager, entry: Entry) => Promise<Done>,
  { rows, errors }: Outcome<Done>,
): Promise<void> {
  const line = entry.number;
  try {
    if (Object.keys(entry.faults ?? {}).length > 0) throw publishingErrors.invalid(entry.faults!);
    rows.push({ line, ...(await tx.transaction((inner) => write(inner, entry))) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const faults = Object.entries(error.body().errors ?? { '': error.message });
    for (const [field, message] of faults) errors.push({ line, field: headings[field] ?? field, message });
  }
}

function report<Done extends Omit<ImportedLine, 'line'>>(
  { rows, errors }: Outcome<Done>,
  lines: number,
  dry_run: boolean,
) {
  const count = (wanted: ImportedLine['action']) => rows.filter(({ action }) => action === wanted).length;
  return {
    dry_run,
    lines,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    left_out: leftOut(rows),
    errors,
    rows,
  };
}

function leftOut(rows: readonly Omit<ImportedLine, 'line'>[]): ImportLeftOut[] {
  const reasons = rows.flatMap(({ left_out }) => left_out ?? []);
  return [...new Set(reasons)].map((reason) => ({
    reason,
    count: reasons.filter((other) => other === reason).length,
  }));
}
