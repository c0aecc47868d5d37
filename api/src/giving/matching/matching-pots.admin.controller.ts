import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import {
  MatchingPotChanges,
  MatchingPotDays,
  MatchingPotEnd,
  MatchingPotInput,
  MatchingPotRecord,
  MatchingReportLink,
} from './matching-pot.dto.js';
import { MatchingPotsAdminService } from './matching-pots-admin.service.js';
import { MatchingReportsService } from './matching-reports.service.js';

const RESOURCE = 'matching-pots';
const DIALECT = {
  sorts: ['created_at', 'starts_on', 'ends_on', 'total', 'ratio'],
  byDefault: ['created_at', 'DESC'],
  filters: { ids: 'uuids', q: 'text', campaign_id: 'int' },
} as const;

@ApiTags('admin/matching-pots')
@ApiBearerAuth()
@Staff(RESOURCE)
@Controller(`admin/${RESOURCE}`)
export class MatchingPotsAdminController {
  constructor(
    private readonly pots: MatchingPotsAdminService,
    private readonly reports: MatchingReportsService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, MatchingPotRecord)
  async list(@AskedRange() range: ListRange): Promise<MatchingPotRecord[]> {
    return range.answer(await this.pots.list(range));
  }

  @Get(':id')
  @ApiOkResponse({ type: MatchingPotRecord })
  find(@Param('id', RecordUuidPipe) id: string): Promise<MatchingPotRecord> {
    return this.pots.find(id);
  }

  @Get(':id/days')
  @ApiOkResponse({ type: MatchingPotDays })
  async days(@Param('id', RecordUuidPipe) id: string): Promise<MatchingPotDays> {
    return { days: await this.reports.days((await this.pots.find(id)).id) };
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.pots.find(id)).id);
  }

  @Post()
  @ApiCreatedResponse({ type: MatchingPotRecord })
  async create(@Body() body: MatchingPotInput, @Caller() caller: CallingStaff): Promise<MatchingPotRecord> {
    return this.pots.find(await this.pots.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: MatchingPotRecord })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: MatchingPotChanges,
    @Caller() caller: CallingStaff,
  ): Promise<MatchingPotRecord> {
    await this.pots.change(id, body, caller);
    return this.pots.find(id);
  }

  @Post(':id/end')
  @HttpCode(200)
  @ApiOkResponse({ type: MatchingPotRecord })
  async end(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: MatchingPotEnd,
    @Caller() caller: CallingStaff,
  ): Promise<MatchingPotRecord> {
    await this.pots.end(id, body, caller);
    return this.pots.find(id);
  }

  @Post(':id/report-link')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: MatchingReportLink })
  async reportLink(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<MatchingReportLink> {
    return { url: await this.pots.reportLink(id, caller) };
  }

  @Delete(':id')
  @ApiOkResponse({ type: MatchingPotRecord })
  async remove(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<MatchingPotRecord> {
    const record = await this.pots.find(id);
    await this.pots.remove(id, caller);
    return record;
  }
}
