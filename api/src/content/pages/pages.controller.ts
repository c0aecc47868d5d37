import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { ContentPageQuery, ContentPagesQuery } from './page-query.dto.js';
import { ContentPageListResponse, ContentPageResponse } from './page-response.dto.js';
import { PagesService } from './pages.service.js';

@ApiTags('pages')
@Controller('pages')
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: ContentPageListResponse })
  list(@Query() query: ContentPagesQuery, @AskedPath() asked: string): Promise<ContentPageListResponse> {
    return this.pages.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: ContentPageResponse })
  find(
    @Param('slug_or_id') slugOrId: string,
    @Query() { preview }: ContentPageQuery,
  ): Promise<ContentPageResponse> {
    return this.pages.find(slugOrId, preview);
  }
}
