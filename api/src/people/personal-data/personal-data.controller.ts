import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { PrivacyPolicy } from './personal-data.dto.js';
import { ProcessingRecordService } from './processing-record.service.js';

@ApiTags('personal-data')
@Controller('personal-data')
export class PersonalDataController {
  constructor(private readonly processing: ProcessingRecordService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get('policy')
  @ApiOkResponse({ type: PrivacyPolicy })
  policy(): Promise<PrivacyPolicy> {
    return this.processing.policy();
  }
}
