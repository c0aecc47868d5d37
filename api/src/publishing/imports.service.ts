import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { Problem } from '../platform/errors/problem.js';
import { InputPipe } from '../platform/http/input.pipe.js';
import { toCsv } from '../platform/http/spreadsheet.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind, ImportShape } from './content.kind.js';
import { ContentRecordsService } from './content-records.service.js';
import { type CsvLine, readCsv } from './csv-lines.js';
import { readImport } from './import-form.js';
import type { ImportedLine, ImportFault, ImportReport } from './publishing.contract.js';
import { publishingErrors } from './publishing.errors.js';
import { PublishingService } from './publishing.service.js';

class RolledBack extends Error {}

type WriteLine = (tx: EntityManager, cells: Record<string, string>) => Promise<Omit<ImportedLine, 'line'>>;

interface Outcome {
  rows: ImportedLine[];
  errors: ImportFault[];
}

/** Records from a spreadsheet: those whose address is known are written over, the others made. All or nothing. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly drafts: PublishingService,
    private readonly records: ContentRecordsService,
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
    const lines = readCsv(file, columns);
    const outcome: Outcome = { rows: [], errors: [] };
    await this.dataSource
      .transaction(async (tx) => {
        for (const line of lines) await writeOne(tx, line, columns, write, outcome);
        if (isDryRun || outcome.errors.length > 0) throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    return report(outcome, lines.length, isDryRun);
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
    if (!known) {
      const made = await this.drafts.createIn(tx, kind, shape.columnsOf(input, null), author);
      return { action: 'created', label: kind.title(made) };
    }
    const row = await this.records.lockCurrent(tx, kind, known.id, known.version);
    const isChanged = await this.drafts.saveIn(tx, kind, row, (copy) => shape.columnsOf(input, copy), author);
    return { action: isChanged ? 'updated' : 'unchanged', label: kind.title(row) };
  }
}

/** In a savepoint of its own, so that what one line is refused for does not spoil the next. */
async function writeOne(
  tx: EntityManager,
  { number, cells }: CsvLine,
  columns: Record<string, string>,
  write: WriteLine,
  { rows, errors }: Outcome,
): Promise<void> {
  try {
    rows.push({ line: number, ...(await tx.transaction((inner) => write(inner, cells))) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const faults = Object.entries(error.body().errors ?? { '': error.message });
    for (const [field, message] of faults)
      errors.push({ line: number, field: columns[field] ?? field, message });
  }
}

function report({ rows, errors }: Outcome, lines: number, dry_run: boolean): ImportReport {
  const count = (wanted: ImportedLine['action']) => rows.filter(({ action }) => action === wanted).length;
  return {
    dry_run,
    lines,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    errors,
    rows,
  };
}
