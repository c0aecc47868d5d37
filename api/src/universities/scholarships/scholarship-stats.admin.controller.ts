import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import {
  RenderedTextResponse,
  ScholarshipAdminStatsResponse,
  TextToRenderBody,
} from './scholarship-stats.dto.js';
import { ScholarshipStatsService } from './scholarship-stats.service.js';
import { lightMarkdown } from './scholarship-text.js';

@ApiTags('admin/scholarships')
@ApiBearerAuth()
@Staff('scholarships')
@Controller('admin/scholarships')
export class ScholarshipStatsAdminController {
  constructor(private readonly adminList: ScholarshipStatsService) {}

  @Get('figures')
  @ApiOkResponse({ type: ScholarshipAdminStatsResponse })
  figures(): Promise<ScholarshipAdminStatsResponse> {
    return this.adminList.figures();
  }

  /** Reads a text, and keeps nothing of it. */
  @Staff('scholarships', 'read')
  @Post('rendering')
  @HttpCode(200)
  @ApiOkResponse({ type: RenderedTextResponse })
  rendering(@Body() { text }: TextToRenderBody): RenderedTextResponse {
    return { html: lightMarkdown(text) };
  }
}
