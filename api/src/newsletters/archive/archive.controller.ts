import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { AskedPath } from '../../platform/http/asked-path.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { ArchivedNewsletter, ArchivedNewsletterPage } from './archive.dto.js';
import { NewsletterArchiveService } from './newsletter-archive.service.js';

@ApiTags('newsletter')
@Public()
@Controller('newsletter-archive')
export class NewsletterArchiveController {
  constructor(private readonly archive: NewsletterArchiveService) {}

  @Get()
  @CachedUntilNextRevision()
  @ApiOkResponse({ type: ArchivedNewsletterPage })
  list(@Query() query: PageQuery, @AskedPath() asked: string): Promise<ArchivedNewsletterPage> {
    return this.archive.list(query, asked);
  }

  @Get(':slug')
  @CachedUntilNextRevision()
  @ApiParam({ name: 'slug', description: 'La fin de son adresse dans l’archive' })
  @ApiOkResponse({ type: ArchivedNewsletter })
  find(@Param('slug') slug: string): Promise<ArchivedNewsletter> {
    return this.archive.find(slug);
  }
}
