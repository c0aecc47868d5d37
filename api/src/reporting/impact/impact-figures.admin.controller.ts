import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { FigureInput, FiguresInput } from './impact-body.dto.js';
import { FIGURE_ORIGINS } from './impact-admin.contract.js';
import { FigureRecord, ImpactAdmin } from './impact-admin.dto.js';
import { ImpactFiguresService } from './impact-figures.service.js';

const DIALECT = {
  sorts: ['id', 'label', 'value', 'updated_at'],
  byDefault: ['id', 'ASC'],
  filters: { ids: 'ids', q: 'text', origin: FIGURE_ORIGINS },
} as const;

@ApiTags('admin/metrics')
@ApiBearerAuth()
@Staff('metrics')
@Controller('admin/metrics')
export class ImpactFiguresAdminController {
  constructor(private readonly figures: ImpactFiguresService) {}

  @Get()
  @ListRoute('metrics', DIALECT, FigureRecord)
  async list(@AskedRange() range: ListRange): Promise<FigureRecord[]> {
    return range.answer(await this.figures.list(range));
  }

  @Put()
  @ApiOkResponse({ type: ImpactAdmin })
  async enter(@Body() body: FiguresInput, @Caller() caller: CallingStaff): Promise<ImpactAdmin> {
    await this.figures.enter(body, caller);
    return this.figures.desk();
  }

  @Get(':id')
  @ApiOkResponse({ type: FigureRecord })
  find(@Param('id') id: string): Promise<FigureRecord> {
    return this.figures.find(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: FigureRecord })
  async enterOne(
    @Param('id') id: string,
    @Body() body: FigureInput,
    @Caller() caller: CallingStaff,
  ): Promise<FigureRecord> {
    await this.figures.enterOne(id, body, caller);
    return this.figures.find(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  history(@Param('id') id: string): Promise<AuditEntry[]> {
    return this.figures.history(id);
  }
}
