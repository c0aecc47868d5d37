import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/http/audience.js';
import { KeptUntilNextRevision } from '../platform/http/public-cache.js';
import { PublicSettingsResponse } from './setting.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @KeptUntilNextRevision()
  @Get('public')
  @ApiOkResponse({ type: PublicSettingsResponse })
  public(): Promise<PublicSettingsResponse> {
    return this.settings.public();
  }
}
