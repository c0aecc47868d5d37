import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { CreateStaffBody, StaffCreated, StaffRecord, UpdateStaffBody } from './access.dto.js';
import { StaffCodesService } from './staff-codes.service.js';
import { StaffService } from './staff.service.js';

const SORTS = ['id', 'name', 'roles', 'created_at', 'last_seen_at'];
const FILTERS = { ids: 'ids', q: 'text', revoked: 'boolean' } as const;

@ApiTags('admin/staff')
@ApiBearerAuth()
@Staff('staff')
@Controller('admin/staff')
export class StaffAdminController {
  constructor(
    private readonly staff: StaffService,
    private readonly codes: StaffCodesService,
  ) {}

  @Get()
  @ApiRange('staff', SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [StaffRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffRecord[]> {
    const range = RangeQuery.read(query, { sorts: SORTS, byDefault: ['name', 'ASC'], filters: FILTERS });
    const [records, count] = await this.staff.list(range);
    range.describe(reply, 'staff', records.length, count);
    return records;
  }

  @Get(':id')
  @ApiOkResponse({ type: StaffRecord })
  find(@Param('id', RecordIdPipe) id: number): Promise<StaffRecord> {
    return this.staff.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: StaffCreated })
  issue(@Body() body: CreateStaffBody, @Caller() caller: CallingStaff): Promise<StaffCreated> {
    return this.codes.issue(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: StaffRecord })
  change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: UpdateStaffBody,
    @Caller() caller: CallingStaff,
  ): Promise<StaffRecord> {
    return this.codes.change(id, body, caller);
  }

  @Delete(':id')
  @ApiOkResponse({ type: StaffRecord })
  revoke(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<StaffRecord> {
    return this.codes.revoke(id, caller);
  }
}
