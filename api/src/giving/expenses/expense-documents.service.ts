import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { PrivateFilesService } from '../../content/media/private-files.service.js';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { ExportedFile } from '../../platform/http/exported-file.js';
import { Problem } from '../../platform/errors/problem.js';
import { readMultipart } from '../../platform/http/multipart-form.js';
import { ClosedYearsService } from './closed-years.service.js';
import { ExpenseRow } from './expense.entity.js';
import { expenseErrors } from './expense.errors.js';
import { ExpensesAdminService } from './expenses-admin.service.js';

/** By how a file begins, whatever it is called. */
const TYPES = [
  { type: 'application/pdf', extension: 'pdf', begins: '%PDF-' },
  { type: 'image/png', extension: 'png', begins: '\u0089PNG\r\n' },
  { type: 'image/jpeg', extension: 'jpg', begins: '\u00FF\u00D8\u00FF' },
] as const;

/** Invoices and receipts of expenses: read by staff alone, under names of our own. */
@Injectable()
export class ExpenseDocumentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly expenses: ExpensesAdminService,
    private readonly years: ClosedYearsService,
    private readonly files: PrivateFilesService,
  ) {}

  /** Keeps the file of a form beside its expense; the one before it stays in the store. */
  async keep(id: number, request: FastifyRequest, by: Author): Promise<void> {
    if (!request.isMultipart()) throw expenseErrors.document();
    const refusals = { tooLarge: expenseErrors.tooLarge, broken: expenseErrors.brokenForm };
    const { content } = await readMultipart(request, refusals);
    const kind =
      content && TYPES.find(({ begins }) => content.subarray(0, begins.length).equals(latin(begins)));
    if (!content || !kind) throw expenseErrors.document();
    const document_key = `expenses/${randomUUID()}.${kind.extension}`;
    // Before the transaction: whoever writes content would wait for a slow store.
    await this.files.keep(document_key, content, kind.type);
    try {
      await this.expenses.changing(id, null, by, async (tx, row) => {
        await this.years.assertOpen(tx, row.spent_on);
        return { document_key, document_type: kind.type };
      });
    } catch (error) {
      if (error instanceof Problem) await this.files.forget(document_key);
      throw error;
    }
  }

  async read(id: number): Promise<ExportedFile> {
    const row = await this.dataSource.manager.findOneBy(ExpenseRow, { id });
    const content = row?.document_key && (await this.files.read(row.document_key));
    if (!row || !content) throw expenseErrors.noDocument();
    const extension = row.document_key!.slice(row.document_key!.lastIndexOf('.'));
    return { name: `depense-${row.spent_on}-${row.id}${extension}`, type: row.document_type, content };
  }
}

const latin = (text: string) => Buffer.from(text, 'latin1');
