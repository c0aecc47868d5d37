import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntryResponse } from '../../core/audit/audit.dto.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { FigureBody, FiguresBody } from './impact-body.dto.js';
import { FIGURE_ORIGINS } from './impact-admin.contract.js';
import { FigureRecordResponse, ImpactAdminResponse } from './impact-admin-response.dto.js';
import { ImpactFiguresService } from './impact-figures.service.js';

const SORTS = ['id', 'label', 'value', 'updated_at'];
const FILTERS = { ids: 'ids', q: 'text', origin: FIGURE_ORIGINS } as const;
const DIALECT = { sorts: SORTS, byDefault: ['id', 'ASC'], filters: FILTERS } as const;

@ApiTags('admin/metrics')
@ApiBearerAuth()
@Staff('metrics')
@Controller('admin/metrics')
export class ImpactFiguresAdminController {
  constructor(private readonly figures: ImpactFiguresService) {}

  @Get()
  @ApiRange('metrics', SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [FigureRecordResponse] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FigureRecordResponse[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.figures.list(range);
    range.describe(reply, 'metrics', records.length, count);
    return records;
  }

  @Put()
  @ApiOkResponse({ type: ImpactAdminResponse })
  async enter(@Body() body: FiguresBody, @Caller() caller: CallingStaff): Promise<ImpactAdminResponse> {
    await this.figures.enter(body, caller);
    return this.figures.desk();
  }

  @Get(':id')
  @ApiOkResponse({ type: FigureRecordResponse })
  find(@Param('id') id: string): Promise<FigureRecordResponse> {
    return this.figures.find(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: FigureRecordResponse })
  async enterOne(
    @Param('id') id: string,
    @Body() body: FigureBody,
    @Caller() caller: CallingStaff,
  ): Promise<FigureRecordResponse> {
    await this.figures.enterOne(id, body, caller);
    return this.figures.find(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntryResponse] })
  history(@Param('id') id: string): Promise<AuditEntryResponse[]> {
    return this.figures.history(id);
  }
}
