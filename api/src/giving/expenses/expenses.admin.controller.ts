import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { asDownload } from '../../platform/http/exported-file.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { ExpenseDocumentsService } from './expense-documents.service.js';
import { EXPENSE_CATEGORIES } from './expense.contract.js';
import { ExpenseChanges, ExpenseInput, ExpenseRecord, ExpenseReversal } from './expense.dto.js';
import { ExpensesAdminService } from './expenses-admin.service.js';

const RESOURCE = 'expenses';
const DIALECT = {
  sorts: ['id', 'spent_on', 'amount', 'created_at'],
  byDefault: ['spent_on', 'DESC'],
  filters: { ids: 'ids', q: 'text', year: 'int', category: EXPENSE_CATEGORIES, campaign_id: 'int' },
} as const;
const DOCUMENT_FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

@ApiTags('admin/expenses')
@ApiBearerAuth()
@Staff(RESOURCE)
@Controller(`admin/${RESOURCE}`)
export class ExpensesAdminController {
  constructor(
    private readonly expenses: ExpensesAdminService,
    private readonly documents: ExpenseDocumentsService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, ExpenseRecord)
  async list(@AskedRange() range: ListRange): Promise<ExpenseRecord[]> {
    return range.answer(await this.expenses.list(range));
  }

  @Get(':id')
  @ApiOkResponse({ type: ExpenseRecord })
  find(@Param('id', RecordIdPipe) id: number): Promise<ExpenseRecord> {
    return this.expenses.find(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.expenses.find(id)).id);
  }

  @Staff(RESOURCE, 'export')
  @Get(':id/document')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/pdf', 'image/jpeg', 'image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async document(@Param('id', RecordIdPipe) id: number): Promise<StreamableFile> {
    return asDownload(await this.documents.read(id));
  }

  @Post()
  @ApiCreatedResponse({ type: ExpenseRecord })
  async create(@Body() body: ExpenseInput, @Caller() caller: CallingStaff): Promise<ExpenseRecord> {
    return this.expenses.find(await this.expenses.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: ExpenseRecord })
  async change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ExpenseChanges,
    @Caller() caller: CallingStaff,
  ): Promise<ExpenseRecord> {
    await this.expenses.change(id, body, caller);
    return this.expenses.find(id);
  }

  @Post(':id/document')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: DOCUMENT_FORM })
  @ApiOkResponse({ type: ExpenseRecord })
  async keepDocument(
    @Param('id', RecordIdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallingStaff,
  ): Promise<ExpenseRecord> {
    await this.documents.keep(id, request, caller);
    return this.expenses.find(id);
  }

  @Post(':id/reverse')
  @HttpCode(200)
  @ApiOkResponse({ type: ExpenseRecord })
  async reverse(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ExpenseReversal,
    @Caller() caller: CallingStaff,
  ): Promise<ExpenseRecord> {
    await this.expenses.reverse(id, body, caller);
    return this.expenses.find(id);
  }
}
