import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { NewsletterFiguresService } from './newsletter-figures.service.js';
import { NewsletterFigure, NewsletterPreview, NewsletterPreviewQuery } from './newsletter-part.dto.js';
import { NewsletterPreviewService } from './newsletter-preview.service.js';

@ApiTags('admin/newsletters')
@ApiBearerAuth()
@Staff('newsletters')
@Controller('admin')
export class NewsletterPreviewsAdminController {
  constructor(
    private readonly previews: NewsletterPreviewService,
    private readonly figures: NewsletterFiguresService,
  ) {}

  /** As it is saved, with the records of the site as they are now. */
  @Get('newsletters/:id/preview')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterPreview })
  preview(
    @Param('id', RecordIdPipe) id: number,
    @Query() { first_name }: NewsletterPreviewQuery,
  ): Promise<NewsletterPreview> {
    return this.previews.preview(id, first_name ?? '');
  }

  @Get('newsletter-figures')
  @ApiOkResponse({ type: [NewsletterFigure] })
  all(): Promise<NewsletterFigure[]> {
    return this.figures.all();
  }
}
