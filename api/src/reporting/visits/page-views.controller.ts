import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Public } from '../../platform/http/audience.js';
import { isForTheSiteItself } from '../../platform/http/internal-link.js';
import { PageViews } from './page-view.dto.js';
import { VisitsService } from './visits.service.js';

/** What the site's own server counted. Through the front door, nobody gets here. */
@ApiExcludeController()
@Public()
@Controller('page-views')
export class PageViewsController {
  constructor(private readonly visits: VisitsService) {}

  @Post()
  @HttpCode(204)
  async record(@Body() { views, refused }: PageViews, @Req() request: FastifyRequest): Promise<void> {
    if (!isForTheSiteItself(request)) throw platformErrors.notFound();
    await this.visits.record(views, refused);
  }
}
