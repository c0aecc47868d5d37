import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { CategoriesService } from './term-records.service.js';
import { CategoryPage } from './taxonomy.dto.js';

@ApiTags('categories')
@Controller('categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: CategoryPage })
  list(@Query() query: PageQuery, @AskedPath() asked: string): Promise<CategoryPage> {
    return this.categories.page(query, asked);
  }
}
