import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { BankLineActionsService } from './bank-line-actions.service.js';
import { BankLinesService } from './bank-lines.service.js';
import { BANK_DIRECTIONS, BANK_LINE_STATUSES } from './bank-statement.contract.js';
import {
  BankLineGiftBody,
  BankLineIgnoreBody,
  BankLineMatchBody,
  BankMatchesBody,
} from './bank-line-actions.dto.js';
import { BankLineStats, BankLine, BankLineSuggestion, BankMatchReport } from './bank-statement.dto.js';

const RESOURCE = 'bank-lines';
const SORTS = ['booked_on', 'amount'];
const FILTERS = {
  ids: 'uuids',
  q: 'text',
  status: BANK_LINE_STATUSES,
  statement: 'int',
  direction: BANK_DIRECTIONS,
  certain: 'boolean',
} as const;
const DIALECT = { sorts: SORTS, byDefault: ['booked_on', 'DESC'], filters: FILTERS } as const;

@ApiTags('admin/bank-lines')
@ApiBearerAuth()
@Staff('bank-lines')
@Controller(`admin/${RESOURCE}`)
export class BankLinesAdminController {
  constructor(
    private readonly lines: BankLinesService,
    private readonly actions: BankLineActionsService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [BankLine] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BankLine[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lines.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Get('figures')
  @ApiOkResponse({ type: BankLineStats })
  figures(): Promise<BankLineStats> {
    return this.lines.figures();
  }

  @Post('matches')
  @HttpCode(200)
  @ApiOkResponse({ type: BankMatchReport })
  matchAll(@Body() { matches }: BankMatchesBody, @Caller() caller: CallingStaff): Promise<BankMatchReport> {
    return this.actions.matchAll(matches, caller);
  }

  @Post('matches/sure')
  @HttpCode(200)
  @ApiOkResponse({ type: BankMatchReport })
  matchSure(@Caller() caller: CallingStaff): Promise<BankMatchReport> {
    return this.actions.matchSure(caller);
  }

  @Get(':id')
  @ApiOkResponse({ type: BankLine })
  find(@Param('id', RecordUuidPipe) id: string): Promise<BankLine> {
    return this.lines.find(id);
  }

  @Get(':id/candidates')
  @ApiQuery({ name: 'q', required: false, type: String, description: 'Référence, nom ou e-mail.' })
  @ApiOkResponse({ type: [BankLineSuggestion] })
  candidates(@Param('id', RecordUuidPipe) id: string, @Query('q') q: unknown): Promise<BankLineSuggestion[]> {
    return this.lines.candidates(id, typeof q === 'string' ? q.slice(0, 200) : '');
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.lines.find(id)).id);
  }

  @Post(':id/match')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async match(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: BankLineMatchBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.actions.match({ ...body, id }, caller);
    return this.lines.find(id);
  }

  @Post(':id/gift')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async enter(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: BankLineGiftBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.actions.enter(id, body, caller);
    return this.lines.find(id);
  }

  @Post(':id/ignore')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async ignore(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, note }: BankLineIgnoreBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.actions.ignore(id, version, note, caller);
    return this.lines.find(id);
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async reopen(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.actions.reopen(id, version, caller);
    return this.lines.find(id);
  }
}
