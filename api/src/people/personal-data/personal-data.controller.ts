import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { PrivacyPolicyResponse } from './processing-record.dto.js';
import { ProcessingRecordService } from './processing-record.service.js';

@ApiTags('personal-data')
@Controller('personal-data')
export class PersonalDataController {
  constructor(private readonly processing: ProcessingRecordService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get('policy')
  @ApiOkResponse({ type: PrivacyPolicyResponse })
  policy(): Promise<PrivacyPolicyResponse> {
    return this.processing.policy();
  }
}
