import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SearchSourcesService } from './search-sources.service.js';
import { SpellingService } from './spelling.service.js';

@Module({
  controllers: [SearchController],
  providers: [SearchService, SearchSourcesService, SpellingService],
})
export class SearchModule {}
