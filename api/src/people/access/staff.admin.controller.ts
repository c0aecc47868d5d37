import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { CreateStaffBody, StaffCreated, StaffRecord, UpdateStaffBody } from './access.dto.js';
import { StaffCodesService } from './staff-codes.service.js';
import { StaffService } from './staff.service.js';

const DIALECT = {
  sorts: ['id', 'name', 'roles', 'created_at', 'last_seen_at'],
  byDefault: ['name', 'ASC'],
  filters: { ids: 'ids', q: 'text', revoked: 'boolean' },
} as const;

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
  @ListRoute('staff', DIALECT, StaffRecord)
  async list(@AskedRange() range: ListRange): Promise<StaffRecord[]> {
    return range.answer(await this.staff.list(range));
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
