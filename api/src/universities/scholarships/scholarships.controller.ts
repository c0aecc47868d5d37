import { Controller, Get, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { isAboutCaller, KnownCaller, type ScholarshipCaller } from './scholarship-caller.js';
import { ScholarshipFacetsService } from './scholarship-facets.service.js';
import { ScholarshipTotalsService } from './scholarship-totals.service.js';
import {
  FeaturedScholarshipsQuery,
  ScholarshipFiltersQuery,
  ScholarshipQuery,
  ScholarshipsQuery,
} from './scholarship-query.dto.js';
import { ScholarshipCountry, ScholarshipFacets, ScholarshipStatistics } from './scholarship-totals.dto.js';
import { ScholarshipPageResponse, Scholarship, ScholarshipSummary } from './scholarship.dto.js';
import { ScholarshipSimilarService } from './scholarship-similar.service.js';
import { ScholarshipsService } from './scholarships.service.js';
import { ScholarshipViewsService } from './scholarship-views.service.js';

const VISITOR = {
  name: 'X-Visitor-Id',
  required: false,
  description: 'Identifiant aléatoire (UUID) d’un visiteur, pour savoir ce qu’il a mis en favori',
};

@ApiTags('universities')
@Controller('universities/scholarships')
export class ScholarshipsController {
  constructor(
    private readonly scholarships: ScholarshipsService,
    private readonly facets: ScholarshipFacetsService,
    private readonly figures: ScholarshipTotalsService,
    private readonly views: ScholarshipViewsService,
    private readonly others: ScholarshipSimilarService,
  ) {}

  @Public()
  @CachedUntilNextRevision()
  @Get(':id/similar')
  @ApiOkResponse({ type: [ScholarshipSummary] })
  similar(@Param('id', RecordIdPipe) id: number): Promise<ScholarshipSummary[]> {
    return this.others.to(id);
  }

  @Public()
  @CachedUntilNextRevision({ unless: isAboutCaller })
  @Get()
  @ApiHeader(VISITOR)
  @ApiOkResponse({ type: ScholarshipPageResponse })
  list(
    @Query() query: ScholarshipsQuery,
    @AskedPath() asked: string,
    @KnownCaller() caller: ScholarshipCaller | null,
  ): Promise<ScholarshipPageResponse> {
    return this.scholarships.list(query, asked, caller);
  }

  @Public()
  @CachedUntilNextRevision({ unless: isAboutCaller })
  @Get('featured')
  @ApiHeader(VISITOR)
  @ApiOkResponse({ type: [ScholarshipSummary] })
  featured(
    @Query() { count }: FeaturedScholarshipsQuery,
    @KnownCaller() caller: ScholarshipCaller | null,
  ): Promise<ScholarshipSummary[]> {
    return this.scholarships.featured(count, caller);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get('facets')
  @ApiOkResponse({ type: ScholarshipFacets })
  facetsOf(@Query() filters: ScholarshipFiltersQuery): Promise<ScholarshipFacets> {
    return this.facets.of(filters);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(['statistics', 'stats'])
  @ApiOkResponse({ type: ScholarshipStatistics })
  statistics(): Promise<ScholarshipStatistics> {
    return this.figures.statistics();
  }

  @Public()
  @CachedUntilNextRevision()
  @Get('countries')
  @ApiOkResponse({ type: [ScholarshipCountry] })
  countries(): Promise<ScholarshipCountry[]> {
    return this.figures.countries();
  }

  @Public()
  @CachedUntilNextRevision()
  @Get('fields_of_study')
  @ApiOkResponse({ type: [String] })
  fieldsOfStudy(): Promise<string[]> {
    return this.figures.fieldsOfStudy();
  }

  @Public()
  @CachedUntilNextRevision({ unless: isAboutCaller })
  @Get(':slug_or_id')
  @ApiHeader(VISITOR)
  @ApiOkResponse({ type: Scholarship })
  find(
    @Param('slug_or_id') slugOrId: string,
    @Query() { preview }: ScholarshipQuery,
    @KnownCaller() caller: ScholarshipCaller | null,
  ): Promise<Scholarship> {
    return this.scholarships.read(slugOrId, preview, caller);
  }

  @Public()
  @Post(':id/view')
  @HttpCode(204)
  @ApiNoContentResponse()
  view(@Param('id', RecordIdPipe) id: number, @Ip() address: string): void {
    this.views.count(id, address);
  }
}
