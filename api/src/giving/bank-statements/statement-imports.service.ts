import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService, type Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { plainHeading } from '../../platform/tables/headings.js';
import { BankBalancesService } from './bank-balances.service.js';
import { BankSuspenseService } from './bank-suspense.service.js';
import { faultKeys, freeKey, isKnown, lineKeys, type StatementFile, type StoredKey } from './bank-file.js';
import { STATEMENT_LIMITS } from './bank-statement.contract.js';
import type { StatementMapping, StatementReport } from './bank-statement.dto.js';
import { BankStatementRow } from './bank-statement.entity.js';
import { statementErrors } from './bank-statement.errors.js';
import {
  addLines,
  addRejectedLines,
  knownLines,
  knownRejectedLines,
  rememberColumns,
  rememberedColumns,
} from './bank-statements.queries.js';
import { readStatement } from './read-statement.js';
import { readStatementForm, type StatementRequest } from './statement-form.js';
import { accountsOf, type KeyedLine, reportOf, SHOWN_FAULTS, wordsOfLine } from './statement-report.js';

/** What an import is about: the file as it is read, and what other imports brought of it. */
interface Incoming {
  file: StatementFile;
  name: string;
  lines: KeyedLine[];
  knownFaults: ReadonlySet<string>;
}

type Added = Pick<StatementReport, 'statement_id' | 'new_lines' | 'new_debits' | 'new_set_aside'> | null;

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
    const form = await readStatementForm(request);
    const file = await readStatement(form.content, form, (columns) => this.recall(columns));
    if (file.lines.length > STATEMENT_LIMITS.lines) throw statementErrors.tooManyLines();
    if (!form.isPreview) return this.import(file, form, author);
    const { lines, knownFaults } = await this.compare(this.dataSource.manager, file, form);
    return reportOf(file, form.name, lines, knownFaults.size);
  }

  /** What staff said of a table with these headings; null where nobody did. */
  private async recall(columns: readonly string[]): Promise<StatementMapping | null> {
    const [found] = await rememberedColumns.all(this.dataSource.manager, headingsKey(columns));
    return found?.columns ?? null;
  }

  private async import(
    file: StatementFile,
    form: StatementRequest,
    author: Author,
  ): Promise<StatementReport> {
    const { name, mapping } = form;
    const faults = file.faults.slice(0, SHOWN_FAULTS);
    if (file.format === 'csv' && !file.mapping) throw statementErrors.noHeadings();
    if (file.lines.length === 0 && faults.length > 0) throw statementErrors.nothingReadable(faults);
    if (file.lines.length === 0 && file.balances.length === 0) throw statementErrors.nothingMoved();
    return this.dataSource.transaction(async (tx) => {
      const incoming = { file, name, ...(await this.compare(tx, file, form)) };
      await this.balances.keep(tx, file.balances, author);
      if (mapping) await rememberColumns.run(tx, headingsKey(file.columns), JSON.stringify(mapping));
      const report = reportOf(file, name, incoming.lines, incoming.knownFaults.size);
      if (report.new_lines + report.new_debits + report.new_set_aside === 0) return report;
      const added: Added[] = [];
      for (const account of accountsOf(file))
        added.push(await this.importAccount(tx, incoming, account, author));
      const sum = (name: 'new_lines' | 'new_debits' | 'new_set_aside') =>
        added.reduce((total, one) => total + (one?.[name] ?? 0), 0);
      const statement_id = added.find(Boolean)?.statement_id ?? null;
      const counts = { new_lines: sum('new_lines'), new_debits: sum('new_debits') };
      return { ...report, statement_id, ...counts, new_set_aside: sum('new_set_aside') };
    });
  }

  /** What a file says of one of its accounts is a statement; null where it says nothing new. */
  private async importAccount(tx: EntityManager, incoming: Incoming, account: string, author: Author) {
    const { file, name, knownFaults } = incoming;
    const lines = incoming.lines.filter((line) => line.account === account);
    const unknown = lines.filter(({ is_known }) => !is_known);
    const keys = faultKeys(file.faults);
    const faults = file.faults
      .map((fault, index) => ({ ...fault, line_key: keys[index]! }))
      .filter((fault) => fault.account === account && !knownFaults.has(fault.line_key));
    if (unknown.length + faults.length === 0) return null;
    const days = (lines.length > 0 ? lines : file.lines).map(({ booked_on }) => booked_on).toSorted();
    const credits = lines.filter(({ amount }) => amount > 0).length;
    const statement = await tx.save(BankStatementRow, {
      file_name: name,
      format: file.format,
      account,
      first_day: days[0]!,
      last_day: days.at(-1)!,
      credits,
      new_lines: 0,
      imported_at: this.clock.now(),
      imported_by: author.id,
      imported_by_name: author.name,
    } as BankStatementRow);
    const written = unknown.map((line) => ({ ...line, wording: wordsOfLine(line) }));
    const added = await addLines.all(tx, statement.id, JSON.stringify(written));
    await this.suspense.arrive(tx, added, author);
    const new_lines = added.filter(({ amount }) => amount > 0).length;
    const new_debits = added.length - new_lines;
    const new_set_aside = await addRejectedLines.run(tx, statement.id, JSON.stringify(faults));
    await tx.update(BankStatementRow, statement.id, { new_lines });
    const counted = { credits, new_lines, new_debits, set_aside: new_set_aside };
    const after = { id: statement.id, version: 1, ...counted };
    const said = { author, resource: 'bank-statements', label: name || 'relevé', before: null, after };
    await this.auditLog.record(tx, { ...said, action: 'created' });
    return { statement_id: statement.id, new_lines, new_debits, new_set_aside };
  }

  /** Each line with what makes it itself, and whether it came in already; one that staff keep did not. */
  private async compare(
    manager: EntityManager,
    { lines, faults }: StatementFile,
    { keep }: StatementRequest,
  ): Promise<Pick<Incoming, 'lines' | 'knownFaults'>> {
    const keys = lineKeys(lines);
    const stored = await knownLines.all(
      manager,
      keys.map(({ hash }) => hash),
    );
    const alike = new Map<string, StoredKey[]>();
    for (const one of stored) {
      const hash = one.line_key.split(':')[1]!;
      alike.set(hash, [...(alike.get(hash) ?? []), one]);
    }
    const taken = new Set([...stored, ...keys].map(({ line_key }) => line_key));
    const rejected = await knownRejectedLines.all(manager, faultKeys(faults));
    return {
      knownFaults: new Set(rejected.map(({ line_key }) => line_key)),
      lines: lines.map((line, place) => {
        const { line_key, hash } = keys[place]!;
        const is_known = isKnown(keys[place]!, line, alike.get(hash) ?? []);
        if (!is_known || !keep.has(place)) return { ...line, place, hash, line_key, is_known };
        const key = freeKey(line, hash, taken);
        taken.add(key);
        return { ...line, place, hash, line_key: key, is_known: false };
      }),
    };
  }
}

/** Headings as one text: those of a bank are the same each month. */
const headingsKey = (columns: readonly string[]) => columns.map(plainHeading).join(';').slice(0, 2000);
