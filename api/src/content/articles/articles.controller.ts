import { Controller, Get, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ArticleQuery, ArticlesQuery } from './article-query.dto.js';
import { Article, ArticlePage } from './article.dto.js';
import { ArticleViewsService } from './article-views.service.js';
import { ArticlesService } from './articles.service.js';

@ApiTags('articles')
@Controller('articles')
export class ArticlesController {
  constructor(
    private readonly articles: ArticlesService,
    private readonly views: ArticleViewsService,
  ) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: ArticlePage })
  list(@Query() query: ArticlesQuery, @AskedPath() asked: string): Promise<ArticlePage> {
    return this.articles.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: Article })
  find(@Param('slug_or_id') slugOrId: string, @Query() { preview }: ArticleQuery): Promise<Article> {
    return this.articles.find(slugOrId, preview);
  }

  @Public()
  @Post(':id/view')
  @HttpCode(204)
  @ApiNoContentResponse()
  view(@Param('id', RecordIdPipe) id: number, @Ip() address: string): void {
    this.views.count(id, address);
  }
}
