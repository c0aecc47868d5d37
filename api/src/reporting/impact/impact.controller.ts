import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { LocationsQuery, YearsQuery } from './impact-query.dto.js';
import { LocationPageResponse, Metrics, RegionPageResponse, YearPageResponse } from './impact.dto.js';
import { ImpactService } from './impact.service.js';

@ApiTags('metrics')
@Public()
@Controller('metrics')
export class ImpactController {
  constructor(private readonly impact: ImpactService) {}

  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: Metrics })
  metrics(): Promise<Metrics> {
    return this.impact.metrics();
  }

  @CachedUntilNextRevision()
  @Get('locations')
  @ApiOkResponse({ type: LocationPageResponse })
  locations(@Query() query: LocationsQuery, @AskedPath() asked: string): Promise<LocationPageResponse> {
    return this.impact.locations(query, asked);
  }

  @CachedUntilNextRevision()
  @Get('regions')
  @ApiOkResponse({ type: RegionPageResponse })
  regions(@Query() query: PageQuery, @AskedPath() asked: string): Promise<RegionPageResponse> {
    return this.impact.regions(query, asked);
  }

  @CachedUntilNextRevision()
  @Get('crud/yearly-progress')
  @ApiOkResponse({ type: YearPageResponse })
  years(@Query() query: YearsQuery, @AskedPath() asked: string): Promise<YearPageResponse> {
    return this.impact.years(query, asked);
  }
}
