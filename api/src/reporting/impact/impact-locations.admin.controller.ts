import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
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
  @ApiRange(RESOURCE, DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [LocationRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LocationRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.locations.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
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
