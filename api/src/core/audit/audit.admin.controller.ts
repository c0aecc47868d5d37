import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { AuditEntry } from './audit.dto.js';
import { AuditLogService } from './audit-log.service.js';

const DIALECT = {
  sorts: ['id', 'at'],
  byDefault: ['id', 'DESC'],
  filters: { ids: 'ids', resource: 'text', record_id: 'text', q: 'text' },
} as const;

@ApiTags('admin/audit')
@ApiBearerAuth()
@Staff('audit')
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly auditLog: AuditLogService) {}

  @Get()
  @ListRoute('audit', DIALECT, AuditEntry)
  async list(@AskedRange() range: ListRange, @Caller() caller: CallingStaff): Promise<AuditEntry[]> {
    return range.answer(await this.auditLog.list(range, range.filter, caller));
  }
}
