import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { PartnersQuery } from './partner-query.dto.js';
import { PartnerPage } from './partner.dto.js';
import { PartnersService } from './partners.service.js';

@ApiTags('partners')
@Controller('partners')
export class PartnersController {
  constructor(private readonly partners: PartnersService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: PartnerPage })
  list(@Query() query: PartnersQuery, @AskedPath() asked: string): Promise<PartnerPage> {
    return this.partners.list(query, asked);
  }
}
