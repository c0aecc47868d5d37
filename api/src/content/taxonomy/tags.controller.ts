import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { TagsService } from './term-records.service.js';
import { TagPage } from './taxonomy.dto.js';

@ApiTags('tags')
@Controller('tags')
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: TagPage })
  list(@Query() query: PageQuery, @AskedPath() asked: string): Promise<TagPage> {
    return this.tags.page(query, asked);
  }
}
