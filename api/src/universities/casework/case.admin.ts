import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  type Type,
} from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import type { CaseColumns } from './case.columns.js';
import type { CaseKind } from './case.kind.js';
import { CaseStatsService } from './case-stats.service.js';
import { CaseWritesService } from './case-writes.service.js';
import { CasesService } from './cases.service.js';
import {
  CaseAssignee,
  CaseChanges,
  CaseStats,
  CaseEmailInput,
  CaseEmailPreview,
  CaseNoteInput,
  CasePreviewBody,
  CaseTemplate,
} from './casework.dto.js';

interface Answers {
  record: Type<object>;
  detail: Type<object>;
}

/** The controller by which staff handle a kind of case: a capability's own extends what this answers. */
export function caseAdminController<Row extends CaseColumns>(
  ofKind: CaseKind<Row>,
  { record, detail }: Answers,
) {
  const kind = ofKind as unknown as CaseKind;
  const { resource } = kind;
  const sorts = [...SORTS, ...kind.fields];
  const filters = { ...FILTERS, status: kind.statuses, level: Object.keys(kind.levels) };
  const dialect = { sorts, byDefault: ['created_at', 'DESC'], filters } as const;

  @ApiTags(`admin/${resource}`)
  @ApiBearerAuth()
  @Staff(resource)
  @Controller(`admin/${resource}`)
  class CasesAdminController {
    constructor(
      readonly cases: CasesService,
      readonly writes: CaseWritesService,
      readonly counts: CaseStatsService,
      readonly auditLog: AuditLogService,
    ) {}

    @Get()
    @ApiRange(resource, sorts, Object.keys(filters))
    @ApiOkResponse({ type: [record] })
    async list(
      @Query() query: Record<string, unknown>,
      @Caller() caller: CallingStaff,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object[]> {
      const range = RangeQuery.read(query, dialect);
      const [records, count] = await this.cases.list(kind, range, caller.id);
      range.describe(reply, resource, records.length, count);
      return records;
    }

    @Get('figures')
    @ApiOkResponse({ type: CaseStats })
    figures(@Caller() caller: CallingStaff): Promise<CaseStats> {
      return this.counts.of(kind, caller.id);
    }

    @Get('templates')
    @ApiOkResponse({ type: [CaseTemplate] })
    templates(): CaseTemplate[] {
      return [...kind.templates];
    }

    @Get('assignees')
    @ApiOkResponse({ type: [CaseAssignee] })
    assignees(): Promise<CaseAssignee[]> {
      return this.cases.assignees(kind);
    }

    @Staff(resource, 'export')
    @Get('export')
    @Header('Content-Type', 'text/csv; charset=utf-8')
    @Header('Content-Disposition', `attachment; filename="${kind.fileName}.csv"`)
    @Header('Cache-Control', 'no-store')
    @ApiRange(resource, sorts, Object.keys(filters))
    @ApiProduces('text/csv')
    @ApiOkResponse({ type: String })
    export(@Query() query: Record<string, unknown>, @Caller() caller: CallingStaff): Promise<string> {
      return this.cases.export(kind, RangeQuery.read(query, dialect), caller.id);
    }

    @Get(':id')
    @ApiOkResponse({ type: detail })
    find(@Param('id', RecordUuidPipe) id: string): Promise<object> {
      return this.cases.find(kind, id);
    }

    @Put(':id')
    @ApiOkResponse({ type: detail })
    async change(
      @Param('id', RecordUuidPipe) id: string,
      @Body() body: CaseChanges,
      @Caller() caller: CallingStaff,
    ): Promise<object> {
      await this.writes.change(kind, id, body, caller);
      return this.cases.find(kind, id);
    }

    @Post(':id/notes')
    @ApiCreatedResponse({ type: detail })
    async note(
      @Param('id', RecordUuidPipe) id: string,
      @Body() { body }: CaseNoteInput,
      @Caller() caller: CallingStaff,
    ): Promise<object> {
      await this.writes.note(kind, id, body, caller);
      return this.cases.find(kind, id);
    }

    @Post(':id/letters')
    @ApiCreatedResponse({ type: detail })
    async letter(
      @Param('id', RecordUuidPipe) id: string,
      @Body() body: CaseEmailInput,
      @Caller() caller: CallingStaff,
    ): Promise<object> {
      await this.writes.letter(kind, id, body, caller);
      return this.cases.find(kind, id);
    }

    @Post(':id/letters/preview')
    @HttpCode(200)
    @ApiOkResponse({ type: CaseEmailPreview })
    preview(
      @Param('id', RecordUuidPipe) id: string,
      @Body() body: CasePreviewBody,
      @Caller() caller: CallingStaff,
    ): Promise<CaseEmailPreview> {
      return this.writes.preview(kind, id, body, caller);
    }

    @Delete(':id')
    @ApiOkResponse({ type: detail })
    async remove(@Param('id', RecordUuidPipe) id: string, @Caller() caller: CallingStaff): Promise<object> {
      await this.writes.remove(kind, id, caller);
      return this.cases.find(kind, id);
    }

    @Post(':id/restore')
    @HttpCode(200)
    @ApiOkResponse({ type: detail })
    async restore(@Param('id', RecordUuidPipe) id: string, @Caller() caller: CallingStaff): Promise<object> {
      await this.writes.restore(kind, id, caller);
      return this.cases.find(kind, id);
    }

    @Get(':id/history')
    @ApiOkResponse({ type: [AuditEntry] })
    async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
      await this.cases.find(kind, id);
      return this.auditLog.history(resource, id);
    }
  }
  return CasesAdminController;
}

const SORTS = [
  'created_at',
  'updated_at',
  'answered_at',
  'closed_at',
  'reference',
  'status',
  'first_name',
  'last_name',
  'email',
  'assigned_name',
];
const FILTERS = {
  ids: 'uuids',
  q: 'text',
  assigned_to: 'int',
  mine: 'boolean',
  unassigned: 'boolean',
  country: 'text',
  created_from: 'day',
  created_to: 'day',
  shelf: ['live', 'bin'],
} as const;
