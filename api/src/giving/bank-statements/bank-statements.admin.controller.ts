import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { StatementForm, BankStatement, RejectedLine, StatementReport } from './bank-statement.dto.js';
import { StatementImportsService } from './statement-imports.service.js';
import { StatementListsService } from './statement-lists.service.js';

const RESOURCE = 'bank-statements';
const DIALECT = { sorts: ['id'], byDefault: ['id', 'DESC'], filters: {} } as const;

@ApiTags('admin/bank-statements')
@ApiBearerAuth()
@Staff('bank-statements')
@Controller(`admin/${RESOURCE}`)
export class BankStatementsAdminController {
  constructor(
    private readonly lists: StatementListsService,
    private readonly imports: StatementImportsService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, DIALECT.sorts, [])
  @ApiOkResponse({ type: [BankStatement] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BankStatement[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.statements(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Get('set-aside')
  @ApiRange(RESOURCE, DIALECT.sorts, [])
  @ApiOkResponse({ type: [RejectedLine] })
  async setAside(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RejectedLine[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.setAside(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: StatementForm })
  @ApiOkResponse({ type: StatementReport })
  import(@Req() request: FastifyRequest, @Caller() caller: CallingStaff): Promise<StatementReport> {
    return this.imports.receive(request, caller);
  }
}
