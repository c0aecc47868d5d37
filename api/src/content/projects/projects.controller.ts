import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { ProjectQuery, ProjectsQuery } from './project-query.dto.js';
import { ProjectPageResponse, ProjectResponse } from './project-response.dto.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: ProjectPageResponse })
  list(@Query() query: ProjectsQuery, @AskedPath() asked: string): Promise<ProjectPageResponse> {
    return this.projects.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: ProjectResponse })
  find(@Param('slug_or_id') slugOrId: string, @Query() { preview }: ProjectQuery): Promise<ProjectResponse> {
    return this.projects.find(slugOrId, preview);
  }
}
