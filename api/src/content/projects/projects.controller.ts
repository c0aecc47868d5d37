import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { ProjectQuery, ProjectsQuery } from './project-query.dto.js';
import { Project, ProjectPage } from './project.dto.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: ProjectPage })
  list(@Query() query: ProjectsQuery, @AskedPath() asked: string): Promise<ProjectPage> {
    return this.projects.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: Project })
  find(@Param('slug_or_id') slugOrId: string, @Query() { preview }: ProjectQuery): Promise<Project> {
    return this.projects.find(slugOrId, preview);
  }
}
