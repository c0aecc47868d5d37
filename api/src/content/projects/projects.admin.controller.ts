import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
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
  @ListRoute('projects', DIALECT, ProjectRecord)
  async list(@AskedRange() range: ListRange): Promise<ProjectRecord[]> {
    return range.answer(await this.projects.list(range));
  }

  @Staff('projects', 'export')
  @Get('export')
  @CsvRoute('projects', DIALECT, 'projets.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.projects.export(range);
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
