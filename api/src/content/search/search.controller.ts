import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { SearchAnswer, SearchQuery } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: SearchAnswer })
  find(@Query() query: SearchQuery, @AskedPath() asked: string): Promise<SearchAnswer> {
    return this.search.find(query, asked);
  }
}
