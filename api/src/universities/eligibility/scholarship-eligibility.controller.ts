import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { EligibilityPage, EligibilityQuery } from './scholarship-eligibility.dto.js';
import { ScholarshipEligibilityService } from './scholarship-eligibility.service.js';

@ApiTags('scholarships')
@Controller('universities/scholarships/eligibility')
export class ScholarshipEligibilityController {
  constructor(private readonly eligibility: ScholarshipEligibilityService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: EligibilityPage })
  list(@Query() query: EligibilityQuery, @AskedPath() asked: string): Promise<EligibilityPage> {
    return this.eligibility.list(query, asked);
  }
}
