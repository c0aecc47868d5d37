import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrailService, type Author } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import { readMultipart } from '../platform/http/multipart-form.js';
import { toMajorUnits } from '../platform/money/money.contract.js';
import { type FileLine, lineKeys, type StatementFile } from './bank-file.js';
import { STATEMENT_LIMITS, type StatementMapping, type StatementReport } from './bank-statement.contract.js';
import { BankStatementRow } from './bank-statement.entity.js';
import { statementErrors } from './bank-statement.errors.js';
import { readCamtStatement } from './camt-statement.js';
import { readCsvStatement } from './csv-statement.js';

const SHOWN_LINES = 12;
const SHOWN_FAULTS = 10;
const REFUSALS = { tooLarge: statementErrors.tooLarge, broken: statementErrors.unreadable };

interface KeyedLine extends FileLine {
  line_key: string;
}

/** A bank's statement from its file: looked at first, then imported; what came in already stays as it is. */
@Injectable()
export class StatementImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly trail: AuditTrailService,
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
    if (file.faults.length > 0) throw statementErrors.hasFaults(file.faults.slice(0, SHOWN_FAULTS));
    return this.import(file, name, author);
  }

  private async preview(file: StatementFile, name: string): Promise<StatementReport> {
    return this.report(file, name, await this.known(this.dataSource.manager, keyed(file)));
  }

  private async import(file: StatementFile, name: string, author: Author): Promise<StatementReport> {
    const lines = keyed(file);
    if (lines.length === 0) throw statementErrors.nothingCredited();
    return this.dataSource.transaction(async (tx) => {
      const known = await this.known(tx, lines);
      const fresh = lines.filter(({ line_key }) => !known.has(line_key));
      const statement = await this.statement(tx, file, name, lines, author);
      const added = await this.add(tx, statement.id, fresh);
      await tx.update(BankStatementRow, statement.id, { new_lines: added });
      const after = { id: statement.id, version: 1, credits: lines.length, new_lines: added };
      const written = { author, resource: 'bank-statements', label: name || 'relevé', before: null, after };
      await this.trail.record(tx, { ...written, action: 'created' });
      return { ...this.report(file, name, known), statement_id: statement.id, new_lines: added };
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
      ...{ file_name, format, account, first_day: days[0]!, last_day: days.at(-1)!, credits: lines.length },
      ...{
        new_lines: 0,
        imported_at: this.clock.now(),
        imported_by: author.id,
        imported_by_name: author.name,
      },
    } as BankStatementRow);
  }

  /** Those that another import brought meanwhile are left out. */
  private async add(tx: EntityManager, statement_id: number, lines: readonly KeyedLine[]): Promise<number> {
    const rows = lines.map((line) => ({
      ...{ id: randomUUID(), line_key: line.line_key, booked_on: line.booked_on, amount: line.amount },
      ...{ currency: line.currency, wording: line.wording, counterparty: line.counterparty },
    }));
    const added = await tx.query<unknown[]>(
      `INSERT INTO bank_lines (id, statement_id, line_key, booked_on, amount, currency, wording, counterparty, status)
       SELECT id, $1, line_key, booked_on, amount, currency, left(wording, 500), left(counterparty, 200), 'waiting'
         FROM jsonb_to_recordset($2::jsonb) AS line (id uuid, line_key text, booked_on date, amount bigint,
              currency text, wording text, counterparty text)
       ON CONFLICT (line_key) DO NOTHING RETURNING id`,
      [statement_id, JSON.stringify(rows)],
    );
    return added.length;
  }

  private async known(manager: EntityManager, lines: readonly KeyedLine[]): Promise<Set<string>> {
    const keys = lines.map(({ line_key }) => line_key);
    const rows = await manager.query<{ line_key: string }[]>(
      'SELECT line_key FROM bank_lines WHERE line_key = ANY($1)',
      [keys],
    );
    return new Set(rows.map(({ line_key }) => line_key));
  }

  private report(file: StatementFile, file_name: string, known: ReadonlySet<string>): StatementReport {
    const { format, account, columns, mapping, lines, faults } = file;
    const credits = keyed(file);
    return {
      ...{ statement_id: null, format, file_name, account, columns, mapping },
      ...{ credits: credits.length, debits: lines.length - credits.length },
      ...{ new_lines: credits.length - known.size, known_lines: known.size },
      lines: credits.slice(0, SHOWN_LINES).map((line) => ({
        ...{ booked_on: line.booked_on, amount: toMajorUnits(line.amount, line.currency) },
        ...{ currency: line.currency, wording: line.wording, counterparty: line.counterparty },
        is_known: known.has(line.line_key),
      })),
      faults: faults.slice(0, SHOWN_FAULTS),
    };
  }
}

function readStatement(content: Buffer, mapping: StatementMapping | null): StatementFile {
  const start = content
    .subarray(0, 200)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('<') ? readCamtStatement(content) : readCsvStatement(content, mapping);
}

/** Credits alone, each with what makes it itself; keys are given over all lines, so that they do not move. */
function keyed({ account, lines }: StatementFile): KeyedLine[] {
  const keys = lineKeys(account, lines);
  return lines.map((line, index) => ({ ...line, line_key: keys[index]! })).filter(({ amount }) => amount > 0);
}

const PLACES = ['heading', 'date', 'wording', 'counterparty', 'amount', 'credit'] as const;

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
