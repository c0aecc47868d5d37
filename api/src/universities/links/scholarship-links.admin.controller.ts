import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { LinkChecksAsked, LinkChecksBody } from './scholarship-links.dto.js';
import { ScholarshipLinksService } from './scholarship-links.service.js';

@ApiTags('admin/scholarships')
@ApiBearerAuth()
@Staff('scholarships')
@Controller('admin/scholarship-links')
export class ScholarshipLinksAdminController {
  constructor(private readonly links: ScholarshipLinksService) {}

  @Post('checks')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: LinkChecksAsked })
  async check(@Body() { ids }: LinkChecksBody): Promise<LinkChecksAsked> {
    return { asked: await this.links.ask(ids) };
  }
}
