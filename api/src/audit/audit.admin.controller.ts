import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../platform/http/audience.js';
import { ApiRange, RangeQuery } from '../platform/react-admin/range-query.js';
import { AuditEntryResponse } from './audit.dto.js';
import { AuditTrailService } from './audit-trail.service.js';

const SORTS = ['id', 'at'];
const FILTERS = { ids: 'ids', resource: 'text', record_id: 'text', q: 'text' } as const;

@ApiTags('admin/audit')
@ApiBearerAuth()
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly trail: AuditTrailService) {}

  @Staff('lecteur', 'editeur')
  @Get()
  @ApiRange('audit', SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [AuditEntryResponse] })
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const range = RangeQuery.read(query, { sorts: SORTS, byDefault: ['id', 'DESC'], filters: FILTERS });
    const [entries, count] = await this.trail.list(range, range.filter);
    range.describe(reply, 'audit', entries.length, count);
    return entries;
  }
}
