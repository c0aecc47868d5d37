import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import {
  CampaignUpdateView,
  CampaignUpdatePage,
  CampaignUpdateQuery,
  CampaignUpdatesQuery,
} from './campaign-update.dto.js';
import { CampaignUpdatesService } from './campaign-updates.service.js';

@ApiTags('campaign-updates')
@Controller('campaign-updates')
export class CampaignUpdatesController {
  constructor(private readonly updates: CampaignUpdatesService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: CampaignUpdatePage })
  list(@Query() query: CampaignUpdatesQuery, @AskedPath() asked: string): Promise<CampaignUpdatePage> {
    return this.updates.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: CampaignUpdateView })
  find(
    @Param('slug_or_id') slugOrId: string,
    @Query() { preview }: CampaignUpdateQuery,
  ): Promise<CampaignUpdateView> {
    return this.updates.find(slugOrId, preview);
  }
}
