import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Problem } from '../../platform/errors/problem.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { ContentKind } from './content.kind.js';
import { ImportedRecordsService, MeetingLines } from './imported-records.service.js';
import { readImport } from './import-form.js';
import { type ImportTable, readLines } from './import-lines.js';
import type { ImportedLine, ImportFault, ImportLeftOut, ImportReport } from './publishing.dto.js';
import { publishingErrors } from './publishing.errors.js';

class RolledBack extends Error {}

type WriteBatch<Entry, Done> = (tx: EntityManager, entries: readonly Entry[]) => Promise<(Done | Problem)[]>;
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
    private readonly records: ImportedRecordsService,
  ) {}

  /** The file of an import's form, and whether to only say what would happen. */
  readForm(request: FastifyRequest): Promise<{ file: Buffer; isDryRun: boolean }> {
    return readImport(request);
  }

  async run(kind: ContentKind, file: Buffer, isDryRun: boolean, author: Author): Promise<ImportReport> {
    const { importing } = kind;
    if (!importing) throw publishingErrors.notImportable();
    const { lines, unread } = await this.cells(file, importing.columns);
    const { batch = 1 } = importing;
    const report = await this.batches(lines, batch, importing.columns, isDryRun, (tx, entries) =>
      this.records.write(tx, kind, importing, entries, author),
    );
    return { ...report, unread };
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
    return this.batches(entries, 1, headings, isDryRun, async (tx, [entry]) => [await write(tx, entry!)]);
  }

  /** The same, so many entries at a time as `size` says; each answers what was done, or why it is refused. */
  private async batches<Entry extends Numbered, Done extends Omit<ImportedLine, 'line'>>(
    entries: readonly Entry[],
    size: number,
    headings: Record<string, string>,
    isDryRun: boolean,
    write: WriteBatch<Entry, Done>,
  ): Promise<Omit<ImportReport, 'rows'> & { rows: (Done & { line: number })[] }> {
    const outcome: Outcome<Done> = { rows: [], errors: [] };
    await this.dataSource
      .transaction(async (tx) => {
        for (let from = 0; from < entries.length; from += size)
          await writeInto(outcome, tx, entries.slice(from, from + size), headings, write);
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
}

/** Adds to the outcome what became of each entry, in their order. */
async function writeInto<Entry extends Numbered, Done>(
  { rows, errors }: Outcome<Done>,
  tx: EntityManager,
  entries: readonly Entry[],
  headings: Record<string, string>,
  write: WriteBatch<Entry, Done>,
): Promise<void> {
  const sound = entries.filter((entry) => !isFaulty(entry));
  const answers = await writeBatch(tx, sound, write);
  for (const entry of entries) {
    const answer = isFaulty(entry) ? publishingErrors.invalid(entry.faults!) : answers[sound.indexOf(entry)]!;
    if (answer instanceof Problem) errors.push(...faultsOf(entry.number, answer, headings));
    else rows.push({ line: entry.number, ...answer });
  }
}

const isFaulty = ({ faults = {} }: Numbered) => Object.keys(faults).length > 0;

/** In a savepoint of its own, so that what it is refused for does not spoil the next. What cannot be written together is halved. */
async function writeBatch<Entry, Done>(
  tx: EntityManager,
  entries: readonly Entry[],
  write: WriteBatch<Entry, Done>,
): Promise<(Done | Problem)[]> {
  if (entries.length === 0) return [];
  try {
    return await tx.transaction((inner) => write(inner, entries));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (entries.length === 1 && error instanceof Problem) return [error];
    if (entries.length === 1) throw error;
    const half = Math.ceil(entries.length / 2);
    const first = await writeBatch(tx, entries.slice(0, half), write);
    return [...first, ...(await writeBatch(tx, entries.slice(half), write))];
  }
}

/** What a line of a batch is refused for; anything else is a failure of the import. */
function isRefusal(error: unknown): boolean {
  if (error instanceof Problem || error instanceof MeetingLines) return true;
  return error instanceof QueryFailedError && OF_A_CONSTRAINT.test(codeOf(error));
}

const OF_A_CONSTRAINT = /^23/;
const codeOf = ({ driverError }: QueryFailedError) => String((driverError as { code?: string }).code);

function faultsOf(line: number, problem: Problem, headings: Record<string, string>): ImportFault[] {
  const faults = Object.entries(problem.body().errors ?? { '': problem.message });
  return faults.map(([field, message]) => ({ line, field: headings[field] ?? field, message }));
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
