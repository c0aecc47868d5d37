import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { AuditEntry } from './audit.dto.js';
import { AuditLogService } from './audit-log.service.js';

const SORTS = ['id', 'at'];
const FILTERS = { ids: 'ids', resource: 'text', record_id: 'text', q: 'text' } as const;

@ApiTags('admin/audit')
@ApiBearerAuth()
@Staff('audit')
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly auditLog: AuditLogService) {}

  @Get()
  @ApiRange('audit', SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [AuditEntry] })
  async list(
    @Query() query: Record<string, unknown>,
    @Caller() caller: CallingStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntry[]> {
    const range = RangeQuery.read(query, { sorts: SORTS, byDefault: ['id', 'DESC'], filters: FILTERS });
    const [entries, count] = await this.auditLog.list(range, range.filter, caller);
    range.describe(reply, 'audit', entries.length, count);
    return entries;
  }
}
