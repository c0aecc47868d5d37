import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { changesBetween } from '../../core/audit/changes.contract.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { InputPipe } from '../../platform/http/input.pipe.js';
import { ImportsService } from '../../content/publishing/imports.service.js';
import { IMPORT_LIMITS } from '../../content/publishing/publishing.contract.js';
import { FigureEntry, LocationInput, YearInput, YearUpdate } from './impact-body.dto.js';
import { IMPACT_FIGURE_LABELS, IMPACT_FIGURES, type ImpactFigureName } from './impact-admin.contract.js';
import { entryFaults, IMPACT_COLUMNS } from './impact-file.content.js';
import { cellValues, type ImpactEntry, isJson, jsonEntries } from './impact-file.entries.js';
import { ImpactFiguresService } from './impact-figures.service.js';
import { impactErrors } from './impact.errors.js';
import { ImpactLocationRow } from './impact-location.entity.js';
import type { ImpactRecordColumns } from './impact-record.columns.js';
import {
  type ImpactRecordKind,
  lastOrder,
  LOCATION_KIND,
  recordColumns,
  YEAR_KIND,
} from './impact-record.kind.js';
import { ImpactRecordsService, said } from './impact-records.service.js';
import { figureFault } from './impact.rules.js';
import { ImpactYearRow } from './impact-year.entity.js';
import type { AuditChange } from '../../core/audit/audit.dto.js';
import type { ImpactImportReport, ImpactImportedLine } from './impact-admin.dto.js';

type Line = Omit<ImpactImportedLine, 'line'>;
type Read = Partial<ImpactEntry> & { number: number; cells?: Record<string, string> };

/** The figures from a file: all of it, or nothing. What the file does not name stays. */
@Injectable()
export class ImpactImportService {
  private readonly pipe = new InputPipe();

  constructor(
    private readonly imports: ImportsService,
    private readonly figures: ImpactFiguresService,
    private readonly records: ImpactRecordsService,
  ) {}

  /** Reads an import's form, and does it; a file with faults is refused, line by line (400), unless it is a preview. */
  async receive(request: FastifyRequest, author: Author): Promise<ImpactImportReport> {
    const { file, isDryRun } = await this.imports.readForm(request);
    const report = await this.run(file, isDryRun, author);
    if (report.errors.length > 0 && !isDryRun) throw impactErrors.importRefused(report);
    return report;
  }

  private async run(file: Buffer, isDryRun: boolean, author: Author): Promise<ImpactImportReport> {
    const { entries, unread } = await this.read(file);
    if (entries.length > IMPORT_LIMITS.lines) throw impactErrors.tooManyLines(IMPORT_LIMITS.lines);
    const seen = new Map<string, number>();
    const report = await this.imports.each(entries, IMPACT_COLUMNS, isDryRun, (tx, entry) =>
      this.write(tx, entry, seen, author),
    );
    const rows = report.rows.toSorted((one, other) => one.line - other.line);
    const errors = report.errors.toSorted((one, other) => one.line - other.line);
    const imported = isDryRun || errors.length > 0 ? 0 : rows.length;
    return { ...report, unread, preview: isDryRun, imported, rows, errors };
  }

  /** Places and years first: what figures are calculated from is counted as it will be. */
  private async read(file: Buffer): Promise<{ entries: Read[]; unread: string[] }> {
    const text = new TextDecoder().decode(file);
    if (isJson(text)) return { entries: jsonEntries(text), unread: [] };
    const { lines, unread } = await this.imports.cells(file, IMPACT_COLUMNS);
    const isFigure = ({ cells }: Read) => (cells?.['kind'] ?? '').toLowerCase() === 'chiffre';
    return { entries: [...lines.filter((line) => !isFigure(line)), ...lines.filter(isFigure)], unread };
  }

  private async write(
    tx: EntityManager,
    read: Read,
    seen: Map<string, number>,
    author: Author,
  ): Promise<Line> {
    const { kind, values } = read.cells ? cellValues(read.cells) : read;
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      throw platformErrors.invalid({ '': entryFaults.notAnObject });
    // The same order for every import: two at once would otherwise wait for one another.
    await this.figures.lock(tx);
    await this.records.alone(tx, LOCATION_KIND);
    await this.records.alone(tx, YEAR_KIND);
    if (kind === 'figure') return this.writeFigure(tx, values, read.number, seen, author);
    if (kind === 'location') return this.writeLocation(tx, values, read.number, seen, author);
    return this.writeYear(tx, values, read.number, seen, author);
  }

  private async writeFigure(
    tx: EntityManager,
    values: object,
    line: number,
    seen: Map<string, number>,
    author: Author,
  ): Promise<Line> {
    const { name: given, value } = await this.checked(values, FigureEntry);
    const name = IMPACT_FIGURES.find((known) => known === given);
    if (!name) throw platformErrors.invalid({ name: entryFaults.unknownFigure });
    const fault = figureFault(name, value);
    if (fault) throw platformErrors.invalid({ value: fault });
    once(seen, `figure ${name}`, line, 'name');
    const before = await this.figures.enterIn(tx, name, value as number, author);
    return figureLine(name, before, value as number);
  }

  private async writeLocation(
    tx: EntityManager,
    values: object,
    line: number,
    seen: Map<string, number>,
    author: Author,
  ): Promise<Line> {
    const body = await this.checked(values, LocationInput);
    once(seen, `location ${body.name} ${body.country}`.toLowerCase(), line, 'name');
    const columns = recordColumns(LOCATION_KIND, body);
    const known = await this.records.standing(tx, LOCATION_KIND, columns as ImpactLocationRow);
    const order = columns.order ?? known?.order ?? (await lastOrder(tx));
    return this.keep(tx, LOCATION_KIND, 'location', known, { ...columns, order }, author);
  }

  private async writeYear(
    tx: EntityManager,
    values: object,
    line: number,
    seen: Map<string, number>,
    author: Author,
  ): Promise<Line> {
    const { year } = await this.checked({ ...values }, YearUpdate);
    const known = year ? await this.records.standing(tx, YEAR_KIND, { year } as ImpactYearRow) : null;
    const body: Partial<YearInput> = await this.checked<Partial<YearInput>>(
      values,
      known ? YearUpdate : YearInput,
    );
    once(seen, `year ${year}`, line, 'year');
    return this.keep(tx, YEAR_KIND, 'year', known, recordColumns(YEAR_KIND, body), author);
  }

  private async keep<Row extends ImpactRecordColumns>(
    tx: EntityManager,
    recordKind: ImpactRecordKind<Row>,
    kind: Line['kind'],
    known: Row | null,
    columns: Partial<Row>,
    author: Author,
  ): Promise<Line> {
    if (!known) {
      const made = await this.records.createIn(tx, recordKind, columns, author);
      const changes = changesBetween(null, said(recordKind, made)).filter(({ field }) => field !== 'id');
      return { kind, action: 'created', label: recordKind.label(made), changes };
    }
    const changes = await this.records.writeOver(tx, recordKind, known, columns, author);
    return {
      kind,
      action: changes.length > 0 ? 'updated' : 'unchanged',
      label: recordKind.label(known),
      changes,
    };
  }

  private async checked<Body>(values: object, metatype: new () => Body): Promise<Body> {
    return (await this.pipe.transform(values, { type: 'body', metatype })) as Body;
  }
}

function once(seen: Map<string, number>, key: string, line: number, field: string): void {
  const first = seen.get(key);
  if (first !== undefined) throw platformErrors.invalid({ [field]: entryFaults.twice(first) });
  seen.set(key, line);
}

function figureLine(name: ImpactFigureName, before: number | null, after: number): Line {
  const changes: AuditChange[] = before === null ? [] : [{ field: name, before, after }];
  return {
    kind: 'figure',
    action: before === null ? 'unchanged' : 'updated',
    label: IMPACT_FIGURE_LABELS[name],
    changes,
  };
}
