import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { AudienceCount, AudienceInput, AudienceReasons, AudienceReasonsInput } from './audience.dto.js';
import { AudiencesService } from './audiences.service.js';

@ApiTags('admin/newsletters')
@ApiBearerAuth()
@Controller('admin/newsletter-audiences')
export class AudiencesAdminController {
  constructor(private readonly audiences: AudiencesService) {}

  @Staff('newsletters', 'read')
  @Post('count')
  @HttpCode(200)
  @ApiOkResponse({ type: AudienceCount })
  async count(@Body() { audience }: AudienceInput): Promise<AudienceCount> {
    return this.audiences.count(this.audiences.checked(audience));
  }

  /** Who asks knows the address, and learns of it: for those who may read subscribers. */
  @Staff('newsletter-subscribers', 'export')
  @Post('reasons')
  @HttpCode(200)
  @ApiOkResponse({ type: AudienceReasons })
  async reasons(@Body() { audience, email }: AudienceReasonsInput): Promise<AudienceReasons> {
    return this.audiences.reasons(this.audiences.checked(audience), email);
  }
}
