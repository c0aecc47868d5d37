import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { RenderedText, ScholarshipAdminStats, TextToRenderBody } from './scholarship-stats.dto.js';
import { ScholarshipStatsService } from './scholarship-stats.service.js';
import { lightMarkdown } from './scholarship-text.js';

@ApiTags('admin/scholarships')
@ApiBearerAuth()
@Staff('scholarships')
@Controller('admin/scholarships')
export class ScholarshipStatsAdminController {
  constructor(private readonly adminList: ScholarshipStatsService) {}

  @Get('figures')
  @ApiOkResponse({ type: ScholarshipAdminStats })
  figures(): Promise<ScholarshipAdminStats> {
    return this.adminList.figures();
  }

  /** Reads a text, and keeps nothing of it. */
  @Staff('scholarships', 'read')
  @Post('rendering')
  @HttpCode(200)
  @ApiOkResponse({ type: RenderedText })
  rendering(@Body() { text }: TextToRenderBody): RenderedText {
    return { html: lightMarkdown(text) };
  }
}
