import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { PartnersQuery } from './partner-query.dto.js';
import { PartnerPageResponse } from './partner-response.dto.js';
import { PartnersService } from './partners.service.js';

@ApiTags('partners')
@Controller('partners')
export class PartnersController {
  constructor(private readonly partners: PartnersService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: PartnerPageResponse })
  list(@Query() query: PartnersQuery, @AskedPath() asked: string): Promise<PartnerPageResponse> {
    return this.partners.list(query, asked);
  }
}
