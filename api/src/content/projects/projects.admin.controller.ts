import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { ArrangedResponse, OrderBody } from '../publishing/publishing.dto.js';
import { PROJECT_ACTIONS, PROJECT_ORDERINGS, PROJECT_STATUSES } from './project.contract.js';
import { ProjectInput, ProjectRecord, ProjectUpdate } from './project.dto.js';
import { ProjectsAdminService } from './projects-admin.service.js';

const DIALECT = {
  sorts: ['id', 'status', 'action', 'country', 'featured', ...PROJECT_ORDERINGS],
  byDefault: ['order', 'ASC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: PROJECT_STATUSES,
    action: PROJECT_ACTIONS,
    featured: 'boolean',
    is_live: 'boolean',
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/projects')
@ApiBearerAuth()
@Staff('projects')
@Controller('admin/projects')
export class ProjectsAdminController {
  constructor(private readonly projects: ProjectsAdminService) {}

  @Get()
  @ApiRange('projects', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [ProjectRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProjectRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.projects.list(range);
    range.describe(reply, 'projects', records.length, count);
    return records;
  }

  @Staff('projects', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="projets.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('projects', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.projects.export(RangeQuery.read(query, DIALECT));
  }

  @Post('order')
  @HttpCode(200)
  @ApiOkResponse({ type: ArrangedResponse })
  async arrange(@Body() { ids }: OrderBody, @Caller() caller: CallingStaff): Promise<ArrangedResponse> {
    return { moved: await this.projects.arrange(ids, caller) };
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: ProjectRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<ProjectRecord> {
    return this.projects.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: ProjectRecord })
  create(@Body() body: ProjectInput, @Caller() caller: CallingStaff): Promise<ProjectRecord> {
    return this.projects.create(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: ProjectRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ProjectUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<ProjectRecord> {
    return this.projects.update(id, body, caller);
  }
}
