import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { CampaignPage, Campaign } from './campaign.dto.js';
import { CampaignQuery, CampaignsQuery } from './campaign-query.dto.js';
import { CampaignsService } from './campaigns.service.js';

@ApiTags('campaigns')
@Controller('campaigns')
export class CampaignsController {
  constructor(private readonly campaigns: CampaignsService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: CampaignPage })
  list(@Query() query: CampaignsQuery, @AskedPath() asked: string): Promise<CampaignPage> {
    return this.campaigns.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: Campaign })
  find(@Param('slug_or_id') slugOrId: string, @Query() { preview }: CampaignQuery): Promise<Campaign> {
    return this.campaigns.find(slugOrId, preview);
  }
}
