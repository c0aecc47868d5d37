import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { EligibilityPageResponse, EligibilityQuery } from './scholarship-eligibility.dto.js';
import { ScholarshipEligibilityService } from './scholarship-eligibility.service.js';

@ApiTags('scholarships')
@Controller('universities/scholarships/eligibility')
export class ScholarshipEligibilityController {
  constructor(private readonly eligibility: ScholarshipEligibilityService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: EligibilityPageResponse })
  list(@Query() query: EligibilityQuery, @AskedPath() asked: string): Promise<EligibilityPageResponse> {
    return this.eligibility.list(query, asked);
  }
}
