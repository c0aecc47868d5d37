import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { NewsletterPublicationService } from './newsletter-publication.service.js';
import { NewsletterRecord } from './newsletter.dto.js';
import { NewslettersService } from './newsletters.service.js';

@ApiTags('admin/newsletters')
@ApiBearerAuth()
@Staff('newsletters')
@Controller('admin/newsletters/:id')
export class NewsletterPublicationAdminController {
  constructor(
    private readonly newsletters: NewslettersService,
    private readonly publication: NewsletterPublicationService,
  ) {}

  @Post('withdraw')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async withdraw(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.publication.set(id, false, caller);
    return this.newsletters.find(id);
  }

  @Post('publish')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async publish(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.publication.set(id, true, caller);
    return this.newsletters.find(id);
  }
}
