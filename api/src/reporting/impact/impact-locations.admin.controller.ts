import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { ArrangedResponse, OrderBody } from '../../content/publishing/publishing.dto.js';
import { LocationInput, LocationUpdate } from './impact-body.dto.js';
import { ImpactLocationsService } from './impact-locations.service.js';
import { LocationRecord } from './impact.dto.js';

const RESOURCE = 'location-metrics';
const DIALECT = {
  sorts: [
    'order',
    'id',
    'name',
    'country',
    'books_distributed',
    'beneficiaries_count',
    'libraries_count',
    'is_active',
    'updated_at',
  ],
  byDefault: ['order', 'ASC'],
  filters: { ids: 'ids', q: 'text', country: 'text', is_active: 'boolean', shelf: SHELVES },
} as const;

@ApiTags('admin/location-metrics')
@ApiBearerAuth()
@Staff('location-metrics')
@Controller([`admin/${RESOURCE}`, `metrics/crud/${RESOURCE}`])
export class ImpactLocationsAdminController {
  constructor(private readonly locations: ImpactLocationsService) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, LocationRecord)
  async list(@AskedRange() range: ListRange): Promise<LocationRecord[]> {
    return range.answer(await this.locations.list(range));
  }

  @Get(':id')
  @ApiOkResponse({ type: LocationRecord })
  find(@Param('id', RecordIdPipe) id: number): Promise<LocationRecord> {
    return this.locations.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: LocationRecord })
  create(@Body() body: LocationInput, @Caller() caller: CallingStaff): Promise<LocationRecord> {
    return this.locations.create(body, caller);
  }

  @Post('order')
  @HttpCode(200)
  @ApiOkResponse({ type: ArrangedResponse })
  async arrange(@Body() { ids }: OrderBody, @Caller() caller: CallingStaff): Promise<ArrangedResponse> {
    return { moved: await this.locations.arrange(ids, caller) };
  }

  @Put(':id')
  @ApiOkResponse({ type: LocationRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: LocationUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<LocationRecord> {
    return this.locations.update(id, body, caller);
  }

  @Delete(':id')
  @ApiOkResponse({ type: LocationRecord })
  remove(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<LocationRecord> {
    return this.locations.remove(id, caller);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: LocationRecord })
  restore(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<LocationRecord> {
    return this.locations.restore(id, caller);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  history(@Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.locations.history(id);
  }
}
