import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../platform/http/audience.js';
import {
  RenderedTextResponse,
  ScholarshipDeskFiguresResponse,
  TextToRenderBody,
} from './scholarship-desk.dto.js';
import { ScholarshipDeskService } from './scholarship-desk.service.js';
import { lightMarkdown } from './scholarship-text.js';

@ApiTags('admin/scholarships')
@ApiBearerAuth()
@Staff('scholarships')
@Controller('admin/scholarships')
export class ScholarshipDeskAdminController {
  constructor(private readonly desk: ScholarshipDeskService) {}

  @Get('figures')
  @ApiOkResponse({ type: ScholarshipDeskFiguresResponse })
  figures(): Promise<ScholarshipDeskFiguresResponse> {
    return this.desk.figures();
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
