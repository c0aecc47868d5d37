import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService, type Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { readMultipart } from '../../platform/http/multipart-form.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { BankBalancesService } from './bank-balances.service.js';
import { BankSuspenseService } from './bank-suspense.service.js';
import { decodedText } from './bank-encoding.js';
import { faultKeys, type FileLine, lineKeys, type StatementFile } from './bank-file.js';
import { STATEMENT_LIMITS } from './bank-statement.contract.js';
import type { StatementMapping, StatementReport } from './bank-statement.dto.js';
import { BankStatementRow } from './bank-statement.entity.js';
import { statementErrors } from './bank-statement.errors.js';
import { addLines, addRejectedLines, knownLines, knownRejectedLines } from './bank-statements.queries.js';
import { readCamtStatement } from './camt-statement.js';
import { readCsvStatement } from './csv-statement.js';

const SHOWN_LINES = 12;
const SHOWN_FAULTS = 10;
const REFUSALS = { tooLarge: statementErrors.tooLarge, broken: statementErrors.unreadable };

interface Known {
  lines: ReadonlySet<string>;
  faults: ReadonlySet<string>;
}

interface KeyedLine extends FileLine {
  line_key: string;
}

/** A bank's statement from its file: looked at first, then imported; what came in already stays as it is. */
@Injectable()
export class StatementImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly balances: BankBalancesService,
    private readonly suspense: BankSuspenseService,
    private readonly clock: Clock,
  ) {}

  async receive(request: FastifyRequest, author: Author): Promise<StatementReport> {
    if (!request.isMultipart()) throw statementErrors.missing();
    const { content, name, fields } = await readMultipart(request, REFUSALS);
    if (!content || content.length === 0) throw statementErrors.missing();
    if (content.length > STATEMENT_LIMITS.bytes) throw statementErrors.tooLarge();
    const file = readStatement(content, mappingIn(fields['mapping']));
    if (file.lines.length > STATEMENT_LIMITS.lines) throw statementErrors.tooManyLines();
    if (fields['preview'] === 'true') return this.preview(file, name);
    return this.import(file, name, author);
  }

  private async preview(file: StatementFile, name: string): Promise<StatementReport> {
    return this.report(file, name, await this.knownOf(this.dataSource.manager, file));
  }

  private async import(file: StatementFile, name: string, author: Author): Promise<StatementReport> {
    const lines = keyed(file);
    if (lines.length === 0 && file.faults.length > 0)
      throw statementErrors.nothingReadable(file.faults.slice(0, SHOWN_FAULTS));
    if (lines.length === 0) throw statementErrors.nothingMoved();
    return this.dataSource.transaction(async (tx) => {
      const known = await this.knownOf(tx, file);
      await this.balances.keep(tx, file.balances, author);
      const report = this.report(file, name, known);
      if (report.new_lines + report.new_debits + report.new_set_aside === 0) return report;
      const statement = await this.statement(tx, file, name, lines, author);
      const unknown = lines.filter(({ line_key }) => !known.lines.has(line_key));
      const added = await addLines.all(tx, statement.id, JSON.stringify(unknown));
      await this.suspense.arrive(tx, added, author);
      const new_lines = added.filter(({ amount }) => amount > 0).length;
      const new_debits = added.length - new_lines;
      const new_set_aside = await this.setAside(tx, statement.id, file, known.faults);
      await tx.update(BankStatementRow, statement.id, { new_lines });
      const counted = { credits: report.credits, new_lines, new_debits, set_aside: new_set_aside };
      const after = { id: statement.id, version: 1, ...counted };
      const written = { author, resource: 'bank-statements', label: name || 'relevé', before: null, after };
      await this.auditLog.record(tx, { ...written, action: 'created' });
      return { ...report, statement_id: statement.id, new_lines, new_debits, new_set_aside };
    });
  }

  private async statement(
    tx: EntityManager,
    { format, account }: StatementFile,
    file_name: string,
    lines: readonly KeyedLine[],
    author: Author,
  ): Promise<BankStatementRow> {
    const days = lines.map(({ booked_on }) => booked_on).toSorted();
    return tx.save(BankStatementRow, {
      file_name,
      format,
      account,
      first_day: days[0]!,
      last_day: days.at(-1)!,
      credits: creditsOf(lines).length,
      new_lines: 0,
      imported_at: this.clock.now(),
      imported_by: author.id,
      imported_by_name: author.name,
    } as BankStatementRow);
  }

  /** Keeps the lines that cannot be taken, each once; answers how many are new. */
  private async setAside(
    tx: EntityManager,
    statement_id: number,
    { account, faults }: StatementFile,
    known: ReadonlySet<string>,
  ): Promise<number> {
    const keys = faultKeys(account, faults);
    const rows = faults
      .map((fault, index) => ({ ...fault, line_key: keys[index]! }))
      .filter(({ line_key }) => !known.has(line_key));
    return addRejectedLines.run(tx, statement_id, JSON.stringify(rows));
  }

  /** What other imports brought already. */
  private async knownOf(manager: EntityManager, file: StatementFile): Promise<Known> {
    const lines = keyed(file).map(({ line_key }) => line_key);
    const faults = faultKeys(file.account, file.faults);
    return {
      lines: keySet(await knownLines.all(manager, lines)),
      faults: keySet(await knownRejectedLines.all(manager, faults)),
    };
  }

  private report(file: StatementFile, file_name: string, known: Known): StatementReport {
    const { format, account, columns, mapping, lines, faults } = file;
    const all = keyed(file);
    const credits = creditsOf(all);
    const isNew = ({ line_key }: KeyedLine) => !known.lines.has(line_key);
    const new_lines = credits.filter(isNew).length;
    const debits = lines.length - credits.length;
    return {
      statement_id: null,
      format,
      file_name,
      account,
      columns,
      mapping,
      credits: credits.length,
      debits,
      new_lines,
      known_lines: credits.length - new_lines,
      new_debits: all.filter(isNew).length - new_lines,
      set_aside: faults.length,
      new_set_aside: faults.length - known.faults.size,
      reasons: reasonsOf(faults),
      lines: credits.slice(0, SHOWN_LINES).map((line) => ({
        booked_on: line.booked_on,
        amount: toMajorUnits(line.amount, line.currency),
        currency: line.currency,
        wording: line.wording,
        counterparty: line.counterparty,
        is_known: known.lines.has(line.line_key),
      })),
      faults: faults.slice(0, SHOWN_FAULTS).map(({ line, message }) => ({ line, message })),
    };
  }
}

function readStatement(content: Buffer, mapping: StatementMapping | null): StatementFile {
  const start = decodedText(content.subarray(0, 400)).trimStart();
  return start.startsWith('<') ? readCamtStatement(content) : readCsvStatement(content, mapping);
}

/** Each line with what makes it itself. */
function keyed({ account, lines }: StatementFile): KeyedLine[] {
  const keys = lineKeys(account, lines);
  return lines.map((line, index) => ({ ...line, line_key: keys[index]! }));
}

const keySet = (rows: readonly { line_key: string }[]) => new Set(rows.map(({ line_key }) => line_key));
const creditsOf = (lines: readonly KeyedLine[]) => lines.filter(({ amount }) => amount > 0);

function reasonsOf(faults: StatementFile['faults']): StatementReport['reasons'] {
  const counts = new Map<string, number>();
  for (const { message } of faults) counts.set(message, (counts.get(message) ?? 0) + 1);
  const reasons = [...counts].map(([message, count]) => ({ message, count }));
  return reasons.toSorted((one, other) => other.count - one.count);
}

const PLACES = ['heading', 'date', 'wording', 'counterparty', 'amount', 'credit', 'debit'] as const;

function mappingIn(field: string | undefined): StatementMapping | null {
  if (!field) return null;
  try {
    const said = JSON.parse(field) as Record<string, unknown>;
    const places = PLACES.map((name) => [name, said[name] ?? null] as const);
    const areGood = places.every(
      ([, place]) => place === null || (Number.isInteger(place) && Number(place) <= 500),
    );
    if (
      !areGood ||
      [said['heading'], said['date'], said['wording']].some((place) => typeof place !== 'number')
    )
      throw new TypeError('A mapping has a heading, a date and words');
    return Object.fromEntries(places) as unknown as StatementMapping;
  } catch {
    throw statementErrors.badMapping();
  }
}
