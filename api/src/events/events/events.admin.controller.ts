import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { BulkResponse } from '../../platform/http/bulk.dto.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { EventBulkBody, EventCancellation, EventInput, EventUpdate } from './event-input.dto.js';
import { EventRepeated, EventRepetition, EventSeriesChange, EventSeriesChanged } from './event-series.dto.js';
import { EventRecord } from './event.dto.js';
import { EVENT_ORDERINGS, EVENT_STATUSES, EVENT_TIMES, EVENT_TYPES } from './event-choices.contract.js';
import { EventInterestsService } from './event-interests.service.js';
import { EventSeriesChangesService } from './event-series-changes.service.js';
import { EventSeriesService } from './event-series.service.js';
import { EventsAdminService } from './events-admin.service.js';
import { EventWritesService } from './event-writes.service.js';

const DIALECT = {
  sorts: ['id', 'updated_at', 'status', 'event_type', 'city', 'featured', 'publish_at', ...EVENT_ORDERINGS],
  byDefault: ['start_date', 'DESC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: EVENT_STATUSES,
    event_type: EVENT_TYPES,
    time: EVENT_TIMES,
    is_online: 'boolean',
    is_free: 'boolean',
    requires_registration: 'boolean',
    featured: 'boolean',
    tag_ids: 'ids',
    city: 'text',
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/events')
@ApiBearerAuth()
@Staff('events')
@Controller('admin/events')
export class EventsAdminController {
  constructor(
    private readonly events: EventsAdminService,
    private readonly writes: EventWritesService,
    private readonly interests: EventInterestsService,
    private readonly series: EventSeriesService,
    private readonly seriesChanges: EventSeriesChangesService,
  ) {}

  @Get()
  @ApiRange('events', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [EventRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.events.list(range);
    range.describe(reply, 'events', records.length, count);
    return records;
  }

  @Staff('events', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="evenements.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('events', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.events.export(RangeQuery.read(query, DIALECT));
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResponse })
  async updateMany(@Body() body: EventBulkBody, @Caller() caller: CallingStaff): Promise<BulkResponse> {
    return { updated: await this.writes.updateMany(body, caller) };
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: EventRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<EventRecord> {
    return this.events.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: EventRecord })
  async create(@Body() body: EventInput, @Caller() caller: CallingStaff): Promise<EventRecord> {
    return this.events.find(await this.writes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: EventRecord })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: EventUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<EventRecord> {
    await this.writes.update(id, body, caller);
    return this.events.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRecord })
  async cancel(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: EventCancellation,
    @Caller() caller: CallingStaff,
  ): Promise<EventRecord> {
    await this.writes.cancel(id, body, caller);
    return this.events.find(id);
  }

  /** Further dates of the same event, as drafts. */
  @Post(':id/repeat')
  @ApiCreatedResponse({ type: EventRepeated })
  repeat(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: EventRepetition,
    @Caller() caller: CallingStaff,
  ): Promise<EventRepeated> {
    return this.series.repeat(id, body, caller);
  }

  /** Hour and place of this date, of those that follow, or of the whole series. */
  @Post(':id/series')
  @HttpCode(200)
  @ApiOkResponse({ type: EventSeriesChanged })
  changeSeries(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: EventSeriesChange,
    @Caller() caller: CallingStaff,
  ): Promise<EventSeriesChanged> {
    return this.seriesChanges.change(id, body, caller);
  }

  @Post(':id/reinstate')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRecord })
  async reinstate(
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<EventRecord> {
    await this.writes.reinstate(id, version, caller);
    return this.events.find(id);
  }

  @Staff('event-interests', 'export')
  @Get(':id/interests')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="personnes-interessees.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  async exportInterests(@Param('id', RecordIdPipe) id: number): Promise<string> {
    return this.interests.export((await this.events.find(id)).id);
  }
}
