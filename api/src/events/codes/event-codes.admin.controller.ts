import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { EventCodeChanges, EventCodeInput, EventCodeRecord } from './event-code.dto.js';
import { EventCodesAdminService } from './event-codes-admin.service.js';

const RESOURCE = 'event-codes';
const DIALECT = {
  sorts: ['id', 'code', 'label', 'valid_until', 'created_at'],
  byDefault: ['code', 'ASC'],
  filters: { ids: 'ids', event_id: 'int' },
} as const;

@ApiTags('admin/event-codes')
@ApiBearerAuth()
@Staff(RESOURCE)
@Controller(`admin/${RESOURCE}`)
export class EventCodesAdminController {
  constructor(private readonly codes: EventCodesAdminService) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, EventCodeRecord)
  async list(@AskedRange() range: ListRange): Promise<EventCodeRecord[]> {
    return range.answer(await this.codes.list(range));
  }

  @Get(':id')
  @ApiOkResponse({ type: EventCodeRecord })
  find(@Param('id', RecordIdPipe) id: number): Promise<EventCodeRecord> {
    return this.codes.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: EventCodeRecord })
  async create(@Body() body: EventCodeInput, @Caller() caller: CallingStaff): Promise<EventCodeRecord> {
    return this.codes.find(await this.codes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: EventCodeRecord })
  async change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: EventCodeChanges,
    @Caller() caller: CallingStaff,
  ): Promise<EventCodeRecord> {
    await this.codes.change(id, body, caller);
    return this.codes.find(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: EventCodeRecord })
  async remove(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<EventCodeRecord> {
    const record = await this.codes.find(id);
    await this.codes.remove(id, caller);
    return record;
  }
}
