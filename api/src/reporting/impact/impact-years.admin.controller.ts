import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { YearInput, YearUpdate } from './impact-body.dto.js';
import { YearRecord } from './impact.dto.js';
import { ImpactYearsService } from './impact-years.service.js';

const RESOURCE = 'yearly-progress';
const DIALECT = {
  sorts: ['year', 'id', 'books_distributed', 'libraries_count', 'is_active', 'updated_at'],
  byDefault: ['year', 'ASC'],
  filters: { ids: 'ids', q: 'text', year: 'text', is_active: 'boolean', shelf: SHELVES },
} as const;
/** Where the specification has it: visitors read the list of this path, staff write it. */
const SPECIFIED = `metrics/crud/${RESOURCE}`;

@ApiTags('admin/yearly-progress')
@ApiBearerAuth()
@Staff('yearly-progress')
@Controller()
export class ImpactYearsAdminController {
  constructor(private readonly years: ImpactYearsService) {}

  @Get(`admin/${RESOURCE}`)
  @ListRoute(RESOURCE, DIALECT, YearRecord)
  async list(@AskedRange() range: ListRange): Promise<YearRecord[]> {
    return range.answer(await this.years.list(range));
  }

  @Get([`admin/${RESOURCE}/:id`, `${SPECIFIED}/:id`])
  @ApiOkResponse({ type: YearRecord })
  find(@Param('id', RecordIdPipe) id: number): Promise<YearRecord> {
    return this.years.find(id);
  }

  @Post([`admin/${RESOURCE}`, SPECIFIED])
  @ApiCreatedResponse({ type: YearRecord })
  create(@Body() body: YearInput, @Caller() caller: CallingStaff): Promise<YearRecord> {
    return this.years.create(body, caller);
  }

  @Put([`admin/${RESOURCE}/:id`, `${SPECIFIED}/:id`])
  @ApiOkResponse({ type: YearRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: YearUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<YearRecord> {
    return this.years.update(id, body, caller);
  }

  @Delete([`admin/${RESOURCE}/:id`, `${SPECIFIED}/:id`])
  @ApiOkResponse({ type: YearRecord })
  remove(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<YearRecord> {
    return this.years.remove(id, caller);
  }

  @Post(`admin/${RESOURCE}/:id/restore`)
  @HttpCode(200)
  @ApiOkResponse({ type: YearRecord })
  restore(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<YearRecord> {
    return this.years.restore(id, caller);
  }

  @Get(`admin/${RESOURCE}/:id/history`)
  @ApiOkResponse({ type: [AuditEntry] })
  history(@Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.years.history(id);
  }
}
