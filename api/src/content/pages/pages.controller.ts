import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { ContentPageQuery, ContentPagesQuery } from './page-query.dto.js';
import { ContentPageList, ContentPage } from './page.dto.js';
import { PagesService } from './pages.service.js';

@ApiTags('pages')
@Controller('pages')
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: ContentPageList })
  list(@Query() query: ContentPagesQuery, @AskedPath() asked: string): Promise<ContentPageList> {
    return this.pages.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: ContentPage })
  find(@Param('slug_or_id') slugOrId: string, @Query() { preview }: ContentPageQuery): Promise<ContentPage> {
    return this.pages.find(slugOrId, preview);
  }
}
